import type { CreateReport, ReportDescriptor } from '../../../../shared/contracts/design'
import type { RequestOf } from '../../../../shared/contracts/operation'
import { texts } from '../../../../shared/texts'
import { CallError, post } from '../../../client/call'
import { showReport } from '../../../client/showReport'

type ReportRequest = RequestOf<typeof CreateReport>

interface Where {
  ReportWindow: Window | null
  onLeave: () => void
}

/** Has the report made and shows it. Answers whether the reader stays, or why there is no report. */
export async function makeReport(
  request: ReportRequest,
  where: Where,
): Promise<{ stays: boolean } | { failure: string }> {
  const made = await answerOf(request)
  if (typeof made === 'string') return { failure: made }
  const leave = (address: string) => {
    where.onLeave()
    window.location.assign(address)
  }
  return { stays: showReport({ ...made, ReportWindow: where.ReportWindow }, leave) }
}

async function answerOf(request: ReportRequest): Promise<ReportDescriptor | string> {
  try {
    const { Item, Notices } = await post('DesignService.svc/CreateReport', request, { isHandled: true })
    return Item ?? Notices?.[0]?.Messages.join(' ') ?? texts.http.other
  } catch (error) {
    return error instanceof CallError ? error.message : texts.http.other
  }
}
