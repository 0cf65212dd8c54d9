import type { CoilInput, CoilRating } from '../../../../engine/coils/coil'
import { coilDrawing, letterings } from '../../../../engine/drawing'
import { dxfOf } from '../../../../engine/drawing/dxf'
import { coilName } from '../../../../shared/coils/facts/coilName'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { labelText } from '../../../../shared/display/labelText'
import { downloadName } from '../../../../shared/reports/downloadName'
import { saveFile } from '../../../client/saveFile'

const lengths = { IP: { name: 'inches', size: 0.0254 }, SI: { name: 'millimeters', size: 0.001 } }

/** Saves the drawing as DXF, in the reader's units. */
export function saveDxf(tag: string, input: CoilInput, rating: CoilRating, reader: Reader): void {
  const drawing = coilDrawing(input, rating, letterings.print)
  const text = dxfOf(drawing, labels => labelText(labels, reader), lengths[reader.system])
  saveFile(btoa(text), downloadName(`${tag} ${coilName(input).replace('×', 'x')}`, '.dxf'), 'application/dxf')
}
