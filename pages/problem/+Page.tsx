import { routeNamed, routes } from '../../shared/routes'
import { LinkButton } from '../../views/components/LinkButton'
import { ClosedValve } from '../../views/drawings/ClosedValve'
import { FullGauge } from '../../views/drawings/FullGauge'
import { MissingTube } from '../../views/drawings/MissingTube'
import { useFrame } from '../../views/FrameContext'
import { useProblem } from '../../views/ProblemContext'
import '../../views/styles/messagePage.scss'

/** The error page: says what went wrong, and offers where to continue. */
export function Page() {
  const { viewer, requestId, address } = useFrame()
  const problem = useProblem()
  // A temporary failure can be retried by a link only if the address is a page: a link cannot repeat a posted form.
  const isPassing = problem?.status === 503 && routeNamed(address.split('?', 1)[0]!) !== undefined
  return (
    <section className="cw-message">
      <Drawing status={problem?.status ?? 500} />
      <h1>{problem?.heading}</h1>
      <p>{problem?.text}</p>
      <div className="acts">
        {isPassing && (
          <LinkButton size="lg" href={address}>
            Try again
          </LinkButton>
        )}
        <LinkButton
          variant={isPassing ? 'outline-secondary' : 'primary'}
          size="lg"
          href={viewer ? routes.appSelector.path : routes.landing.path}
        >
          {viewer ? 'Back to apps' : 'Back to the start page'}
        </LinkButton>
        <LinkButton variant="outline-secondary" size="lg" href={routes.contactUs.path}>
          Contact us
        </LinkButton>
      </div>
      <p className="ref mt-4 mb-0">
        Status {problem?.status}, reference <span className="cw-code">{requestId}</span>
      </p>
    </section>
  )
}

/** The drawing for one of three kinds of error: access denied, too much or a fault of the server, and not found. */
function Drawing({ status }: { status: number }) {
  if (status === 401 || status === 403) return <ClosedValve />
  return status === 413 || status === 429 || status >= 500 ? <FullGauge /> : <MissingTube />
}
