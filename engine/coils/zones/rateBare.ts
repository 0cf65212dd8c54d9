import { connectionSize, noConnection } from '../../geometry'
import { standardAirDensity } from '../../units'
import { airDrop } from '../air/airDrop'
import { airModel } from '../air/airModel'
import { enteringState } from '../air/airStates'
import { withTrust } from '../air/airTrust'
import { rowAir } from '../air/rowAir'
import type { BareCoil, CoilRating } from '../coil'
import { construction } from '../construction'
import { coilNotices } from '../notices/coilNotices'
import { resistanceChain } from '../resistances'

/**
 * Rates a coil without a duty: its areas and weights, and the air pressure drop of its dry surface.
 *
 * @param input  a checked coil input, SI
 * @returns      a rating without heat and without fluid, SI
 *
 * Valid within `coilBounds`.
 *
 * Source: geometry; air pressure drop by `airDrop`.
 */
export function rateBare(input: BareCoil): CoilRating {
  const model = airModel(input, input.air.dryBulb)
  const { entering, size, dryAirFlow } = model
  const air = rowAir(model, entering)
  const row = { air, airIn: entering, airOut: entering, cells: [{ share: 1, result: { wetFraction: 0 } }] }
  const rows = Array.from({ length: input.geometry.rows }, () => row)
  const drop = airDrop(model, { rows }, 0)
  const { overall, resistances } = resistanceChain(model, { ...air, film: 1e12, wall: entering.T })
  const state = enteringState(entering)
  const { circuiting, bodySchedule: schedule } = input.geometry
  const connection = circuiting === 0 ? noConnection : connectionSize({ volumeFlow: 0, schedule })
  const rating: CoilRating = {
    coilType: 'NONE',
    engineVersion: 'original',
    totalCapacity: 0,
    sensibleCapacity: 0,
    sensibleHeatRatio: 1,
    air: {
      dryAirFlow,
      entering: state,
      leaving: state,
      pressure: model.airPressure,
      standardFaceVelocity: dryAirFlow / standardAirDensity / size.faceArea,
      faceVelocity: (dryAirFlow * entering.v) / size.faceArea,
      pressureDrop: drop.dry,
      dryPressureDrop: drop.dry,
      condensate: 0,
      reynolds: air.Re,
      coefficient: air.coefficient,
      finEfficiency: air.finEfficiency,
      surfaceEfficiency: air.surfaceEfficiency,
    },
    fluid: {
      massFlow: 0,
      volumeFlow: 0,
      enteringTemperature: entering.T,
      leavingTemperature: entering.T,
      tubeVelocity: 0,
      reynolds: 0,
      coefficient: 0,
      pressureDrop: { tubes: 0, bends: 0, headers: 0, connections: 0, total: 0 },
    },
    wetFraction: 0,
    rows: rows.map((_, index) => ({
      row: index + 1,
      airIn: { dryBulb: entering.T, humidityRatio: entering.W },
      airOut: { dryBulb: entering.T, humidityRatio: entering.W },
      fluidIn: entering.T,
      fluidOut: entering.T,
      surface: entering.T,
      wetFraction: 0,
      heat: 0,
      sensibleHeat: 0,
    })),
    resistances,
    conductance: overall * size.outsideArea,
    construction: construction(model, connection, { tubes: 0, entering: 0, leaving: 0 }),
    energyBalance: 0,
    iterations: 0,
    warnings: drop.warnings,
  }
  const warnings = coilNotices({
    model,
    rating,
    coldestWall: entering.T,
    hottestWall: entering.T,
    supersaturation: 0,
    converged: true,
  })
  // Nothing flows: the fields of fluids and duties have no meaning.
  const said = warnings.filter(({ input = '' }) => /^(geometry\.[bft]|air|limits|surface)/.test(input))
  return withTrust(model, { ...rating, warnings: said })
}
