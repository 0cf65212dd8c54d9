import type { CoilRating, CoilRequest } from '../../../../engine/coils/coil'
import { ratedCoil } from '../../../../engine/coils/ratedCoil'
import { coilDrawing, letterings } from '../../../../engine/drawing'
import { coilName } from '../../../../shared/coils/facts/coilName'
import type { DrawingFile } from '../../../workbench/parts'

/** The coil's drawing for CAD programs, and the name of its file. */
export function coilFile(tag: string, asked: CoilRequest, rating: CoilRating): DrawingFile {
  const input = ratedCoil(asked, rating.chosen)
  return {
    drawing: coilDrawing(input, rating, letterings.print),
    name: `${tag} ${coilName(input).replace('×', 'x')}`,
  }
}
