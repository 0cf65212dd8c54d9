import { texts } from '../../../shared/texts'
import type { Printable } from '../../../shared/tools/project'
import type { Tool } from '../../../shared/tools/tools'
import { CallError } from '../../client/call'
import { notify } from '../../client/dialogs'
import { exportToExcel } from '../../client/exportToExcel'

/** Saves an item, or the project, as a workbook. Every failure gives the reader the same message. */
export async function exportWork(tool: Tool, title: string, document: Printable): Promise<void> {
  if (!(await isExported(tool, title, document))) await notify(texts.report.exportToExcel, [texts.exportFailed])
}

async function isExported(tool: Tool, title: string, document: Printable): Promise<boolean> {
  try {
    return await exportToExcel(tool, { title, document })
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}
