import { economizerDrawing, letterings } from '../../../engine/drawing'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import { drawnUnit } from '../../../shared/economizer/facts/drawnUnit'
import { economizerName } from '../../../shared/economizer/facts/economizerName'
import type { DrawingFile } from '../../workbench/parts'

/** The section of the stack for CAD programs, and the name of its file. */
export function drawingFile(tag: string, input: EconomizerInput, rating: EconomizerRating): DrawingFile {
  const drawing = economizerDrawing(drawnUnit(input, rating), letterings.print)
  return { drawing, name: `${tag} ${economizerName(input)}` }
}
