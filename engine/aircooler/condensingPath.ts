/** A vapour that condenses beside a gas that does not: its states along the falling temperature, in equilibrium. */
import { EngineError } from '../errors'
import { diffusivityOf, type Fluid, fluidOf, type HotState, hotState, mixedTransport } from '../fluids'
import type { FluidLine } from '../fluids/fluidLine'
import { fluidLine } from '../fluids/fluidLine'
import type { FluidPoint } from '../fluids/propertySegments'
import type { TwoPhaseFlow } from '../tubeside'
import type { GasMethod, InertGas } from './airCooler'
import { cubicAt, placeOfValue } from './evenTable'

/** A gas or a liquid beside the wall. SI. */
type Phase = TwoPhaseFlow['liquid']

/** A place of the path. Enthalpy [J/kg] and vapour [kg/kg] are those of a kilogram of the whole stream. */
export interface PathPoint {
  readonly T: number
  readonly h: number
  /** Not condensed yet. */
  readonly vapour: number
  /** Of vapour and gas together in the stream [-]. */
  readonly quality: number
  /** Partial pressure of the vapour [Pa]. */
  readonly vapourPressure: number
  /** Kelvins that the stream falls by a joule of its kilogram [K kg/J]. */
  readonly slope: number
  /** Of the heat that the stream gives, what comes of vapour that condenses [-]. */
  readonly latent: number
  readonly liquid: Phase
  /** Vapour and gas together, with their molar mass [kg/mol]. */
  readonly mixed: Phase & { readonly molarMass: number }
  /** Of the vapour alone [J/kg K]. */
  readonly vapourHeatCapacity: number
  readonly latentHeat: number
  readonly surfaceTension: number
}

/** The path from the dew point down. */
export interface CondensingPath {
  readonly gas: { readonly name: string; readonly massShare: number; readonly moleShare: number }
  /** By which the film of the gas is worked out. */
  readonly method: GasMethod
  readonly dew: PathPoint
  /** As cold as it is known. */
  readonly end: PathPoint
  /** From here on down the liquid takes more of the heat that a kelvin gives than what condenses does [J/kg]. */
  readonly corner: number
  /** Down to here the stream keeps the temperature of its dew point; that of the dew where it does not [J/kg]. */
  readonly flatEnd: number
  /** From here on down it is the condensate that cools; below all where something condenses to the end [J/kg]. */
  readonly dryFrom: number
  /** Some of its places by rising enthalpy, at even steps of the logarithm of moles of vapour over those of gas. */
  readonly points: readonly PathPoint[]
  /** That logarithm at a place of them, and temperature there [K] with its slope by a place; below them straight on. */
  logRatio(place: number): number
  temperature(place: number): readonly [T: number, slope: number]
  /** Of the vapour [kg/mol]. */
  readonly molarMass: number
  /** Of the vapour through the gas, by temperature [m2/s]. */
  diffusivity(T: number): number
  /** Closer ones, so that a straight line between them is within 1 mK of the curve. */
  readonly rungs: readonly { readonly h: number; readonly T: number }[]
  at(enthalpy: number): PathPoint
  /** Of a temperature up to the dew point [J/kg]. */
  enthalpy(T: number): number
  /** The stream above its dew point. */
  readonly superheated: FluidLine
}

/** What a path is made from. SI. */
export interface PathInput {
  readonly fluid: Fluid
  readonly pressure: number
  readonly inert: InertGas
  /** The condensate along the pressure, below the saturation of the pure fluid. */
  readonly liquid: Pick<FluidLine, 'lowest' | 'at'>
}

/** Steps of the logarithm of vapour over gas [-]. */
const step = 0.1
/** Colder than this no air comes [K]. */
const coldest = 200
/** Beside the line of saturation, on which an equation may answer for the other phase [K]. */
const aside = 1e-6

/** A gas that condenses as far above the coldest is none [K]. */
const mostCondensed = 60

/** Intervals in which properties above the dew point are fitted [K]. */
const wide = 5

/** Where no method is chosen. */
const usualGasMethod = 'silver-bell-ghaly'

/** Where the gas is named in an air cooler. */
const path = 'process.medium.inert'

/**
 * The path of a vapour that condenses beside a gas.
 *
 * Vapour and gas share the pressure by their moles; the vapour is saturated where its own pressure is that of saturation. Nothing
 * of the gas is dissolved, and vapour, gas and condensate have one temperature.
 *
 * @param of  fluid, pressure [Pa], gas with its share, condensate
 * @returns   its states, SI
 *
 * Valid for pure fluids below their critical pressure, with a share of gas above 0; else `out-of-range`.
 *
 * Source: Dalton's law; transport as `mixedTransport`.
 */
export function condensingPath(of: PathInput): CondensingPath {
  const { fluid, pressure, inert, liquid } = of
  const gas = fluidOf(inert.name)
  const moleShare = moleShareOf(inert, fluid.molarMass, gas.molarMass)
  const ratio = (1 - moleShare) / moleShare
  const massShare = 1 / (1 + (ratio * fluid.molarMass) / gas.molarMass)
  const beside = { fluid, gas, pressure, massShare }
  const [vapour, air] = [hotState(), hotState()]
  const known = Math.max(liquid.lowest, coldest, fluid.limits.lowestT + 0.5, gas.limits.lowestT + 1)
  const least = coldestOf(gas.hot, pressure, known)
  fluid.hot.atTq(least, 1, vapour)
  const bottom = Math.log(vapour.p / (pressure - vapour.p))
  const top = Math.log(ratio)
  if (!(bottom < top))
    throw new EngineError('out-of-range', `with so much ${inert.name} nothing condenses above ${least.toFixed(0)} K`, {
      path,
    })
  const count = Math.max(8, Math.ceil((top - bottom) / step))
  const rising = Array.from({ length: count + 1 }, (_, i) => {
    const share = Math.exp(i === count ? top : bottom + (i / count) * (top - bottom))
    fluid.hot.atPq((pressure * share) / (1 + share), 1, vapour)
    fluid.hot.transport(vapour)
    gas.hot.atTp(vapour.T, pressure, air)
    gas.hot.transport(air)
    return pointOf(beside, share, vapour, air, liquid.at(vapour.T))
  })
  const [heats, temperatures] = [rising.map(({ h }) => h), rising.map(({ T }) => T)]
  const perPlace = (top - bottom) / count
  const slopeAt = (place: number) => cubicAt(temperatures, place)[1] / cubicAt(heats, place)[1]
  /** Vapour rises by its own share with each step of the logarithm. */
  const latentAt = (place: number, vapourMass: number, heat: number) =>
    (vapourMass * perPlace * heat) / cubicAt(heats, place)[1]
  const points = rising.map((point, i) => ({
    ...point,
    slope: slopeAt(i),
    latent: latentAt(i, point.vapour, point.latentHeat),
  }))
  const [end, dew] = [points[0]!, points[count]!]
  const firstFall = cubicAt(temperatures, 0)[1]
  const at = (h: number): PathPoint => {
    const place = placeOfValue(heats, h)
    const [index, share] = [Math.min(count - 1, Math.floor(place)), Math.exp(bottom + place * perPlace)]
    const vapourMass = (massShare * share * fluid.molarMass) / gas.molarMass
    const straight = between(points[index]!, points[index + 1]!, place - index)
    return {
      ...straight,
      ...{ h, slope: slopeAt(place), vapour: vapourMass, quality: massShare + vapourMass },
      latent: latentAt(place, vapourMass, straight.latentHeat),
      // Below all of it only the temperature falls on.
      T: h < end.h ? end.T + (h - end.h) * end.slope : cubicAt(temperatures, place)[0],
      vapourPressure: (pressure * share) / (1 + share),
    }
  }
  const enthalpy = (T: number) =>
    T < end.T ? end.h + (T - end.T) / end.slope : cubicAt(heats, placeOfValue(temperatures, T))[0]
  return {
    ...{ gas: { name: inert.name, massShare, moleShare }, method: inert.method ?? usualGasMethod },
    ...{ dew, end, points, at, enthalpy, molarMass: fluid.molarMass },
    logRatio: place => bottom + place * perPlace,
    // Below its end straight on.
    temperature: place => (place < 0 ? [end.T + place * firstFall, firstFall] : cubicAt(temperatures, place)),
    diffusivity: diffusivityThrough(fluid, gas, pressure),
    rungs: Array.from({ length: 2 * count + 1 }, (_, i) => ({
      h: cubicAt(heats, i / 2)[0],
      T: cubicAt(temperatures, i / 2)[0],
    })),
    ...{ corner: cornerOf(points), flatEnd: flatEndOf(points), dryFrom: dryFromOf(points) },
    superheated: aboveDew(beside, dew, ratio),
  }
}

/** A gas that condenses itself in the cold ends the path where it begins to. */
function coldestOf(gas: Fluid['hot'], pressure: number, known: number): number {
  const state = hotState()
  for (let T = known; T < known + mostCondensed; T += 5) {
    try {
      gas.atTp(T, pressure, state)
      return T
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause
    }
  }
  return known
}

function moleShareOf({ name, share, basis = 'mole' }: InertGas, vapourMass: number, gasMass: number): number {
  if (!(share > 0 && share < 1))
    throw new EngineError('out-of-range', `the share of ${name} is above 0 and below 1, not ${share}`, { path, share })
  if (basis === 'mole') return share
  return share / gasMass / (share / gasMass + (1 - share) / vapourMass)
}

/** Asked for at the first use: not every method needs it, and not every gas has it. */
function diffusivityThrough(fluid: Fluid, gas: Fluid, pressure: number): (T: number) => number {
  let known: ReturnType<typeof diffusivityOf> | undefined
  return T => {
    known ??= diffusivityOf(fluid, gas)
    return known(T, pressure)
  }
}

interface Beside {
  readonly fluid: Fluid
  readonly gas: Fluid
  readonly pressure: number
  /** Of the gas in the whole stream. */
  readonly massShare: number
}

/** Vapour and gas at one temperature, each with its own part of the pressure; `share` is moles of vapour over those of gas. */
function mixedPhase(
  { fluid, gas, massShare }: Beside,
  share: number,
  vapour: Readonly<HotState>,
  air: Readonly<HotState>,
): PathPoint['mixed'] & { vapourMass: number } {
  const vapourMass = (massShare * share * fluid.molarMass) / gas.molarMass
  const part = vapourMass / (vapourMass + massShare)
  const out = { mu: 0, k: 0 }
  mixedTransport(
    [
      { molarMass: fluid.molarMass, x: share / (1 + share), mu: vapour.mu, k: vapour.k },
      { molarMass: gas.molarMass, x: 1 / (1 + share), mu: air.mu, k: air.k },
    ],
    out,
  )
  return {
    ...out,
    vapourMass,
    molarMass: (share * fluid.molarMass + gas.molarMass) / (1 + share),
    // The gas was read at the whole pressure, and has the rest of it.
    rho: vapour.rho + air.rho / (1 + share),
    cp: part * vapour.cp + (1 - part) * air.cp,
  }
}

function pointOf(
  beside: Beside,
  share: number,
  vapour: HotState,
  air: HotState,
  liquid: Readonly<FluidPoint>,
): Omit<PathPoint, 'slope' | 'latent'> {
  const { vapourMass, ...mixed } = mixedPhase(beside, share, vapour, air)
  const { massShare } = beside
  const { rho, mu, k, cp } = liquid
  return {
    T: vapour.T,
    h: massShare * air.h + vapourMass * vapour.h + (1 - massShare - vapourMass) * liquid.h,
    ...{ vapour: vapourMass, quality: massShare + vapourMass },
    vapourPressure: vapour.p,
    ...{ liquid: { rho, mu, k, cp }, mixed, vapourHeatCapacity: vapour.cp },
    latentHeat: vapour.h - liquid.h,
    surfaceTension: Math.max(1e-5, vapour.sigma),
  }
}

/** Vapour and gas above the dew point, where the vapour keeps its part of the pressure. */
function aboveDew(beside: Beside, dew: PathPoint, share: number): FluidLine {
  const { fluid, gas, pressure, massShare } = beside
  const [vapour, air] = [hotState(), hotState()]
  const mixed = {
    atTp(T: number, _: number, out: HotState) {
      fluid.hot.atTp(T, dew.vapourPressure, vapour)
      fluid.hot.transport(vapour)
      gas.hot.atTp(T, pressure, air)
      gas.hot.transport(air)
      const { rho, mu, k, cp } = mixedPhase(beside, share, vapour, air)
      Object.assign(out, { T, rho, mu, k, cp, h: (1 - massShare) * vapour.h + massShare * air.h })
    },
    transport() {
      // Known with the state.
    },
  }
  const low = dew.T + aside
  const highest = Math.max(low + 1, Math.min(fluid.limits.highestT, gas.limits.highestT) - 0.5)
  return fluidLine(mixed, pressure, low, highest, wide)
}

/** As long as the temperature falls by less than this [K], and vapour and gas cool by less than this share of the heat [-]. */
const flat = { fall: 1e-5, cooling: 1e-8 } as const
/** Condensing that is less than this share of the heat has no effect [-]. */
const dry = 1e-6

/** Down to here the stream has the temperature of the dew point and the gas no effect: far where there is very little of it. */
function flatEndOf(points: readonly PathPoint[]): number {
  const dew = points.at(-1)!
  const bent = points.findLastIndex(
    ({ T, quality, mixed, slope }) => dew.T - T > flat.fall || quality * mixed.cp * slope > flat.cooling,
  )
  return points[Math.min(bent + 1, points.length - 1)]!.h
}

/** From here on down nearly nothing condenses any more; below all places where something does. */
function dryFromOf(points: readonly PathPoint[]): number {
  const wet = points.findIndex((point, i) => {
    const next = points[i + 1]
    return next !== undefined && (next.vapour - point.vapour) * point.latentHeat > dry * (next.h - point.h)
  })
  return wet > 0 ? points[wet]!.h : Number.NEGATIVE_INFINITY
}

/** Where a kelvin gives as much by what condenses as by the liquid. */
function cornerOf(points: readonly PathPoint[]): number {
  const dew = points.at(-1)!
  const rich = points.findIndex(point => 1 / point.slope > 2 * point.liquid.cp)
  return rich < 0 ? dew.h : points[rich]!.h
}

/** What changes little between two points, straight. */
function between(one: PathPoint, next: PathPoint, share: number) {
  const straight = (from: number, to: number) => from + share * (to - from)
  const phase = (from: Phase, to: Phase): Phase => ({
    rho: straight(from.rho, to.rho),
    mu: straight(from.mu, to.mu),
    k: straight(from.k, to.k),
    cp: straight(from.cp, to.cp),
  })
  const molarMass = straight(one.mixed.molarMass, next.mixed.molarMass)
  return {
    ...{ liquid: phase(one.liquid, next.liquid), mixed: { ...phase(one.mixed, next.mixed), molarMass } },
    vapourHeatCapacity: straight(one.vapourHeatCapacity, next.vapourHeatCapacity),
    latentHeat: straight(one.latentHeat, next.latentHeat),
    surfaceTension: straight(one.surfaceTension, next.surfaceTension),
  }
}
