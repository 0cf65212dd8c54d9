import { useState } from 'react'
import type { CoilDocument } from '../../../../shared/designs/coilDocument'
import { texts } from '../../../../shared/texts'
import { CallError } from '../../../client/call'
import { exportToExcel } from '../../../client/exportToExcel'

/** Saves the shown coil as a workbook. Whatever went wrong is one thing to the reader. */
export function useExport() {
  const [isWorking, setWorking] = useState(false)

  const save = async (title: string, document: CoilDocument) => {
    setWorking(true)
    if (!(await isExported(title, document))) {
      const { notify } = await import('../../../client/dialogs')
      await notify(texts.report.exportToExcel, [texts.exportFailed])
    }
    setWorking(false)
  }

  return { isWorking, save }
}

async function isExported(title: string, document: CoilDocument): Promise<boolean> {
  try {
    return await exportToExcel({ title, document })
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}
