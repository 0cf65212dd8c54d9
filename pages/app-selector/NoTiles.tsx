import { routes } from '../../shared/routes'
import { MissingTube } from '../../views/drawings/MissingTube'

/** For somebody whose roles open no tool yet. */
export function NoTiles() {
  return (
    <div className="cw-panel cw-tiles-none">
      <MissingTube />
      <b className="cw-strong">No apps are open to you yet</b>
      <p className="cw-2">The owner of your company’s account, or we, can open them.</p>
      <a className="btn btn-outline-secondary" href={routes.contactUs.path}>
        Contact us
      </a>
    </div>
  )
}
