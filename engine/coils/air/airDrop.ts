import { airPressureDrop, surfaceF, surfaceWetFriction } from '../../airside'
import { moistAirSpecificVolume } from '../../fluids/moistAir'
import type { Warning } from '../../warnings'
import type { AirModel } from './airModel'
import type { AirPoint } from './cellHeat'
import type { RowAir } from './rowAir'

/** Viscosity of the condensate film [Pa s], water at about 10 C. */
const filmViscosity = 1.3e-3

/** One row as the air passes it: its air side, the air before and behind it, and the share of it that is wet. */
export interface RowPassage {
  air: RowAir
  /** Mean friction of the dry surface [-], where parts of the row have Reynolds numbers of their own. */
  friction?: number
  airIn: AirPoint
  airOut: AirPoint
  cells: { share: number; result: { wetFraction: number } }[]
}

/**
 * Air pressure drop of a solved coil: with the wet surface as it is in operation, and of the same coil dry.
 *
 * @param model     the coil
 * @param solution  its solved rows
 * @param condensate  water that condenses in the whole coil [kg/s]
 * @returns both pressure drops [Pa], and a warning where the wet friction was capped
 *
 * Valid for the fin surfaces of `airside`. Each row counts with its own density, and with its wet share of the wet
 * friction.
 *
 * Source: dry the method of the surface; wet `surfaceWetFriction`; momentum after W. M. Kays, A. L. London (1984).
 */
export function airDrop(
  model: AirModel,
  solution: { rows: RowPassage[] },
  condensate: number,
): { wet: number; dry: number; warnings: Warning[] } {
  const { size, input, dryAirFlow, airPressure } = model
  const { cell } = size
  const areaRatio = cell.outsideArea / cell.freeFlowArea
  const filmLoad = condensate / (input.geometry.finnedLength * input.geometry.rows)
  const filmRe = (2 * filmLoad) / filmViscosity
  const density = ({ T, W }: AirPoint) => (1 + W) / moistAirSpecificVolume(T, W, airPressure)
  let wet = 0
  let dry = 0
  let warnings: Warning[] = []
  for (const { air, friction: known, airIn, airOut, cells } of solution.rows) {
    const massVelocity = (dryAirFlow * (1 + (airIn.W + airOut.W) / 2)) / size.freeFlowArea
    const drop = (friction: number) =>
      airPressureDrop({
        massVelocity,
        friction,
        areaRatio,
        contraction: cell.contraction,
        densityIn: density(airIn),
        densityOut: density(airOut),
      })
    const dryFriction = known ?? surfaceF(model.surface, air.Re)
    const wetShare = cells.reduce((sum, each) => sum + each.share * each.result.wetFraction, 0)
    let ratio = 1
    if (wetShare > 0) {
      const checked = surfaceWetFriction(model.surface, air.Re, filmRe, dryFriction)
      ratio = checked.value
      warnings = checked.warnings.length > 0 ? checked.warnings : warnings
    }
    dry += drop(dryFriction)
    wet += drop(dryFriction * (1 + wetShare * (ratio - 1)))
  }
  return { wet: Math.max(0, wet), dry: Math.max(0, dry), warnings }
}
