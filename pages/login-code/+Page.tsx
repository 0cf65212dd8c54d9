import Button from 'react-bootstrap/Button'
import { limits } from '../../shared/limits'
import { Field } from '../../views/components/Field'
import { FormMessage } from '../../views/components/FormMessage'
import { useFrame } from '../../views/FrameContext'
import '../../views/styles/authPage.scss'

const { digits, typed } = limits.secondFactor

/** The second step of sign-in, at the address of the login page. It works without script. */
export function Page() {
  const { csrfToken, form, notices } = useFrame()
  const { code, recoveryCode } = form?.errors ?? {}
  return (
    <>
      <h1>Enter your code</h1>
      <p className="cw-2 mb-4">Your password is right. Your authenticator app shows the code for Coilworks.</p>
      {notices.map(({ Messages }) => (
        <FormMessage key={Messages.join()} lines={Messages} />
      ))}
      <form method="post" action="/login-code">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <Field
          name="code"
          label={`Code of ${digits} digits`}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          maxLength={typed}
          error={code}
          autoFocus={!recoveryCode}
        />
        <div className="d-flex gap-2 mt-4">
          <Button size="lg" className="flex-grow-1" type="submit">
            Log in
          </Button>
          <Button variant="outline-secondary" size="lg" type="submit" formAction="/log-out" formNoValidate>
            Cancel
          </Button>
        </div>
      </form>
      <details className="cw-recovery" open={recoveryCode !== undefined}>
        <summary>I cannot use my app</summary>
        <form method="post" action="/login-code">
          <input type="hidden" name="_csrf" value={csrfToken} />
          <Field
            name="recoveryCode"
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={typed}
            error={recoveryCode}
            autoFocus={recoveryCode !== undefined}
            hint="One of those that you kept when you set up two-step login. Each works once."
          />
          <Button variant="outline-secondary" type="submit">
            Log in with a recovery code
          </Button>
        </form>
        <p className="cw-sm cw-2 mb-0">No code left? Call our support: they ask who you are, and have it reset.</p>
      </details>
    </>
  )
}
