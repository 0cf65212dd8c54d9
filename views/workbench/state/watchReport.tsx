import { limits } from '../../../shared/limits'
import type { Tool } from '../../../shared/tools/tools'
import { postTo } from '../../client/call'
import { openDialog } from '../../client/openDialog'
import { ReportProgress } from '../projects/ReportProgress'

interface Watched {
  title: string
  tool: Tool
  /** The number of items of the project. */
  items: number
}

/** What readers do when they go on working. */
const work = ['input', 'pointerdown', 'keydown'] as const

/** Shows how far the report of a project is, while the reader goes on working or cancels it. */
export function watchReport(about: Watched) {
  const id = window.crypto.randomUUID()
  const ended = new AbortController()
  let [rated, drawn, hasWorked, isOver] = [0, 0, false, false]
  let timer: ReturnType<typeof setTimeout>
  const shown = openDialog(undefined)
  const show = (onShow?: () => void) =>
    shown.show(
      <ReportProgress
        {...about}
        {...{ rated, drawn }}
        isReady={onShow !== undefined}
        onShow={() => onShow?.()}
        onClose={() => {
          close()
          ended.abort()
        }}
      />,
    )
  const notice = ({ target }: Event) => {
    hasWorked ||= !(target instanceof Element && target.closest('[data-report-progress]'))
  }
  const close = () => {
    isOver = true
    clearTimeout(timer)
    for (const name of work) document.removeEventListener(name, notice, true)
    shown.close()
  }
  const ask = async () => {
    const { Item } = await postTo(about.tool, 'AskReport', { progress: id }, { isHandled: true })
    if (isOver) return
    if (Item) {
      rated = Item.Rated
      drawn = Item.Drawn
      show()
    }
    askLater()
  }
  const askLater = () => {
    // Not being told how far it is keeps nobody from the report.
    timer = setTimeout(() => void ask().catch(askLater), limits.search.askMs)
  }
  for (const name of work) document.addEventListener(name, notice, true)
  show()
  askLater()
  return {
    id,
    signal: ended.signal,
    close,
    /** Waits until the reader asks for the report: at once for readers who did nothing else meanwhile. */
    async ready(): Promise<void> {
      isOver = true
      clearTimeout(timer)
      rated = about.items
      drawn = about.items
      if (!hasWorked) return
      await new Promise<void>((resolve, reject) => {
        ended.signal.addEventListener('abort', reject)
        show(resolve)
      })
    },
  }
}
