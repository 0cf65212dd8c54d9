/** Gives the server what browsers fetch behind the first view, so that pages are sent with it. */
import * as figures from './circuitry-workbench/canvas/CircuitFigures'
import { circuitFigures } from './circuitry-workbench/canvas/HeatMap'

export function giveLateCode(): void {
  circuitFigures.give(figures)
}
