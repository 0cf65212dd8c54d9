import type { coilSelection, ReportDescriptor } from '../../../../shared/contracts/coilSelection'
import type { RequestOf } from '../../../../shared/contracts/operation'
import { texts } from '../../../../shared/texts'
import { CallError, post } from '../../../client/call'
import { showLoading } from '../../../client/dialogs'
import { showReport } from '../../../client/showReport'
import { tellUse } from '../../../client/tellUse'

type ReportRequest = RequestOf<typeof coilSelection.CreateReport>

interface Where {
  ReportWindow: Window | null
  onLeave: () => void
}

const loading = { title: 'Preparing Report...', message: 'Please wait while we prepare your report!' }

/**
 * Has the report made and shows it. Answers whether the reader stays, or why there is no report. Who waits for it to
 * take the place of this page sees that; who gets it in a window of its own goes on working.
 */
export async function makeReport(
  request: ReportRequest,
  where: Where,
): Promise<{ stays: boolean } | { failure: string }> {
  tellUse('Tracking', 'Report')
  const close = where.ReportWindow ? () => undefined : showLoading(loading)
  const made = await answerOf(request)
  if (typeof made === 'string') {
    close()
    return { failure: made }
  }
  const leave = (address: string) => {
    where.onLeave()
    // Not before the page goes: it may come back out of the browser's memory.
    window.addEventListener('pagehide', close, { once: true })
    window.location.assign(address)
  }
  const stays = showReport({ ...made, ReportWindow: where.ReportWindow }, leave)
  return { stays }
}

async function answerOf(request: ReportRequest): Promise<ReportDescriptor | string> {
  try {
    const { Item, Notices } = await post('DesignService.svc/CreateReport', request, { isHandled: true })
    return Item ?? Notices?.[0]?.Messages.join(' ') ?? texts.http.other
  } catch (error) {
    return error instanceof CallError ? error.message : texts.http.other
  }
}
