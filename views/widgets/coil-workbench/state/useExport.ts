import { useState } from 'react'
import type { CoilDocument } from '../../../../shared/designs/coilDocument'

/** Saves the shown coil as a workbook. */
export function useExport() {
  const [isWorking, setWorking] = useState(false)

  const save = async (title: string, document: CoilDocument) => {
    setWorking(true)
    const { exportCoil } = await import('./exportCoil')
    await exportCoil(title, document)
    setWorking(false)
  }

  return { isWorking, save }
}
