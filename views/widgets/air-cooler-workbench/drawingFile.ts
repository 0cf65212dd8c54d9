import { airCoolerDrawing, letterings } from '../../../engine/drawing'
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { airCoolerName } from '../../../shared/aircooler/facts/airCoolerName'
import { drawnCooler } from '../../../shared/aircooler/facts/drawnCooler'
import type { DrawingFile } from '../../workbench/parts'

/** The general arrangement for CAD programs, and the name of its file. */
export function drawingFile(tag: string, input: AirCoolerInput, rating: AirCoolerRating): DrawingFile {
  const drawing = airCoolerDrawing(drawnCooler(input, rating), letterings.print)
  return { drawing, name: `${tag} ${airCoolerName(input)}` }
}
