import { useState } from 'react'
import type { CoilDocument } from '../../../../shared/designs/coilDocument'
import { texts } from '../../../../shared/texts'
import { CallError, post } from '../../../client/call'
import { showReport } from '../../../client/showReport'

interface How {
  inNewWindow: boolean
  /** The report is about to take the place of this page. */
  onLeave: () => void
}

/** Makes the report of a coil on the server, and shows it. */
export function useReport() {
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const make = async (title: string, document: CoilDocument, { inNewWindow, onLeave }: How) => {
    // Opened by the click itself: later the browser would take it for a pop-up that nobody asked for.
    const ReportWindow = inNewWindow ? window.open('', '_blank') : null
    // Where none came, it was blocked: the report screen shows the report.
    const openInNewWindow = ReportWindow !== null
    setWorking(true)
    setFailure(undefined)
    const reason = await failureOf(async () => {
      const request = { title, document, openInNewWindow }
      const { Item, Notices } = await post('DesignService.svc/CreateReport', request, { isHandled: true })
      if (!Item) return Notices?.[0]?.Messages.join(' ') ?? texts.http.other
      const leave = (address: string) => {
        onLeave()
        window.location.assign(address)
      }
      setWorking(!showReport({ ...Item, ReportWindow }, leave))
      return undefined
    })
    if (reason === undefined) return
    ReportWindow?.close()
    setFailure(reason)
    setWorking(false)
  }

  return { isWorking, failure, make }
}

async function failureOf(attempt: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await attempt()
  } catch (error) {
    return error instanceof CallError ? error.message : texts.http.other
  }
}
