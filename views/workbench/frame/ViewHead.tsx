import { Icon } from '../../components/Icon'

/** The head of a view that stands in the place of the panes, and the way back to them. */
export function ViewHead({ title, aside, onBack }: { title: string; aside?: string; onBack: () => void }) {
  return (
    <div className="wb-view-h">
      <h1>{title}</h1>
      {aside && <span className="cw-xs cw-muted">{aside}</span>}
      <button className="btn btn-outline-secondary btn-sm ms-auto" type="button" onClick={onBack}>
        <Icon name="close" size="sm" />
        Back to results
      </button>
    </div>
  )
}
