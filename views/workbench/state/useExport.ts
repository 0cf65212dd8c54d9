import { useState } from 'react'
import type { Printable } from '../../../shared/tools/project'
import type { Tool } from '../../../shared/tools/tools'

/** Saves the shown item, or the project, as a workbook. */
export function useExport(tool: Tool) {
  const [isWorking, setWorking] = useState(false)

  const save = async (title: string, document: Printable) => {
    setWorking(true)
    const { exportWork } = await import('./exportWork')
    await exportWork(tool, title, document)
    setWorking(false)
  }

  return { isWorking, save }
}
