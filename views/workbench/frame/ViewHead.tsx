import { Icon } from '../../components/Icon'
import { ViewTitle } from './ViewTitle'

/** The heading of a view that replaces the panes, with the button that returns to them. */
export function ViewHead({ title, aside, onBack }: { title: string; aside?: string; onBack: () => void }) {
  return (
    <div className="wb-view-h">
      <ViewTitle>{title}</ViewTitle>
      {aside && <span className="cw-xs cw-muted">{aside}</span>}
      <button className="btn btn-outline-secondary btn-sm ms-auto" type="button" onClick={onBack}>
        <Icon name="close" size="sm" />
        Back to results
      </button>
    </div>
  )
}
