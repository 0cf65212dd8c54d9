import { routes } from '../../shared/routes'
import { useFrame } from '../../views/FrameContext'
import { Kept } from '../../views/kept/Kept'
import { LoginForm } from './LoginForm'
import '../../views/styles/authPage.scss'

export function Page() {
  const { form } = useFrame()
  return (
    <>
      <h1>Log in</h1>
      <p className="cw-2 mb-4">Use the email your company registered.</p>
      {form ? <LoginForm /> : <Kept of={LoginForm} props={{}} />}
      <p className="cw-sm cw-2 mt-4 mb-0">
        New here? <a href={routes.register.path}>Register</a> with a company email.
      </p>
    </>
  )
}
