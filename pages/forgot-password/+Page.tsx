import Button from 'react-bootstrap/Button'
import { limits } from '../../shared/limits'
import { routes } from '../../shared/routes'
import { patterns } from '../../shared/validation/patterns'
import { Field } from '../../views/components/Field'
import { FormMessage } from '../../views/components/FormMessage'
import { htmlPattern } from '../../views/components/htmlPattern'
import { LinkButton } from '../../views/components/LinkButton'
import { useFrame } from '../../views/FrameContext'
import '../../views/styles/authPage.scss'

export function Page() {
  const { csrfToken, form } = useFrame()
  return (
    <>
      <h1>Forgot password</h1>
      <p className="cw-2 mb-4">We mail a temporary password to the address of your account.</p>
      {form?.done && <FormMessage kind="ok" lines={[form.done]} />}
      {form?.message && <FormMessage lines={[form.message]} />}
      <form method="post" action={routes.forgotPassword.path}>
        <input type="hidden" name="_csrf" value={csrfToken} />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          maxLength={limits.email}
          pattern={htmlPattern(patterns.email)}
          defaultValue={form?.values.email}
          error={form?.errors.email}
          autoFocus={Boolean(form?.errors.email)}
        />
        <div className="d-flex gap-2 mt-4">
          <Button size="lg" className="flex-grow-1" type="submit">
            Submit
          </Button>
          <LinkButton variant="outline-secondary" size="lg" href={routes.login.path}>
            Cancel
          </LinkButton>
        </div>
      </form>
    </>
  )
}
