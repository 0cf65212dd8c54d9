import type { RequestOf } from '../../../shared/contracts/operation'
import type { AnyToolOperations, ReportDescriptor } from '../../../shared/contracts/tools/toolOperations'
import { unprintableLine, unprintableTitle } from '../../../shared/reports/unprintable'
import { texts } from '../../../shared/texts'
import type { Tool } from '../../../shared/tools/tools'
import { CallError, postTo } from '../../client/call'
import { notify, showLoading } from '../../client/dialogs'
import { showReport } from '../../client/showReport'
import { tellUse } from '../../client/tellUse'
import { watchReport } from './watchReport'

export type ReportRequest = RequestOf<AnyToolOperations['CreateReport']>

interface Where {
  ReportWindow: Window | null
  onLeave: () => void
}

/** Whether the reader stays on this page, or why there is no report. */
type Outcome = { stays: boolean } | { failure: string }

const loading = { title: 'Preparing Report...', message: 'Please wait while we prepare your report!' }

/**
 * Creates the report on the server and shows it. The report of a project takes long: the reader sees how far it is, and
 * goes on working. So does a reader for whom it opens in its own window. For another that replaces this page, a dialog
 * shows the wait.
 */
export async function makeReport(tool: Tool, request: ReportRequest, where: Where): Promise<Outcome> {
  tellUse('Tracking', 'Report')
  const { document } = request
  if ('items' in document && document.items.length > 1 && !where.ReportWindow)
    return makeLongReport(tool, request, document.items.length, where)
  const close = where.ReportWindow ? () => undefined : showLoading(loading)
  const made = await answerOf(tool, request)
  if (typeof made === 'string') {
    close()
    return { failure: made }
  }
  return shown(made, where, close)
}

async function makeLongReport(tool: Tool, request: ReportRequest, items: number, where: Where): Promise<Outcome> {
  const { id: progress, signal, ready, close } = watchReport({ title: loading.title, tool, items })
  try {
    const made = await answerOf(tool, { ...request, progress }, signal)
    if (signal.aborted) return { stays: true }
    if (typeof made === 'string') {
      close()
      return { failure: made }
    }
    await ready()
    return shown(made, where, close)
  } catch (error) {
    if (!signal.aborted) throw error
    return { stays: true }
  }
}

/** Shows the report. What prints as question marks is said before this page is left, or beside the report's window. */
async function shown(made: ReportDescriptor, { ReportWindow, onLeave }: Where, close: () => void): Promise<Outcome> {
  const { Unprintable } = made
  const sayLost = async () => {
    if (!Unprintable) return
    close()
    await notify(unprintableTitle, [unprintableLine(Unprintable)])
  }
  if (!ReportWindow) await sayLost()
  const leave = (address: string) => {
    onLeave()
    // Close what shows the wait only as the page is left: the back button may restore the page as it was then.
    window.addEventListener('pagehide', close, { once: true })
    window.location.assign(address)
  }
  const stays = showReport({ ...made, ReportWindow }, leave)
  if (ReportWindow) await sayLost()
  return { stays }
}

async function answerOf(tool: Tool, request: ReportRequest, signal?: AbortSignal): Promise<ReportDescriptor | string> {
  try {
    const { Item, Notices } = await postTo(tool, 'CreateReport', request, {
      isHandled: true,
      ...(signal && { signal }),
    })
    return Item ?? Notices?.[0]?.Messages.join(' ') ?? texts.http.other
  } catch (error) {
    return error instanceof CallError ? error.message : texts.http.other
  }
}
