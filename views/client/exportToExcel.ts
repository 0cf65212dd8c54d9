import type { coilSelection } from '../../shared/contracts/coilSelection'
import type { RequestOf } from '../../shared/contracts/operation'
import { post } from './call'
import { saveFile } from './saveFile'
import { tellUse } from './tellUse'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Has a coil or a report made into a workbook and saves it; whether that worked. The caller says what failed, or nothing. */
export async function exportToExcel(parameters: RequestOf<typeof coilSelection.ExportToExcel>): Promise<boolean> {
  tellUse('Tracking', 'Workbook')
  const { Succeeded, Item } = await post('DesignService.svc/ExportToExcel', parameters, { isHandled: true })
  if (!Succeeded || !Item) return false
  saveFile(Item.Data, Item.FileName, workbook)
  return true
}
