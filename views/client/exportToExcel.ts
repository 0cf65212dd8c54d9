import type { RequestOf } from '../../shared/contracts/operation'
import type { AnyToolOperations } from '../../shared/contracts/tools/toolOperations'
import type { Tool } from '../../shared/tools/tools'
import { postTo } from './call'
import { saveFile } from './saveFile'
import { tellUse } from './tellUse'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Makes a workbook of a tool's work or report and saves it; gives whether it worked. The caller shows a failure. */
export async function exportToExcel(
  tool: Pick<Tool, 'service'>,
  parameters: RequestOf<AnyToolOperations['ExportToExcel']>,
): Promise<boolean> {
  tellUse('Tracking', 'Workbook')
  const { Succeeded, Item } = await postTo(tool, 'ExportToExcel', parameters, { isHandled: true })
  if (!Succeeded || !Item) return false
  saveFile(Item.Data, Item.FileName, workbook)
  return true
}
