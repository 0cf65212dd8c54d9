import type { RequestOf } from '../../../shared/contracts/operation'
import type { AnyToolOperations, ReportDescriptor } from '../../../shared/contracts/tools/toolOperations'
import { texts } from '../../../shared/texts'
import type { Tool } from '../../../shared/tools/tools'
import { CallError, postTo } from '../../client/call'
import { showLoading } from '../../client/dialogs'
import { showReport } from '../../client/showReport'
import { tellUse } from '../../client/tellUse'

export type ReportRequest = RequestOf<AnyToolOperations['CreateReport']>

interface Where {
  ReportWindow: Window | null
  onLeave: () => void
}

const loading = { title: 'Preparing Report...', message: 'Please wait while we prepare your report!' }

/**
 * Creates the report on the server and shows it. Gives whether the reader stays on this page, or why there is no
 * report. If the report replaces this page, a dialog shows the wait; if it opens in its own window, the reader goes on
 * working.
 */
export async function makeReport(
  tool: Tool,
  request: ReportRequest,
  where: Where,
): Promise<{ stays: boolean } | { failure: string }> {
  tellUse('Tracking', 'Report')
  const close = where.ReportWindow ? () => undefined : showLoading(loading)
  const made = await answerOf(tool, request)
  if (typeof made === 'string') {
    close()
    return { failure: made }
  }
  const leave = (address: string) => {
    where.onLeave()
    // Close the dialog only as the page is left: the back button may restore the page as it was then.
    window.addEventListener('pagehide', close, { once: true })
    window.location.assign(address)
  }
  const stays = showReport({ ...made, ReportWindow: where.ReportWindow }, leave)
  return { stays }
}

async function answerOf(tool: Tool, request: ReportRequest): Promise<ReportDescriptor | string> {
  try {
    const { Item, Notices } = await postTo(tool, 'CreateReport', request, { isHandled: true })
    return Item ?? Notices?.[0]?.Messages.join(' ') ?? texts.http.other
  } catch (error) {
    return error instanceof CallError ? error.message : texts.http.other
  }
}
