import { useState } from 'react'
import type { CoilDocument } from '../../../../shared/designs/coilDocument'
import { texts } from '../../../../shared/texts'
import { CallError, post } from '../../../client/call'

/** Makes the report of a coil on the server and goes to the screen that shows it. */
export function useReport() {
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const report = async (title: string, document: CoilDocument) => {
    setWorking(true)
    setFailure(undefined)
    try {
      const { Item, Notices } = await post('DesignService.svc/CreateReport', { title, document })
      if (Item) {
        const { FolderName, FileName, ReportTitle } = Item
        window.location.assign(`/report?${new URLSearchParams({ fon: FolderName, fin: FileName, title: ReportTitle })}`)
        return
      }
      setFailure(Notices?.[0]?.Messages.join(' ') ?? texts.http.other)
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : texts.http.other)
    }
    setWorking(false)
  }

  return { isWorking, failure, report }
}
