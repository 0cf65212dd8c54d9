import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import type { CoilRating } from '../../../../engine/coils/coil'
import { coilHand } from '../../../../engine/options/coilHand'
import { coilName } from '../../../../shared/coils/facts/coilName'
import { Icon } from '../../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { DrawingSheet } from './DrawingSheet'
import { Notices } from './Notices'

/** The coil is drawn at once; the rest is fetched when it is asked for. */
const panels = {
  Drawing: DrawingSheet,
  Construction: lazy(async () => ({ default: (await import('./Construction')).Construction })),
  Circuits: lazy(async () => ({ default: (await import('../circuits/Circuits')).Circuits })),
  Notes: lazy(async () => ({ default: (await import('./Notes')).Notes })),
}
type Tab = keyof typeof panels
const tabs = Object.keys(panels) as Tab[]

const tabId = (tab: Tab) => `wb-tab-${tab}`
const panelId = (tab: Tab) => `wb-panel-${tab}`

/** The drawing for programs of drawing. Fetched when it is asked for. */
async function downloadDrawing(...drawn: Parameters<typeof import('../drawing/saveDxf').saveDxf>) {
  const { saveDxf } = await import('../drawing/saveDxf')
  saveDxf(...drawn)
}

interface InspectorProps {
  rating: CoilRating | null
  isStale: boolean
  onClose: () => void
}

/** The right pane: the coil itself, and what is to be known of it. */
export function Inspector({ rating, isStale, onClose }: InspectorProps) {
  const { rated, form, reader } = useWorkbench()
  const [shown, setShown] = useState<Tab>('Drawing')
  const Panel = panels[shown]

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length]!
    setShown(next)
    document.getElementById(tabId(next))?.focus()
  }

  return (
    <section className={`cw-insp${isStale ? ' is-stale' : ''}`} id="wb-inspector" aria-label="Coil">
      <div className="cw-insp-h">
        <div className="min-w-0">
          <div className="cw-xs cw-muted">{`${form.tag || 'Coil'}, ${coilHand.describe(rated.ratedInput.geometry.hand).toLowerCase()} hand`}</div>
          <h2>{coilName(rated.ratedInput)}</h2>
        </div>
        <button
          className="btn btn-quiet btn-sm px-1 ms-auto"
          type="button"
          aria-label="Download drawing as DXF"
          title="Download drawing as DXF"
          disabled={!rating || isStale}
          onClick={() => {
            if (rating) void downloadDrawing(form.tag, rated.ratedInput, rating, reader)
          }}
        >
          <Icon name="download" />
        </button>
        <button
          className="btn btn-quiet btn-sm px-1 wb-drawer-close"
          type="button"
          aria-label="Close drawing"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="cw-tabs cw-insp-tabs" role="tablist" aria-label="Coil views" onKeyDown={onKeyDown}>
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
          <div key={tab} role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} hidden={tab !== shown}>
            {rating && tab === shown && (
              <Suspense fallback={null}>
                <Panel rating={rating} />
              </Suspense>
            )}
          </div>
        ))}
        <Notices rating={rating} />
      </div>
    </section>
  )
}
