import { useState } from 'react'
import type { Tool } from '../../../shared/tools/tools'
import type { ReportRequest } from './makeReport'

interface How {
  inNewWindow: boolean
  /** Called before the report replaces this page. */
  onLeave: () => void
}

/** Creates the report of an item, or of the project, on the server, and shows it. */
export function useReport(tool: Tool) {
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const make = async (what: ReportRequest, { inNewWindow, onLeave }: How) => {
    // Open the window during the click itself: later the browser would block it as a pop-up.
    const ReportWindow = inNewWindow ? window.open('', '_blank') : null
    setWorking(true)
    setFailure(undefined)
    const { makeReport } = await import('./makeReport')
    // No window means that the browser blocked it: the report screen then shows the report.
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
