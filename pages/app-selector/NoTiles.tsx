import { routes } from '../../shared/routes'
import { LinkButton } from '../../views/components/LinkButton'
import { MissingTube } from '../../views/drawings/MissingTube'

interface NoTilesProps {
  /** The owner of the account of the reader's company. */
  owner?: { FullName: string; Email: string }
}

/** For a person whose roles open no tool yet: says what happens next, and whom to ask. */
export function NoTiles({ owner }: NoTilesProps) {
  return (
    <div className="cw-panel cw-tiles-none">
      <MissingTube />
      <b className="cw-strong">No apps are open to you yet</b>
      {owner ? (
        <p className="cw-2">
          {owner.FullName} owns the account of your company and opens them. The apps are on this page as soon as that is
          done. Ask at <a href={`mailto:${owner.Email}`}>{owner.Email}</a>.
        </p>
      ) : (
        <p className="cw-2">The owner of your company’s account, or we, can open them.</p>
      )}
      <LinkButton variant="outline-secondary" href={routes.contactUs.path}>
        Contact us
      </LinkButton>
    </div>
  )
}
