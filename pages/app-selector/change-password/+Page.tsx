import Button from 'react-bootstrap/Button'
import { routes } from '../../../shared/routes'
import { Field, firstWrong } from '../../../views/components/Field'
import { FormMessage } from '../../../views/components/FormMessage'
import { LinkButton } from '../../../views/components/LinkButton'
import { OwnSessions } from '../../../views/components/OwnSessions'
import { useFrame } from '../../../views/FrameContext'
import { Widget } from '../../../views/widgets/Widget'
import '../../../views/styles/accountPage.scss'

export function Page() {
  const { csrfToken, form, viewer, address, ownSessions, cameFrom } = useFrame()
  const isTemporary = viewer?.isTemporaryPassword ?? false
  const errors = form?.errors ?? {}
  const returnTo = form?.values.returnTo ?? cameFrom
  const focus = firstWrong(['oldPassword', 'password', 'confirmPassword'], errors)
  return (
    <div className="cw-account">
      <h1>Change password</h1>
      <p className="cw-2 mb-0">
        {isTemporary
          ? 'You signed in with a temporary password. Choose one of your own to go on.'
          : 'Your other sessions end when the password changes.'}
      </p>
      <form className="cw-panel" method="post" action={address}>
        <input type="hidden" name="_csrf" value={csrfToken} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        {form?.message && <FormMessage lines={[form.message]} />}
        {!isTemporary && (
          <Field
            name="oldPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.oldPassword}
            autoFocus={focus === 'oldPassword'}
          />
        )}
        <Widget name="password-checklist" props={{ errors, focus }} />
        <div className="d-flex gap-2 mt-4">
          <Button size="lg" className="flex-grow-1" type="submit">
            Change password
          </Button>
          {!isTemporary && (
            <LinkButton variant="outline-secondary" size="lg" href={returnTo ?? routes.appSelector.path}>
              Cancel
            </LinkButton>
          )}
        </div>
      </form>
      {ownSessions && (
        <OwnSessions sessions={ownSessions} action={address} csrfToken={csrfToken} error={errors.currentPassword} />
      )}
    </div>
  )
}
