import type { CoilDocument } from '../../../../shared/coils/document/coilDocument'
import type { ProjectDocument } from '../../../../shared/coils/document/projectDocument'
import { texts } from '../../../../shared/texts'
import { CallError } from '../../../client/call'
import { notify } from '../../../client/dialogs'
import { exportToExcel } from '../../../client/exportToExcel'

/** Saves a coil, or the project, as a workbook. Whatever went wrong is one thing to the reader. */
export async function exportCoil(title: string, document: CoilDocument | ProjectDocument): Promise<void> {
  if (!(await isExported(title, document))) await notify(texts.report.exportToExcel, [texts.exportFailed])
}

async function isExported(title: string, document: CoilDocument | ProjectDocument): Promise<boolean> {
  try {
    return await exportToExcel({ title, document })
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}
