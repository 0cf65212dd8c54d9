/** Plain-fin water coils of another program, rated by `original`. */
import { rateCoil } from '../../engine/coils'
import type { FluidCoil } from '../../engine/coils/coil'
import { coilTotals } from '../../engine/coils/rows/coilResult'
import { solveCoil } from '../../engine/coils/rows/solveCoil'
import { coilModel } from '../../engine/coils/tubes/coilModel'
import reference from '../reference/waterCoils.json'

const names = reference.columns.split(', ')

/** A row of the table by its column names. */
function record(row: (string | number)[]): Record<string, number> & { isHeating: boolean } {
  const numbers = Object.fromEntries(names.map((name, k) => [name, row[k] as number]))
  return Object.assign(numbers, { isHeating: row[0] === 'heating coil' }) as Record<string, number> & {
    isHeating: boolean
  }
}

function inputOf(of: ReturnType<typeof record>): FluidCoil {
  return {
    coilType: 'FLUID',
    application: of.isHeating ? 'Heating' : 'Cooling',
    surfaceCondition: 'Wet',
    air: {
      flow: { basis: 'dry-air-mass', value: of.mdot_dry_air! },
      dryBulb: of['air T']!,
      humidity: { kind: 'relative-humidity', value: of['air RH']! },
      pressure: { kind: 'absolute', value: of['air p']! },
    },
    fluid: {
      name: 'Water',
      enteringTemperature: of['water T in']!,
      given: { kind: 'mass-flow', value: of['water flow']! },
      pressure: 300_000,
    },
    geometry: {
      finnedHeight: of.tubes_per_row! * of.pitch_transverse!,
      finnedLength: of.tube_length!,
      rows: of.rows!,
      tubeOutsideDiameter: of.tube_od!,
      tubeWall: (of.tube_od! - of.tube_id!) / 2,
      transversePitch: of.pitch_transverse!,
      longitudinalPitch: of.pitch_longitudinal!,
      tubePattern: 'Staggered',
      tubeMaterial: of.tube_k! > 300 ? 'Copper' : 'Aluminum',
      finSurface: 'Flat',
      finMaterial: 'Aluminum',
      finThickness: of.fin_thickness!,
      finPitch: of.fin_pitch!,
      circuiting: of.circuits! / of.tubes_per_row!,
      hand: 'Right',
    },
  }
}

/** Deviation of the capacity [-], with the coil's own areas and with those of the other program. */
export const waterCoils = (reference.rows as (string | number)[][]).map(record).map(of => {
  const input = inputOf(of)
  const heat = Math.abs(of.Q!)
  const model = coilModel(input)
  const area = of.air_area! / model.size.outsideArea
  // The other program counts an additional row depth and tube pitch of fins: the same coil with that area.
  const theirs = {
    ...model,
    finConductivity: of.fin_k!,
    size: {
      ...model.size,
      outsideArea: of.air_area!,
      outsideToInside: model.size.outsideToInside * area,
      outsideToTube: model.size.outsideToTube * area,
    },
  }
  const solution = solveCoil(theirs, of['water flow']!)
  return {
    case: `${of.isHeating ? 'heating' : 'cooling'}, ${of.rows} rows, ${(of.tube_od! * 1000).toFixed(1)} mm, dry share ${of.dry_fraction!.toFixed(2)}`,
    isWet: of.dry_fraction! === 0,
    rows: of.rows!,
    isHeating: of.isHeating,
    own: rateCoil(input).totalCapacity / heat - 1,
    theirs: Math.abs(coilTotals(theirs, solution).heat) / heat - 1,
    areaRatio: 1 / area,
    coefficient: rateCoil(input).air.coefficient / of.air_h! - 1,
  }
})
