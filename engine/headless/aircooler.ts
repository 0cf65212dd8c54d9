/** `aircooler rating`, `aircooler fans`, `aircooler factor`, `aircooler year`: finned bundles under fans. */
import {
  type AirCoolerInput,
  type AirCoolerRating,
  type AirCoolerYear,
  type AirHours,
  airCoolerYear,
  type Bundle,
  type FanChange,
  type FanPoint,
  type FanState,
  type Fans,
  fanLaws,
  type Medium,
  type Noise,
  noiseOf,
  type OffDesign,
  offDesign,
  type PassFactor,
  type PassFactorInput,
  passFactor,
  rateAirCooler,
  type YearControl,
} from '../aircooler'
import { EngineError } from '../errors'
import { finSurface } from '../options/finSurface'
import { pressureAtAltitude } from '../units'
import { climateOf } from './climate'
import type { Line } from './fields'
import { nameOf } from './names'
import { checkShape, type Fields, type Shape, type ShapeOf } from './shape'

const maybe = { maybe: 'number' } as const

const mediumShape: ShapeOf<Medium> = {
  variants: {
    custom: {
      points: {
        rows: {
          ...{ temperature: 'number', density: 'number', heatCapacity: 'number' },
          ...{ viscosity: 'number', conductivity: 'number' },
        },
      },
      name: { maybe: 'text' },
    },
    liquid: { name: 'text', pressure: 'number', share: maybe, basis: { maybe: ['mass', 'volume'] } },
    gas: { composition: 'numbers', pressure: 'number' },
    fluid: {
      ...{ name: 'text', pressure: 'number' },
      inert: {
        maybe: {
          ...{ name: 'text', share: 'number', basis: { maybe: ['mole', 'mass'] } },
          method: { maybe: ['silver-bell-ghaly', 'colburn-hougen'] },
        },
      },
    },
  },
}

/** `Optimize` is a choice of designs, not a surface. */
const finSurfaceNames = finSurface.codes.filter(each => each !== 'Optimize')

const oneFin = { thickness: 'number', density: 'number', metal: { maybe: 'text' }, conductivity: maybe } as const
const roundFin = { ...oneFin, height: 'number' } as const

const bundleShape: Fields<Bundle> = {
  ...{ rows: 'number', passes: 'number', rowsPerPass: { maybe: { rows: 'number' } }, tubesPerRow: 'number' },
  ...{ tubeLength: 'number', tubeDiameter: 'number', tubeWall: 'number', tubeMetal: { maybe: 'text' } },
  ...{ tubeConductivity: maybe, transversePitch: 'number', longitudinalPitch: maybe },
  fins: {
    variants: {
      ...{ 'l-foot': roundFin, embedded: roundFin, extruded: roundFin },
      plate: { ...oneFin, surface: { maybe: finSurfaceNames } },
    },
  },
  fouling: { maybe: { air: maybe, process: maybe } },
  method: { maybe: ['briggs-young', 'esdu', 'ganguli'] },
  ...{ fewRows: { maybe: 'flag' }, roughness: maybe, passLoss: maybe },
  enhancement: {
    maybe: {
      variants: {
        none: {},
        rifled: { fins: 'number', finHeight: 'number', helixAngle: 'number', apexAngle: 'number' },
        spring: { pitch: 'number', wire: 'number' },
        tape: { pitch: 'number', thickness: 'number' },
        ball: { diameter: 'number', pitch: 'number' },
        maker: { film: 'number', drop: 'number' },
      },
    },
  },
  nozzles: { maybe: { diameter: 'number', count: maybe } },
}

const fansShape: Fields<Fans> = {
  ...{ draft: ['forced', 'induced'], perBay: 'number', diameter: 'number', tipSpeed: maybe },
  ...{ efficiency: maybe, driveEfficiency: maybe, motorEfficiency: maybe, otherLosses: maybe },
  ...{ plenumHeight: maybe, draftHeight: maybe },
  curve: {
    maybe: {
      points: { rows: { flow: 'number', pressure: 'number', power: maybe } },
      ...{ speed: 'number', density: 'number' },
    },
  },
  distances: { maybe: { rows: 'number' } },
}

const shape: Fields<AirCoolerInput> = {
  process: {
    ...{ medium: mediumShape, massFlow: maybe, inlet: maybe, outlet: maybe, heat: maybe, pourPoint: maybe },
    ...{ pressure: maybe, designPressure: maybe, designTemperature: maybe },
  },
  air: {
    ...{ dryBulb: 'number', elevation: maybe, pressure: maybe, winter: maybe, recirculation: maybe },
    flow: {
      maybe: { basis: ['dry-air-mass', 'standard-volume', 'actual-volume', 'face-velocity'], value: 'number' },
    },
  },
  bundle: bundleShape,
  unit: { maybe: { bays: maybe, bundlesPerBay: maybe } },
  fans: fansShape,
  limits: {
    maybe: {
      ...{
        processDrop: maybe,
        airDrop: maybe,
        pinch: maybe,
        tipSpeed: maybe,
        coverage: maybe,
        dispersion: maybe,
        approach: maybe,
      },
      ...{ soundPower: maybe, soundPressure: maybe, pourMargin: maybe },
    },
  },
}

/** The names of fluids also as other programs have them. */
function known<Document extends AirCoolerInput>(line: Document): Document {
  const { medium } = line.process
  if (medium.kind !== 'fluid' && medium.kind !== 'liquid') return line
  return { ...line, process: { ...line.process, medium: { ...medium, name: nameOf(medium.name) } } }
}

/**
 * An air cooler at its design, with a fan off, all fans off, and in the winter.
 *
 * @param line  `process`, `air`, `bundle`, `unit`, `fans`, `limits`
 * @returns     the rating, and `offDesign`, SI
 *
 * Valid as `rateAirCooler`; an unknown, missing or wrong field is `invalid-input`.
 *
 * Source: see there.
 */
export function airCoolerRating(line: unknown): AirCoolerRating & { offDesign: OffDesign } {
  checkShape(line, shape, 'document')
  const input = known(line as AirCoolerInput)
  return { ...rateAirCooler(input), offDesign: offDesign(input) }
}

/** A line of `aircooler fans`. */
interface FansLine {
  readonly point: FanPoint
  readonly to?: FanChange & { readonly elevation?: number }
  readonly noise?: { readonly draft: Fans['draft']; readonly count?: number; readonly distances?: readonly number[] }
}

/**
 * A fan at another speed, size and density, and how loud it is.
 *
 * @param line  `point` (flow, pressure, power, speed, diameter, density), `to` (speedRatio, diameter, density, or temperature with
 *              pressure or elevation), `noise` (draft, count, distances)
 * @returns     the fan as changed, SI, and its noise [dB]
 *
 * Valid as `fanLaws`, `noiseOf`.
 *
 * Source: see there.
 */
export function airCoolerFans(line: unknown): FanState & { noise?: Noise } {
  const fields: Fields<FansLine> = {
    point: {
      ...{ flow: 'number', pressure: 'number', power: 'number' },
      ...{ speed: 'number', diameter: 'number', density: 'number' },
    },
    to: {
      maybe: {
        ...{ speedRatio: maybe, diameter: maybe, density: maybe },
        ...{ temperature: maybe, pressure: maybe, elevation: maybe },
      },
    },
    noise: { maybe: { draft: ['forced', 'induced'], count: maybe, distances: { maybe: { rows: 'number' } } } },
  }
  checkShape(line, fields, 'document')
  const { point, to = {}, noise } = line as FansLine
  const { elevation, ...change } = to
  const pressure = elevation === undefined ? {} : { pressure: pressureAtAltitude(elevation) }
  const fan = fanLaws(point, { ...pressure, ...change })
  if (!noise) return fan
  const { tipSpeed, power, diameter } = fan
  const source = { tipSpeed, power, diameter, draft: noise.draft }
  return { ...fan, noise: noiseOf(source, noise.count ?? 1, noise.distances ?? []) }
}

/**
 * Effectiveness and factor of rows in passes.
 *
 * @param line  `NTU`, `R`, `rows`, `passes`, `rowsPerPass`
 * @returns     effectiveness, factor, that of Roetzel and Nicole where they have it [-]
 *
 * Valid as `passFactor`.
 *
 * Source: see there.
 */
export function airCoolerFactor(line: unknown): PassFactor {
  const fields: Fields<PassFactorInput> = {
    ...{ NTU: 'number', R: 'number', rows: 'number', passes: 'number', rowsPerPass: { maybe: { rows: 'number' } } },
  }
  checkShape(line, fields, 'document')
  return passFactor(line as PassFactorInput)
}

/** A line of `aircooler year`. */
type YearLine = AirCoolerInput & {
  readonly climate: Line & { readonly hours?: readonly AirHours[] }
  readonly control?: YearControl
}

/**
 * A year of an air cooler.
 *
 * @param line  as `aircooler rating`; `climate` (place, or file with elevation, or hours: dryBulb, hours); `control` (setPoint,
 *              leastSpeed, electricity, worth)
 * @returns     sums of fans at one speed, in steps and at variable speed, bins, and how the hours were made
 *
 * Valid as `airCoolerYear`.
 *
 * Source: see there.
 */
export function airCoolerYearLine(line: unknown): AirCoolerYear & { method: string; findings: readonly string[] } {
  const fields: { [name: string]: Shape } = {
    ...shape,
    climate: {
      ...{ place: { maybe: 'text' }, file: { maybe: 'text' }, elevation: maybe },
      hours: { maybe: { rows: { dryBulb: 'number', hours: 'number' } } },
    },
    control: {
      maybe: {
        ...{ setPoint: maybe, leastSpeed: maybe, electricity: maybe },
        worth: { maybe: { installed: 'number', incentive: maybe, escalation: maybe, discount: maybe, life: maybe } },
      },
    },
  }
  checkShape(line, fields, 'document')
  const { climate, control, ...input } = known(line as YearLine)
  if (climate.hours && (climate.place !== undefined || climate.file !== undefined))
    throw new EngineError(
      'invalid-input',
      'document.climate has hours, and a place or a file too: give one of them',
      {},
    )
  const { hours, method, findings } = climate.hours
    ? { hours: climate.hours, method: 'hours', findings: [] }
    : climateOf(climate)
  return { ...airCoolerYear(input, hours, control), method, findings }
}
