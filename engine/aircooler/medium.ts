/** What is cooled, along its pressure: states by temperature and enthalpy, for a march along the tubes. */
import { knownLiquid } from '../economizer/liquid'
import { EngineError, requireWithin } from '../errors'
import { type Fluid, fluidOf, gasMixture, type HotFluid, hotState } from '../fluids'
import { type FluidLine, fluidLine } from '../fluids/fluidLine'
import type { FluidPoint } from '../fluids/propertySegments'
import { rememberLast } from '../rememberLast'
import type { TwoPhaseFlow } from '../tubeside'
import type { InertGas, Medium } from './airCooler'
import { type CondensingPath, condensingPath } from './condensingPath'
import { customLine } from './customLine'

/** Between boiling liquid and dry vapour. Temperatures [K], enthalpies [J/kg]. */
export interface Dome {
  readonly bubble: { readonly T: number; readonly h: number }
  readonly dew: { readonly T: number; readonly h: number }
  /** All that the two-phase laws want, but flow, quality and wall. */
  readonly place: Omit<TwoPhaseFlow, 'massFlux' | 'quality' | 'diameter'>
}

/** A medium along its pressure. Beyond what is known of it, it goes on with the properties of its ends. */
export interface KnownMedium {
  readonly name: string
  /** How its film is made: of a liquid, a gas, or carbon dioxide above its critical pressure. */
  readonly film: 'liquid' | 'gas' | 'dense'
  readonly lowest: number
  readonly highest: number
  readonly freezing?: number
  /** Above its critical pressure, where it is neither liquid nor vapour. */
  readonly isDense?: true
  /** Of a gas, or of a fluid that may be one [kg/mol]. */
  readonly molarMass?: number
  readonly dome?: Dome
  /** Of a vapour that condenses beside a gas: its dome then goes from the dew point to the end of this. */
  readonly path?: CondensingPath
  /** Of a temperature [J/kg]; at saturation that of dry vapour. */
  enthalpy(T: number): number
  temperature(enthalpy: number): number
  /** Heat of a kelvin [J/kg K]; without end where it condenses at one temperature. */
  capacity(enthalpy: number): number
  /** Properties in one phase; written over by the next. */
  at(T: number): Readonly<FluidPoint>
}

const remembered = rememberLast(make, 24)
/** Gas below this is of no use for a cooler [K]. */
const coldestGas = 230
/** Intervals that properties are fitted in [K]: near the critical point narrow ones. */
const [wide, narrow] = [5, 1]

/**
 * A medium ready for a march.
 *
 * @param medium  its kind, name or properties, pressure [Pa]
 * @returns       its states, SI
 *
 * Valid for liquids as `knownLiquid`, gases as `gasMixture`, fluids as `fluidOf`; another name is `unknown-name`, properties that
 * are not positive `out-of-range`.
 *
 * Source: see there.
 */
export function knownMedium(medium: Medium): KnownMedium {
  return remembered(medium)
}

function make(medium: Medium): KnownMedium {
  if (medium.kind === 'custom') {
    const line = customLine(medium.points)
    return { name: medium.name ?? 'the liquid', film: 'liquid', ...alongLine(line) }
  }
  requireWithin('the pressure in the tubes', medium.pressure, 1e3, 4e7)
  if (medium.kind === 'liquid') {
    const { name, share, basis, pressure } = medium
    const liquid = knownLiquid({ name, pressure, ...(share === undefined ? {} : { share, basis: basis ?? 'mass' }) })
    const freezing = liquid.freezing === undefined ? {} : { freezing: liquid.freezing }
    return { name, film: 'liquid', ...freezing, ...alongLine(liquid) }
  }
  if (medium.kind === 'gas') {
    const { hot, limits, molarMass } = gasMixture(medium.composition, 'mole', 'the gas')
    const high = Math.min(limits.highestT - 1, 1500)
    const low = leastGas(hot, medium.pressure, limits.lowestT + 1, high)
    return { name: 'the gas', film: 'gas', molarMass, ...alongLine(fluidLine(hot, medium.pressure, low, high, wide)) }
  }
  const { name, pressure, inert } = medium
  return ofFluid(fluidOf(name), pressure, inert)
}

/** Coldest at which a mixture of gases is still light enough to be one [K]. */
function leastGas(hot: HotFluid, pressure: number, lowest: number, highest: number): number {
  const state = hotState()
  const step = 5
  for (let T = Math.max(lowest, coldestGas); T < highest; T += step) {
    try {
      hot.atTp(T, pressure, state)
      return T
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause
    }
  }
  throw new EngineError('out-of-range', `at ${pressure} Pa the gas is too dense at every temperature`, { pressure })
}

/** Straight on beyond both ends. */
function alongLine(line: Pick<FluidLine, 'lowest' | 'highest' | 'enthalpy' | 'temperature' | 'at'>) {
  const { lowest, highest } = line
  const ends = [lowest, highest].map(T => ({ T, h: line.enthalpy(T), cp: line.at(T).cp }))
  const [low, high] = ends as [(typeof ends)[0], (typeof ends)[0]]
  const beyond = (enthalpy: number) => (enthalpy < low.h ? low : enthalpy > high.h ? high : undefined)
  const temperature = (enthalpy: number) => {
    const end = beyond(enthalpy)
    return end ? end.T + (enthalpy - end.h) / end.cp : line.temperature(enthalpy)
  }
  return {
    lowest,
    highest,
    enthalpy: (T: number) => {
      const end = T < lowest ? low : T > highest ? high : undefined
      return end ? end.h + (T - end.T) * end.cp : line.enthalpy(T)
    },
    temperature,
    capacity: (enthalpy: number) => line.at(temperature(enthalpy)).cp,
    at: line.at,
  }
}

function ofFluid(fluid: Fluid, pressure: number, inert?: InertGas): KnownMedium {
  const { hot, limits, critical, name, molarMass } = fluid
  const [low, high] = [limits.lowestT + 0.5, limits.highestT - 0.5]
  const dome = pressure < critical.p ? domeOf(fluid, pressure) : undefined
  if (inert && inert.share !== 0) return besideGas(fluid, pressure, dome, inert)
  if (pressure >= critical.p) {
    const film = name === 'R-744' ? 'dense' : 'gas'
    return { name, film, isDense: true, molarMass, ...alongLine(fluidLine(hot, pressure, low, high, narrow)) }
  }
  if (!dome) return { name, film: 'gas', molarMass, ...alongLine(fluidLine(hot, pressure, low, high, wide)) }
  const liquid = alongLine(liquidBelow(fluid, pressure, dome))
  const vapour = alongLine(fluidLine(hot, pressure, dome.dew.T + aside, Math.max(high, dome.dew.T + 1), wide))
  const { bubble, dew } = dome
  const [latent, glide] = [dew.h - bubble.h, dew.T - bubble.T]
  const single = (enthalpy: number) => (enthalpy >= dew.h ? vapour : liquid)
  const isWet = (enthalpy: number) => enthalpy > bubble.h && enthalpy < dew.h
  return {
    ...{ name, film: 'gas', lowest: liquid.lowest, highest: vapour.highest, dome, molarMass, ...freezingOf(name) },
    enthalpy: T => (T >= dew.T - 1e-3 ? Math.max(dew.h, vapour.enthalpy(T)) : Math.min(bubble.h, liquid.enthalpy(T))),
    temperature: h => (isWet(h) ? bubble.T + ((h - bubble.h) / latent) * glide : single(h).temperature(h)),
    capacity: h => (isWet(h) ? (glide > 1e-4 ? latent / glide : Number.POSITIVE_INFINITY) : single(h).capacity(h)),
    at: T => (T >= dew.T ? vapour : liquid).at(T),
  }
}

/** Condensate of steam freezes where air coolers work; that of the other fluids does not. */
const freezingOf = (name: string) => (name === 'R-718' ? { freezing: 273.15 } : {})

/** On the line of saturation itself an equation may answer for the other phase [K]. */
const aside = 1e-6

function liquidBelow({ hot, limits }: Fluid, pressure: number, { bubble }: Dome): FluidLine {
  const low = Math.min(limits.lowestT + 0.5, bubble.T - 1)
  return fluidLine(hot, pressure, low, bubble.T - aside, wide)
}

function besideGas(fluid: Fluid, pressure: number, pure: Dome | undefined, inert: InertGas): KnownMedium {
  const { name } = fluid
  if (!pure || pure.place.glide)
    throw new EngineError(
      'out-of-range',
      pure
        ? `${name} is a blend: beside a gas only pure fluids are known`
        : `at ${pressure} Pa ${name} does not condense, with or without a gas`,
      { path: pure ? 'process.medium.name' : 'process.medium.pressure' },
    )
  const line = liquidBelow(fluid, pressure, pure)
  const path = condensingPath({ fluid, pressure, inert, liquid: line })
  const { dew, end, superheated } = path
  const [liquid, vapour] = [alongLine(line), alongLine(superheated)]
  return {
    ...{ name, film: 'gas', lowest: liquid.lowest, highest: vapour.highest, path, ...freezingOf(name) },
    dome: { bubble: end, dew, place: pure.place },
    enthalpy: T => (T >= dew.T ? Math.max(dew.h, vapour.enthalpy(T)) : path.enthalpy(T)),
    temperature: h => (h >= dew.h ? vapour.temperature(h) : path.at(h).T),
    capacity: h => (h >= dew.h ? vapour.capacity(h) : 1 / path.at(h).slope),
    at: T => (T >= dew.T ? vapour : liquid).at(T),
  }
}

/** Saturation at a pressure, of fluids that have one. */
function domeOf({ hot, critical, molarMass, name }: Fluid, pressure: number): Dome | undefined {
  const [liquid, vapour] = [hotState(), hotState()]
  try {
    hot.atPq(pressure, 0, liquid)
    hot.atPq(pressure, 1, vapour)
  } catch (cause) {
    if (cause instanceof EngineError) return undefined
    throw cause
  }
  hot.transport(liquid)
  hot.transport(vapour)
  const latentHeat = vapour.h - liquid.h
  const glide = vapour.T - liquid.T
  const phase = ({ rho, mu, k, cp }: typeof liquid) => ({ rho, mu, k, cp })
  return {
    bubble: { T: liquid.T, h: liquid.h },
    dew: { T: vapour.T, h: vapour.h },
    place: {
      ...{ liquid: phase(liquid), vapour: phase(vapour), latentHeat, surfaceTension: Math.max(1e-5, liquid.sigma) },
      ...{ pressure, criticalPressure: critical.p, molarMass, saturationTemperature: (liquid.T + vapour.T) / 2 },
      ...(glide > 0.2 ? { glide: { slope: glide / latentHeat, range: glide } } : {}),
      fluid: name,
    },
  }
}
