import Button from 'react-bootstrap/Button'
import { FormMessage } from '../../../views/components/FormMessage'
import { useFrame } from '../../../views/FrameContext'
import { PasswordField } from './FactorFields'
import { FactorForm } from './FactorForm'

/** Sets up the second factor. Asks for the password, unless it was given recently. */
export function FactorOff({ isRequired, isProved }: { isRequired: boolean; isProved: boolean }) {
  const { form } = useFrame()
  const { code: problem, currentPassword } = form?.errors ?? {}
  return (
    <>
      <p className="cw-2 mb-0">
        {isRequired
          ? 'Your roles call for a second step at login. Set it up once to go on.'
          : 'Your password alone opens your account. With a second step, nobody gets in who has only learned it.'}
      </p>
      <FactorForm action="start">
        {problem && <FormMessage lines={[problem]} />}
        <p>
          You need an authenticator app on your phone or computer. Each app will do that shows a new code of six digits
          every half minute.
        </p>
        {(!isProved || currentPassword) && <PasswordField />}
        <Button size="lg" type="submit">
          Set up two-step login
        </Button>
      </FactorForm>
    </>
  )
}
