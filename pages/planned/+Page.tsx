import { tileLines } from '../../shared/frame/tileLines'
import { type Route, type RouteName, routes } from '../../shared/routes'
import { MissingTube } from '../../views/drawings/MissingTube'
import { useFrame } from '../../views/FrameContext'
import '../../views/styles/messagePage.scss'

/** The page of every route whose access is defined but whose tool does not exist yet. */
export function Page() {
  const { routeName, viewer } = useFrame()
  const { title }: Route = routes[routeName]
  const line = (tileLines as Partial<Record<RouteName, string>>)[routeName]
  return (
    <section className="cw-message">
      <MissingTube />
      <h1>{title} is not part of this release yet</h1>
      <p>{line ? `${line} ` : ''}It is in preparation and will appear here with a later release.</p>
      <div className="acts">
        {viewer ? (
          <a className="btn btn-primary btn-lg" href={routes.appSelector.path}>
            Back to apps
          </a>
        ) : (
          <a className="btn btn-primary btn-lg" href={routes.landing.path}>
            Back to the start page
          </a>
        )}
      </div>
    </section>
  )
}
