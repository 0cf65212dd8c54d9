import { useRef } from 'react'
import type { Tool } from '../../../shared/tools/tools'
import { counted } from '../../../shared/wording/words'
import { Icon } from '../../components/Icon'

interface ReportProgressProps {
  title: string
  tool: Tool
  items: number
  /** The number of items that are rated, and of those that are drawn too. */
  rated: number
  drawn: number
  /** The report is there, and waits for the reader, who has gone on working. */
  isReady: boolean
  onShow: () => void
  onClose: () => void
}

/** Above the bars at the bottom: the place of toasts stays free. */
function putAboveBars(element: HTMLElement | null): void {
  if (element) Object.assign(element.style, { top: 'auto', bottom: '4.5rem' })
}

/** How far the report of a project is, beside the work: it takes no focus, and can be cancelled. */
export function ReportProgress(props: ReportProgressProps) {
  const { title, tool, items, rated, drawn, isReady, onShow, onClose } = props
  const cameFrom = useRef<HTMLElement>(null)
  // Its button goes with it, so the focus goes back to where it was.
  const close = () => {
    const { current } = cameFrom
    onClose()
    current?.focus()
  }
  const total = counted(items, tool)
  const said = rated < items ? `Rated ${rated} of ${total}` : `Drawn ${drawn} of ${total}`
  return (
    <section
      className="cw-toasts"
      data-report-progress=""
      ref={putAboveBars}
      aria-label={title}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget
      }}
    >
      <div className="cw-toast">
        <div className="cw-toast-b">
          <Icon name="file" />
          <div>
            <b role="status">{isReady ? 'Your report is ready.' : title}</b>
            <progress className="cw-progress" max={2 * items} value={rated + drawn} aria-label={said} />
            {isReady ? (
              <button type="button" className="btn btn-primary btn-sm mt-1" onClick={onShow}>
                Show report
              </button>
            ) : (
              <span className="cw-2">{said}</span>
            )}
          </div>
          <button type="button" className="btn btn-quiet btn-sm" onClick={close}>
            {isReady ? 'Close' : 'Cancel'}
          </button>
        </div>
      </div>
    </section>
  )
}
