import type { CoilRating } from '../../../../engine/coils/coil'
import { coilDrawing, letterings } from '../../../../engine/drawing'
import { dxfOf } from '../../../../engine/drawing/dxf'
import type { CoilInput } from '../../../../shared/designs/coilDocument'
import { coilName } from '../../../../shared/designs/coilName'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { labelText } from '../../../../shared/display/labelText'
import { downloadName } from '../../../../shared/downloadName'
import { saveFile } from '../../../client/saveFile'

/** Saves the drawing as DXF, with its dimensions in the reader's units. */
export function saveDxf(input: CoilInput, rating: CoilRating, reader: Reader): void {
  const text = dxfOf(coilDrawing(input, rating, letterings.print), labels => labelText(labels, reader))
  saveFile(btoa(text), downloadName(coilName(input), '.dxf'), 'application/dxf')
}
