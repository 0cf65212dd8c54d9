/** Whole coils of another program as inputs of the engine, and their ratings by v2025. */
import type { CoilRating } from '../../engine/coils/coil'
import { rateMarched } from '../../engine/coils/marching/rateMarched'
import type { MarchableCoil } from '../../engine/coils/streams/coilStream'
import reference from '../reference/wholeCoils.json'

type Cell = string | number | null
const names = reference.columns.split(', ')

/** A coil of the other program, by the names of its columns. */
export type WholeCoil = Readonly<Record<string, number>> & {
  kind: string
  fins: string
  fluidName: string
  name: string
}

export const wholeCoils: readonly WholeCoil[] = (reference.rows as Cell[][]).map((row, index) => {
  const numbers = Object.fromEntries(names.map((name, k) => [name, row[k] as number]))
  const [kind, fins, fluidName] = [row[0], row[1], row[names.indexOf('fluid')]] as string[]
  const name = `${index + 1} ${kind}, ${fluidName}, ${fins}, ${numbers.rows} rows`
  return Object.assign(numbers, { kind, fins, fluidName, name }) as unknown as WholeCoil
})

/** The coil as an input of the engine; with `coefficient`, the air side is that of the other program. */
export function inputOf(of: WholeCoil, coefficient?: number): MarchableCoil {
  const isHeating = of.kind === 'heating coil' || of.kind === 'condenser'
  const base = {
    application: isHeating ? ('Heating' as const) : ('Cooling' as const),
    surfaceCondition: 'Wet' as const,
    air: {
      flow: { basis: 'dry-air-mass' as const, value: of['dry air flow']! },
      dryBulb: of['air T']!,
      humidity: { kind: 'relative-humidity' as const, value: of['air RH']! },
      pressure: { kind: 'absolute' as const, value: of['air p']! },
    },
    geometry: {
      finnedHeight: of.tubes_per_row! * of.pitch_transverse!,
      finnedLength: of.tube_length!,
      rows: of.rows!,
      tubeOutsideDiameter: of.tube_od!,
      tubeWall: (of.tube_od! - of.tube_id!) / 2,
      transversePitch: of.pitch_transverse!,
      longitudinalPitch: of.pitch_longitudinal!,
      tubePattern: 'Staggered' as const,
      tubeMaterial: of.tube_k! > 300 ? 'Copper' : 'Aluminum',
      finSurface: of.fins as 'Flat' | 'Corrugated' | 'XFin',
      ...(of.fins !== 'Flat' && { surfaceDetails: { waveHeight: of.wave_pd!, halfWaveLength: of.wave_xf! } }),
      finMaterial: 'Aluminum',
      finThickness: of.fin_thickness!,
      finPitch: of.fin_pitch!,
      circuiting: of.circuits! / of.tubes_per_row!,
      hand: 'Right' as const,
    },
    engineVersion: 'v2025' as const,
    ...(coefficient && { methods: { external: { kind: 'coefficient' as const, value: coefficient } } }),
  }
  const flow = { kind: 'mass-flow' as const, value: of['fluid flow']! }
  const entering = of['fluid in (T; quality; hot gas T)']!
  const at = of['fluid at (p; dew T)']!
  if (of.kind === 'DX evaporator') {
    const inlet = { kind: 'quality' as const, value: entering }
    const refrigerant = { name: of.fluidName, suctionTemperature: at, inlet, given: flow }
    return { ...base, coilType: 'EVAP', refrigerant }
  }
  if (of.kind === 'condenser') {
    const dew = { kind: 'dew-temperature' as const, value: at }
    return {
      ...base,
      coilType: 'COND',
      refrigerant: { name: of.fluidName, at: dew, hotGasTemperature: entering, given: flow },
    }
  }
  const share = of.share === null ? {} : { share: of.share! }
  const fluid = { name: of.fluidName, ...share, enteringTemperature: entering, given: flow, pressure: at }
  return { ...base, coilType: 'FLUID', fluid }
}

/** A coil rated with the areas and the air-side coefficient of the other program, to compare everything else. */
export function likeTheirs(of: WholeCoil): CoilRating {
  const area = of['outside area']!
  return rateMarched(inputOf(of, of['air coefficient']), {
    isobaric: 'DX evaporator, condenser'.includes(of.kind),
    change: model => ({
      ...model,
      finConductivity: of.fin_k!,
      size: {
        ...model.size,
        outsideArea: area,
        outsideToInside: area / model.size.insideArea,
        outsideToTube: (model.size.outsideToTube * area) / model.size.outsideArea,
      },
    }),
  })
}
