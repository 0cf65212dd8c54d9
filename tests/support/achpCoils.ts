/** Refrigerant coils of another program (ACHP) as inputs of ours, with its results. */

import { airModel } from '../../engine/coils/air/airModel'
import { rowAir } from '../../engine/coils/air/rowAir'
import type { CondenserCoil, EvaporatorCoil } from '../../engine/coils/coil'
import { coilSize } from '../../engine/geometry'
import reference from '../reference/phaseCoils.json'

/** The results of the other program, by the names of its table. */
export type Answer = Record<string, number | null>

/** A coil of that program. */
export interface AchpCase<Coil> {
  input: Coil
  answer: Answer
}

const names: Record<string, string> = { 'n-Propane': 'R-290', IsoButane: 'R-600a' }
const refrigerantOf = (name: string) => names[name] ?? name.replace(/^R(\d)/, 'R-$1')

const surfaces: Record<string, 'XFin' | 'Corrugated' | 'Flat'> = {
  WavyLouveredFins: 'XFin',
  HerringboneFins: 'Corrugated',
  PlainFins: 'Flat',
}

function named({ columns, rows }: { columns: string[]; rows: (number | string | null)[][] }) {
  return rows.map(row => Object.fromEntries(columns.map((column, index) => [column, row[index]!])))
}

function common(row: Record<string, number | string>) {
  const number = (name: string) => row[name] as number
  return {
    air: {
      flow: { basis: 'actual-volume' as const, value: number('volume_flow') },
      dryBulb: number('T'),
      humidity: { kind: 'relative-humidity' as const, value: number('RH') },
      pressure: { kind: 'absolute' as const, value: number('p') },
    },
    geometry: {
      finnedHeight: number('tubes_per_row') * number('pitch_transverse'),
      finnedLength: number('tube_length'),
      rows: number('rows'),
      tubeOutsideDiameter: number('tube_od'),
      tubeWall: (number('tube_od') - number('tube_id')) / 2,
      transversePitch: number('pitch_transverse'),
      longitudinalPitch: number('pitch_longitudinal'),
      tubePattern: 'Staggered' as const,
      tubeMaterial: number('tube_k') > 300 ? 'Copper' : 'Aluminum',
      finSurface: surfaces[row.fin_pattern as string]!,
      surfaceDetails: { waveHeight: number('wave_pd'), halfWaveLength: number('wave_xf') },
      finMaterial: 'Aluminum',
      finThickness: number('fin_thickness'),
      finPitch: number('fin_pitch'),
      circuiting: number('circuits') / number('tubes_per_row'),
      hand: 'Right' as const,
    },
    // Its air-side coefficient, so that only the refrigerant side and the zones are compared.
    methods: { external: { kind: 'coefficient' as const, value: number('air_h') } },
  }
}

/** Evaporators with a given flow: capacity and superheat are the results. */
export function achpEvaporators(): AchpCase<EvaporatorCoil>[] {
  return named(reference.evaporators).map(row => ({
    answer: row as Answer,
    input: {
      ...common(row),
      coilType: 'EVAP',
      application: 'Cooling',
      surfaceCondition: 'Wet',
      refrigerant: {
        name: refrigerantOf(row.name as string),
        suctionTemperature: row.T_evap_dew as number,
        inlet: { kind: 'quality', value: row.x_in as number },
        given: { kind: 'mass-flow', value: row.mdot as number },
      },
    },
  }))
}

/** Condensers with a given flow: capacity and subcooling are the results. */
export function achpCondensers(): AchpCase<CondenserCoil>[] {
  return named(reference.condensers).map(row => ({
    answer: row as Answer,
    input: {
      ...common(row),
      coilType: 'COND',
      application: 'Heating',
      surfaceCondition: 'Dry',
      refrigerant: {
        name: refrigerantOf(row.name as string),
        at: { kind: 'dew-temperature', value: row.T_cond_dew as number },
        hotGasTemperature: row.T_in as number,
        given: { kind: 'mass-flow', value: row.mdot as number },
      },
    },
  }))
}

/**
 * The input with the air-side conductance of the other program: it counts an additional row depth and tube pitch of
 * fins, so that its coefficient alone would describe another coil.
 */
export function withItsAir<Coil extends EvaporatorCoil | CondenserCoil>({ input, answer }: AchpCase<Coil>): Coil {
  const wanted = answer.air_h! * answer.air_area! * answer.surface_efficiency_dry!
  const size = coilSize(input.geometry)
  let value = answer.air_h!
  for (let step = 0; step < 12; step++) {
    const coil = { ...input, methods: { external: { kind: 'coefficient' as const, value } } }
    const { surfaceEfficiency } = rowAir(airModel(coil, input.air.dryBulb - 15), { T: input.air.dryBulb, W: 0.005 })
    value = wanted / (size.outsideArea * surfaceEfficiency)
  }
  return { ...input, methods: { external: { kind: 'coefficient', value } } }
}
