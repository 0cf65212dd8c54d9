import { noticesAsShown } from '../../../shared/tools/notices/asShown'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'

export type Pane = 'inputs' | 'results' | 'drawing' | 'figures'

const panes = [
  ['inputs', 'inputs', 'Inputs'],
  ['results', 'apps', 'Results'],
  // Named by the first panel, because not every tool draws its item.
  ['drawing', 'drawing', undefined],
  ['figures', 'figures', 'Figures'],
] as const

/** A phone shows one pane at a time; this bar at the bottom of the screen chooses it. */
export function PaneBar({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const { rated, parts, reader } = useWorkbench()
  const offered = parts.Dock ? panes : panes.filter(([name]) => name !== 'figures')
  const notices = noticesAsShown(rated.rating?.warnings ?? [], reader)
  const count = notices.filter(({ severity }) => severity !== 'info').length
  return (
    <nav className="cw-mnav" aria-label="Panes">
      {offered.map(([name, icon, label]) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={name === pane ? 'page' : undefined}
          onClick={event => {
            event.preventDefault()
            onPane(name)
          }}
        >
          <Icon name={icon} size="lg" />
          <span>{label ?? Object.keys(parts.panels)[0]}</span>
          {name === 'drawing' && count > 0 && (
            <em>
              {count}
              <span className="visually-hidden"> notices</span>
            </em>
          )}
        </a>
      ))}
    </nav>
  )
}
