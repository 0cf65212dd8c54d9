import { useState } from 'react'
import { flushSync } from 'react-dom'
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
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  const make = async (what: ReportRequest, { inNewWindow, onLeave }: How) => {
    // Open the window during the click itself: later the browser would block it as a pop-up.
    const ReportWindow = inNewWindow ? window.open('', '_blank') : null
    setWorking(true)
    setFailure(undefined)
    const { makeReport } = await import('./makeReport')
    // No window means that the browser blocked it: the report screen then shows the report.
    const request = { ...what, openInNewWindow: ReportWindow !== null }
    const leave = () => {
      onLeave()
      // Before the browser asks whether it may leave the page.
      flushSync(() => setLeaving(true))
    }
    const answer = await makeReport(tool, request, { ReportWindow, onLeave: leave })
    if ('failure' in answer) {
      ReportWindow?.close()
      setFailure(answer.failure)
    }
    setWorking('stays' in answer && !answer.stays)
  }

  return { isWorking, isLeaving, failure, make }
}
