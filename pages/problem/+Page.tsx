import { routeNamed, routes } from '../../shared/routes'
import { ClosedValve } from '../../views/drawings/ClosedValve'
import { FullGauge } from '../../views/drawings/FullGauge'
import { MissingTube } from '../../views/drawings/MissingTube'
import { useFrame } from '../../views/FrameContext'
import { useProblem } from '../../views/ProblemContext'
import '../../views/styles/messagePage.scss'

/** Says what went wrong, that nothing else did, and where to go on. */
export function Page() {
  const { viewer, requestId, address } = useFrame()
  const problem = useProblem()
  // What was sent is not sent again by a link.
  const isPassing = problem?.status === 503 && routeNamed(address.split('?', 1)[0]!) !== undefined
  return (
    <section className="cw-message">
      <Drawing status={problem?.status ?? 500} />
      <h1>{problem?.heading}</h1>
      <p>{problem?.text}</p>
      <div className="acts">
        {isPassing && (
          <a className="btn btn-primary btn-lg" href={address}>
            Try again
          </a>
        )}
        <a
          className={`btn btn-lg ${isPassing ? 'btn-outline-secondary' : 'btn-primary'}`}
          href={viewer ? routes.appSelector.path : routes.landing.path}
        >
          {viewer ? 'Back to apps' : 'Back to the start page'}
        </a>
        <a className="btn btn-outline-secondary btn-lg" href={routes.contactUs.path}>
          Contact us
        </a>
      </div>
      <p className="ref mt-4 mb-0">
        Status {problem?.status}, reference <span className="cw-code">{requestId}</span>
      </p>
    </section>
  )
}

/** Closed to the reader, too much, or not there: the same three kinds that the words tell apart. */
function Drawing({ status }: { status: number }) {
  if (status === 401 || status === 403) return <ClosedValve />
  return status === 413 || status === 429 || status >= 500 ? <FullGauge /> : <MissingTube />
}
