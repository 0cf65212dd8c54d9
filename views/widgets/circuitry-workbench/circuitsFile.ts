import { circuitDrawing } from '../../../engine/drawing/circuitDrawing'
import { letterings } from '../../../engine/drawing/drawingParts'
import { isFedInside } from '../../../engine/geometry/fedInside'
import type { ShownRating } from '../../../shared/circuitry/document/shownRating'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coilName } from '../../../shared/coils/facts/coilName'
import type { DrawingFile } from '../../workbench/parts'

/** Front and rear view for CAD programs, and the name of their file. */
export function circuitsFile(tag: string, input: CoilInput, { graph }: ShownRating): DrawingFile {
  const bundle = { ...input.geometry, columns: graph.columns }
  const { leads } = input.segmented ?? {}
  const drawing = circuitDrawing(
    { graph, bundle, isFedInside: isFedInside(input), ...(leads && { leads }) },
    letterings.print,
  )
  return { drawing, name: `${tag} circuits ${coilName(input)}` }
}
