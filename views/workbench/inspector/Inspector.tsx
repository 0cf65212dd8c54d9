import { type KeyboardEvent, Suspense, useState } from 'react'
import type { Reader } from '../../../shared/display/formatQuantity'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { capitalized } from '../../../shared/wording/words'
import { Icon } from '../../components/Icon'
import type { DrawingFile } from '../parts'
import { useWorkbench } from '../WorkbenchContext'
import { Notices } from './Notices'

const tabId = (tab: string) => `wb-tab-${tab}`
const panelId = (tab: string) => `wb-panel-${tab}`

/** Saves the drawing as DXF for CAD programs. The code is loaded on demand. */
async function download(drawn: Promise<DrawingFile>, reader: Reader) {
  const { saveDxf } = await import('../drawing/saveDxf')
  saveDxf(await drawn, reader)
}

interface InspectorProps {
  rating: AnyRating | null
  isStale: boolean
  onClose: () => void
}

/** The right pane: the item's drawing, and its panels of facts. */
export function Inspector({ rating, isStale, onClose }: InspectorProps) {
  const { rated, form, reader, parts } = useWorkbench()
  const tabs = Object.keys(parts.panels)
  const [shown = '', setShown] = useState(tabs[0])
  const Panel = parts.panels[shown]
  const Item = capitalized(form.tool.tool.item)
  const facts = rating && Panel && <Panel rating={rating} />
  // The first panel is part of what the server sends and is hydrated with the rest of its page: inside a Suspense
  // boundary React would hydrate it later, after code that changes the page. The others load on demand.
  const panel = shown === tabs[0] ? facts : <Suspense>{facts}</Suspense>

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length]!
    setShown(next)
    document.getElementById(tabId(next))?.focus()
  }

  return (
    <section className={`cw-insp${isStale ? ' is-stale' : ''}`} id="wb-inspector" aria-label={Item}>
      <div className="cw-insp-h">
        <div className="min-w-0">
          <div className="cw-xs cw-muted">{parts.lead(form, rated.ratedInput)}</div>
          <h2>{form.tool.nameOf(rated.ratedInput)}</h2>
        </div>
        {parts.drawing && (
          <button
            className="btn btn-quiet btn-sm px-1 ms-auto"
            type="button"
            aria-label="Download drawing as DXF"
            title="Download drawing as DXF"
            disabled={!rating || isStale}
            onClick={() => {
              if (rating && parts.drawing) void download(parts.drawing(form.tag, rated.ratedInput, rating), reader)
            }}
          >
            <Icon name="download" />
          </button>
        )}
        <button
          className={`btn btn-quiet btn-sm px-1 wb-drawer-close${parts.drawing ? '' : ' ms-auto'}`}
          type="button"
          aria-label="Close drawing"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="cw-tabs cw-insp-tabs" role="tablist" aria-label={`${Item} views`} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab}
            className="cw-tab"
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={tab === shown}
            aria-controls={panelId(tab)}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
          >
            {tab}
          </button>
        ))}
      </div>
      <div className="cw-insp-scroll">
        {tabs.map(tab => (
          <div
            key={tab}
            role="tabpanel"
            id={panelId(tab)}
            aria-labelledby={tabId(tab)}
            hidden={tab !== shown}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone is scrolled by the keyboard
            tabIndex={0}
          >
            {tab === shown && panel}
          </div>
        ))}
        <Notices rating={rating} />
      </div>
    </section>
  )
}
