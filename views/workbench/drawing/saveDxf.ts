import { dxfOf } from '../../../engine/drawing/dxf'
import type { Reader } from '../../../shared/display/formatQuantity'
import { labelText } from '../../../shared/display/labelText'
import { downloadName } from '../../../shared/reports/downloadName'
import { saveFile } from '../../client/saveFile'
import type { DrawingFile } from '../parts'

const lengths = { IP: { name: 'inches', size: 0.0254 }, SI: { name: 'millimeters', size: 0.001 } }

/** Saves a drawing as DXF, in the reader's units. */
export function saveDxf({ drawing, name }: DrawingFile, reader: Reader): void {
  const text = dxfOf(drawing, labels => labelText(labels, reader), lengths[reader.system])
  saveFile(btoa(text), downloadName(name, '.dxf'), 'application/dxf')
}
