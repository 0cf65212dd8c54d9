import Button from 'react-bootstrap/Button'
import { routes } from '../../shared/routes'
import { loginRules } from '../../shared/validation/fieldRules'
import { Field, firstWrong } from '../../views/components/Field'
import { FieldError } from '../../views/components/FieldError'
import { FormMessage } from '../../views/components/FormMessage'
import { fieldOf } from '../../views/components/fieldOf'
import { LinkButton } from '../../views/components/LinkButton'
import { PasswordToggle } from '../../views/components/PasswordToggle'
import { Spinner } from '../../views/components/Spinner'
import { useFrame } from '../../views/FrameContext'

/**
 * The sign-in form. Without script the browser posts it; otherwise `liveLogin` calls the account service, and shows what
 * is in the template where it is needed.
 */
export function LoginForm() {
  const { csrfToken, form } = useFrame()
  const { values = {}, errors = {}, message, kept } = form ?? {}
  const start = firstWrong(['email', 'password'], errors)
  const field = (name: keyof typeof loginRules) => ({
    ...fieldOf(name, loginRules[name]),
    error: errors[name],
    autoFocus: start === name,
  })
  return (
    <form method="post" action={routes.login.path} data-plain="" aria-busy={false}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {kept !== undefined && <input type="hidden" name="kept" value={kept} />}
      <Field {...field('email')} defaultValue={values.email} type="email" autoComplete="username" />
      <Field
        {...field('password')}
        type="password"
        autoComplete="current-password"
        beside={
          <a className="cw-lab-a" href={routes.forgotPassword.path}>
            Forgot password
          </a>
        }
        inside={<PasswordToggle shown={false} />}
      />
      <div className="d-flex gap-2 mt-4">
        <Button size="lg" className="flex-grow-1" type="submit" data-working="Logging in">
          Log in
        </Button>
        <LinkButton variant="outline-secondary" size="lg" href="/">
          Cancel
        </LinkButton>
      </div>
      <template>
        <FieldError id="" error=" " />
        <Message lines={[' ']} />
        <Spinner />
      </template>
      {message && <Message lines={[message]} />}
    </form>
  )
}

const Message = ({ lines }: { lines: readonly string[] }) => (
  <div className="mt-3" data-part="message">
    <FormMessage lines={lines} />
  </div>
)
