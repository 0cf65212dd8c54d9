import { useState } from 'react'
import type { Tool } from '../../../shared/tools/tools'
import type { ReportRequest } from './makeReport'

interface How {
  inNewWindow: boolean
  /** The report is about to take the place of this page. */
  onLeave: () => void
}

/** Makes the report of an item, or of the project, on the server, and shows it. */
export function useReport(tool: Tool) {
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const make = async (what: ReportRequest, { inNewWindow, onLeave }: How) => {
    // Opened by the click itself: later the browser would take it for a pop-up that nobody asked for.
    const ReportWindow = inNewWindow ? window.open('', '_blank') : null
    setWorking(true)
    setFailure(undefined)
    const { makeReport } = await import('./makeReport')
    // Where no window came, it was blocked: the report screen shows the report.
    const request = { ...what, openInNewWindow: ReportWindow !== null }
    const answer = await makeReport(tool, request, { ReportWindow, onLeave })
    if ('failure' in answer) {
      ReportWindow?.close()
      setFailure(answer.failure)
    }
    setWorking('stays' in answer && !answer.stays)
  }

  return { isWorking, failure, make }
}
