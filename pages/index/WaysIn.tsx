import { routes } from '../../shared/routes'
import { useFrame } from '../../views/FrameContext'

/** Links to log in or register; for a signed-in reader, to their apps. */
export function WaysIn() {
  const { viewer } = useFrame()
  if (viewer)
    return (
      <a className="btn btn-primary btn-lg" href={routes.appSelector.path}>
        Your apps
      </a>
    )
  return (
    <>
      <a className="btn btn-primary btn-lg" href={routes.login.path}>
        Log in
      </a>
      <a className="btn btn-outline-secondary btn-lg" href={routes.register.path}>
        Register
      </a>
    </>
  )
}
