import type { CoilInput, CoilRating } from '../../../../engine/coils/coil'
import { coilDrawing } from '../../../../engine/drawing/coilDrawing'
import { letterings } from '../../../../engine/drawing/drawingParts'
import { leavesAcross } from '../../../../engine/geometry/leavesAcross'
import { coilHand } from '../../../../engine/options/coilHand'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { DrawingSvg } from '../../../workbench/drawing/DrawingSvg'

interface CoilDrawingProps {
  rating: CoilRating
  input: CoilInput
  reader: Reader
}

/** The coil in two views at the same scale, with its ordering dimensions. */
export function CoilDrawing({ rating, input, reader }: CoilDrawingProps) {
  const drawing = coilDrawing(input, rating, letterings.screen)
  return <DrawingSvg drawing={drawing} reader={reader} name={nameOf(rating, input, reader)} />
}

/** The text alternative of the drawing: its main dimensions. */
function nameOf({ construction }: CoilRating, { geometry, coilType }: CoilInput, reader: Reader): string {
  const length = (value: number) => reader.number(value, 'length')
  const { finnedLength, hand } = geometry
  const { faceArea, overallLength, casingHeight, casingDepth, passes } = construction
  const isAcross = leavesAcross(coilType, passes)
  return [
    `Coil drawing, front and plan. Finned height ${length(faceArea / finnedLength)}`,
    `finned length ${length(finnedLength)}`,
    `overall length ${length(overallLength)}`,
    `casing height ${length(casingHeight)}`,
    `casing depth ${length(casingDepth)} ${reader.label('length')}`,
    `${coilHand.describe(hand).toLowerCase()} hand connections${isAcross ? ' to enter, at the other end to leave' : ''}.`,
  ].join(', ')
}
