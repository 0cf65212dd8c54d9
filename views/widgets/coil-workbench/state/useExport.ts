import { useState } from 'react'
import type { CoilDocument } from '../../../../shared/coils/document/coilDocument'
import type { ProjectDocument } from '../../../../shared/coils/document/projectDocument'

/** Saves the shown coil, or the project, as a workbook. */
export function useExport() {
  const [isWorking, setWorking] = useState(false)

  const save = async (title: string, document: CoilDocument | ProjectDocument) => {
    setWorking(true)
    const { exportCoil } = await import('./exportCoil')
    await exportCoil(title, document)
    setWorking(false)
  }

  return { isWorking, save }
}
