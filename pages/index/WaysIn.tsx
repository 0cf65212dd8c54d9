import { routes } from '../../shared/routes'
import { LinkButton } from '../../views/components/LinkButton'
import { useFrame } from '../../views/FrameContext'

/** Links to log in or register; for a signed-in reader, to their apps. */
export function WaysIn() {
  const { viewer } = useFrame()
  if (viewer)
    return (
      <LinkButton size="lg" href={routes.appSelector.path}>
        Your apps
      </LinkButton>
    )
  return (
    <>
      <LinkButton size="lg" href={routes.login.path}>
        Log in
      </LinkButton>
      <LinkButton variant="outline-secondary" size="lg" href={routes.register.path}>
        Register
      </LinkButton>
    </>
  )
}
