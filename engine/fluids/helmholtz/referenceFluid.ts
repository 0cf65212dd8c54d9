/** A fluid by its equation of state: every pair of inputs, every property. */
import { EngineError } from '../../errors'
import type { Blend, BlendData } from '../blendData'
import { checkQuality, type Fluid, type HotFluid, type HotState, withinLimits, writeMixture } from '../fluid'
import type { FluidData } from '../fluidData'
import { stateBy } from '../stateBy'
import { blendSurfaceTension, blendTransportAt, type Components } from '../transport/blendTransport'
import { conductivityAt } from '../transport/conductivity'
import type { FluidLookup } from '../transport/correspondingStates'
import { surfaceTensionAt } from '../transport/surfaceTension'
import { viscosityAt } from '../transport/viscosity'
import { blendEquation } from './blendEquation'
import { densityAt, type Side } from './density'
import { ancillaryAt, type Equation, equationOf, type PhaseState, phaseAt, phaseState } from './equation'
import { guideOf, place, readGuide, saturateByGuide } from './guide'
import { expandedTo, onIsobar, startNear, type Wanted, wanted, warmedTo } from './isobar'
import { saturateAtP, saturateAtT } from './saturation'
import { type Saturation, saturation } from './saturationState'

/** An equation with the work space of a flash calculation. */
interface Flash {
  readonly of: Equation
  readonly pair: Saturation
  readonly liquid: PhaseState
  readonly vapour: PhaseState
  readonly single: PhaseState
  readonly wanted: Wanted
  /** The given values: temperature and pressure, or pressure and enthalpy or entropy. */
  readonly asked: Float64Array
  readonly lookup: FluidLookup
  /** For a blend: its components, from whose transport properties its own are mixed. */
  readonly components?: Components
}

/**
 * A fluid by its equation of state.
 *
 * @param data    the published constants
 * @param lookup  finds the equations of reference fluids, for transport
 * @returns       the fluid; h = 200 kJ/kg and s = 1 kJ/kg K for boiling liquid at 0 °C, of water as published
 *
 * Valid from the triple point to the equation's highest temperature and pressure; else `out-of-range`, naming the
 * limit.
 *
 * Source: the data module's own citation.
 */
export function referenceFluid(data: FluidData, lookup: FluidLookup): Fluid {
  const of = equationOf(data)
  const isWater = data.name === 'R-718'
  if (!isWater) setZero(of)
  const { viscosity, conductivity, surfaceTension, equation } = data.sources
  const estimated = 'estimated: see the notes'
  return {
    ...fluidBy({ ...room(of), lookup }),
    sources: {
      'equation of state': equation,
      viscosity: viscosity ?? estimated,
      conductivity: conductivity ?? estimated,
      'surface tension': surfaceTension ?? estimated,
    },
    ...(isWater ? { zero: 'u = 0 and s = 0 for liquid at the triple point' } : {}),
    doubts: doubtsOf(data),
  }
}

/**
 * A blend by the multi-fluid model.
 *
 * @param blend       its composition
 * @param data        the parameters of pairs
 * @param components  the constants of its components, in order
 * @param lookup      finds equations, for transport
 * @returns           the fluid; h = 200 kJ/kg and s = 1 kJ/kg K for boiling liquid at 0 °C
 *
 * Valid where all components are valid; else `out-of-range`, naming the limit.
 *
 * Source: see `mixtureOf`; transport by mixing rules, see `blendTransportAt`.
 */
export function blendFluid(
  blend: Blend,
  data: BlendData,
  components: readonly FluidData[],
  lookup: FluidLookup,
): Fluid {
  const { equation: of, mixture } = blendEquation(blend, data, components)
  setZero(of)
  const mixed = { equations: components.map(equationOf), x: blend.moleFractions }
  const rule = 'mixed from the components at equal reduced density'
  const doubts = [
    'Bubble and dew point are solved; between them, temperature is taken to run straight with quality.',
    'Viscosity, conductivity and surface tension by mixing rules, within about 15 %.',
    'The critical point is where the lines of bubble and dew, followed upwards, would meet.',
  ]
  if (mixture.estimated.length > 0)
    doubts.push(
      `No published parameters for ${mixture.estimated.join(', ')}: estimated as ideal mixing, within about 5 %.`,
    )
  return {
    ...fluidBy({ ...room(of), lookup, components: mixed }),
    sources: {
      'equation of state': of.data.sources.equation,
      viscosity: rule,
      conductivity: rule,
      'surface tension': rule,
    },
    doubts,
  }
}

function room(of: Equation) {
  return {
    of,
    pair: saturation(),
    liquid: phaseState(),
    vapour: phaseState(),
    single: phaseState(),
    wanted: wanted(),
    asked: new Float64Array(2),
  }
}

function fluidBy(flash: Flash): Omit<Fluid, 'sources' | 'doubts'> {
  const { of } = flash
  const hot = hotFluid(flash)
  return {
    name: of.data.name,
    method: 'reference',
    molarMass: of.molarMass,
    critical: { T: of.criticalT, p: of.criticalP, rho: of.criticalRho },
    limits: of.data.limits,
    zero: 'h = 200 kJ/kg and s = 1 kJ/kg K for boiling liquid at 273.15 K',
    hot,
    state: stateBy(hot),
  }
}

function doubtsOf(data: FluidData): string[] {
  const doubts = [...(data.doubts ?? [])]
  if (data.isPseudoPure)
    doubts.push(
      'A blend described as one fluid: between its bubble and dew line, temperature runs straight with quality.',
    )
  if (!data.viscosity)
    doubts.push(
      'No published correlation of viscosity and conductivity: estimated by residual entropy and by corresponding states, viscosity of liquid within about 25 %, the rest 15 %.',
    )
  if (!data.surfaceTension) doubts.push('Surface tension by Brock and Bird, within about 5 %.')
  return doubts
}

/** Moves the zero of enthalpy and entropy to boiling liquid at 0 °C: 200 kJ/kg and 1 kJ/kg K. */
function setZero(of: Equation): void {
  const T = 273.15
  const pair = saturation()
  const liquid = phaseState()
  saturateAtT(of, T, pair)
  phaseAt(of, T, pair.liquidRho, liquid)
  of.ideal.a1 += (liquid.s - 1000) / of.R
  of.ideal.a2 += (200_000 - liquid.h) / (of.R * of.reducingT)
  of.ideal.tau = Number.NaN
}

function hotFluid(flash: Flash): HotFluid {
  const { of } = flash
  const { limits, name } = of.data
  const { asked } = flash
  return {
    atTp(T, p, out, near) {
      withinLimits(name, T, p, limits)
      asked[0] = T
      asked[1] = p
      flashTp(flash, out, near)
    },
    atTq(T, q, out) {
      withinLimits(name, T, of.criticalP, limits)
      checkQuality(q)
      flashTq(flash, T, q, out)
    },
    atPq(p, q, out) {
      checkQuality(q)
      saturateByGuide(of, p, flash.pair)
      withinLimits(name, flash.pair.bubbleT, p, limits)
      writeWet(flash, q, out)
    },
    atPh(p, h, out, near) {
      withinLimits(name, of.criticalT, p, limits)
      asked[0] = p
      asked[1] = h
      flashIsobar(flash, 'h', out, near)
    },
    atPs(p, s, out) {
      withinLimits(name, of.criticalT, p, limits)
      asked[0] = p
      asked[1] = s
      flashIsobar(flash, 's', out)
    },
    atTrho(T, rho, out) {
      withinLimits(name, T, of.criticalP, limits)
      flashTrho(flash, T, rho, out)
      withinLimits(name, T, out.p, limits)
    },
    transport: out => writeTransport(flash, out),
  }
}

function flashTp(flash: Flash, out: HotState, near?: HotState): void {
  const { of, pair, asked } = flash
  const T = asked[0]!
  const p = asked[1]!
  let side: Side = 'vapour'
  if (isBelowTop(of, T, p)) {
    // By the lines at the pressure, as from enthalpy: the dew line of a blend may reach slightly above its critical
    // temperature.
    saturateByGuide(of, p, pair)
    if (T <= pair.bubbleT) side = 'liquid'
    else if (T < pair.dewT) {
      writeWet(flash, (T - pair.bubbleT) / (pair.dewT - pair.bubbleT), out)
      return
    }
  } else if (T < of.criticalT && p < of.criticalP) {
    const guide = guideOf(of)
    const isGuided = readGuide(guide, p)
    const { read } = guide
    const bubbleT = isGuided ? read[place.bubbleT]! : p > guide.highest ? guide.topT : 0
    if (T < bubbleT * (1 - 1e-5)) side = 'liquid'
    else if (!isGuided || T < read[place.dewT]! * (1 + 1e-5)) {
      saturateAtT(of, T, pair)
      if (p >= pair.bubbleP) side = 'liquid'
      else if (p > pair.dewP) {
        saturateByGuide(of, p, pair)
        writeWet(flash, (T - pair.bubbleT) / (pair.dewT - pair.bubbleT), out)
        return
      }
    }
  }
  const isBeside = near && (p >= of.criticalP || T >= of.criticalT || (near.phase === 'liquid') === (side === 'liquid'))
  phaseAt(of, T, densityAt(of, T, p, side, isBeside ? expandedTo(near, T, p) : 0), flash.single)
  flash.single.p = p
  writeSingle(of, flash.single, out)
}

/** Close below the top of a blend's dome. */
function isBelowTop({ phases, criticalT, criticalP }: Equation, T: number, p: number): boolean {
  return phases !== undefined && p < criticalP && p > 0.9 * criticalP && Math.abs(T - criticalT) < 0.02 * criticalT
}

function flashTq(flash: Flash, T: number, q: number, out: HotState): void {
  const { of, pair } = flash
  saturateAtT(of, T, pair)
  // Temperature is linear in quality from bubble to dew point: finds the pressure at which it has passed the share q at
  // this T.
  if (of.data.isPseudoPure && q > 0 && q < 1) {
    let low = pair.dewP
    let high = pair.bubbleP
    for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
      const p = 0.5 * (low + high)
      saturateAtP(of, p, pair)
      if (pair.bubbleT + q * (pair.dewT - pair.bubbleT) > T) high = p
      else low = p
    }
  }
  writeWet(flash, q, out)
}

function flashIsobar(flash: Flash, name: 'h' | 's', out: HotState, near?: HotState): void {
  const { of, single, asked } = flash
  const p = asked[0]!
  const value = asked[1]!
  const { lowestT, highestT } = of
  const isThin = p <= ancillaryAt(of.data.saturation.dew, lowestT)
  // So dilute that it is gas throughout the range: below the lowest temperature there is no state, and a search would
  // end anywhere.
  if (isThin) {
    phaseAt(of, lowestT, densityAt(of, lowestT, p, 'vapour', 0), single)
    if (value < single[name] - hairOf(of, value)) throw beyond(of, p, name, value, 'lowest')
  }
  const boils = p < of.criticalP && !isThin
  const share = boils ? shareAtP(flash, p, name, value) : 2
  if (share >= 0 && share <= 1) {
    writeWet(flash, share, out, true)
    return
  }
  const { pair, wanted } = flash
  wanted.p = p
  wanted.name = name
  wanted.value = value
  wanted.low = boils && share > 1 ? pair.dewT : lowestT
  wanted.high = boils && share < 0 ? pair.bubbleT : highestT
  wanted.side = share < 0 ? 'liquid' : 'vapour'
  if (!(near && startNear(near, wanted))) {
    wanted.T = boils ? warmedTo(share < 0 ? flash.liquid : flash.vapour, name, value) : of.criticalT
    wanted.rho = 0
  }
  onIsobar(of, wanted, single)
  // The search ended at a limit of the range: the given value lies beyond it.
  if (Math.abs(single[name] - value) > hairOf(of, value))
    throw beyond(of, p, name, value, value > single[name] ? 'highest' : 'lowest')
  single.p = p
  writeSingle(of, single, out)
}

/** Tolerance of a state for the given value. */
const hairOf = (of: Equation, value: number) => 1e-6 * Math.max(Math.abs(value), of.R)

/** The error of a value that no temperature in the range has at a pressure. */
function beyond(of: Equation, p: number, name: 'h' | 's', value: number, limit: 'highest' | 'lowest'): EngineError {
  const at = limit === 'highest' ? of.highestT : of.lowestT
  const message = `${of.data.name}: ${name} ${value} at ${p} Pa is beyond its ${limit} temperature, ${at} K`
  return new EngineError('out-of-range', message, { p, [name]: value, limit: `${limit} temperature`, at })
}

/**
 * Position of a value of h or s between boiling liquid (0) and dry vapour (1). Where the value is on or close to the
 * line, the pair is solved, with the states of both phases; elsewhere its temperatures are those of the guide.
 */
function shareAtP(flash: Flash, p: number, name: 'h' | 's', value: number): number {
  const { of, pair, liquid, vapour } = flash
  const guide = guideOf(of)
  const isGuided = readGuide(guide, p)
  if (isGuided) {
    const { read } = guide
    readEnds(read, liquid, vapour)
    pair.bubbleT = liquid.T
    pair.dewT = vapour.T
    const share = (value - liquid[name]) / (vapour[name] - liquid[name])
    if (share < -1e-3 || share > 1.001) return share
  }
  saturateByGuide(of, p, pair)
  phaseAt(of, pair.bubbleT, pair.liquidRho, liquid)
  phaseAt(of, pair.dewT, pair.vapourRho, vapour)
  return (value - liquid[name]) / (vapour[name] - liquid[name])
}

function readEnds(read: Float64Array, liquid: PhaseState, vapour: PhaseState): void {
  liquid.T = read[place.bubbleT]!
  liquid.h = read[place.liquidH]!
  liquid.s = read[place.liquidS]!
  liquid.cp = read[place.liquidCp]!
  vapour.T = read[place.dewT]!
  vapour.h = read[place.vapourH]!
  vapour.s = read[place.vapourS]!
  vapour.cp = read[place.vapourCp]!
}

function flashTrho(flash: Flash, T: number, rho: number, out: HotState): void {
  const { of, pair, single } = flash
  if (!(rho > 0)) throw new EngineError('not-positive', 'the density must be above 0', { rho })
  if (T < of.criticalT) {
    saturateAtT(of, T, pair)
    if (rho < pair.liquidRho && rho > pair.vapourRho) {
      if (of.data.isPseudoPure) wetPressure(flash, T, rho)
      const { bubbleT, dewT, liquidRho, vapourRho } = pair
      const q =
        dewT > bubbleT ? (T - bubbleT) / (dewT - bubbleT) : (1 / rho - 1 / liquidRho) / (1 / vapourRho - 1 / liquidRho)
      writeWet(flash, q, out)
      return
    }
  }
  phaseAt(of, T, rho, single)
  writeSingle(of, single, out)
}

/** The pressure of a wet pseudo-pure fluid, which rises with its share of liquid. Written to the pair. */
function wetPressure({ of, pair }: Flash, T: number, rho: number): void {
  let low = pair.dewP
  let high = pair.bubbleP
  for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
    const p = 0.5 * (low + high)
    saturateAtP(of, p, pair)
    const q = (T - pair.bubbleT) / (pair.dewT - pair.bubbleT)
    const volume = 1 / pair.liquidRho + q * (1 / pair.vapourRho - 1 / pair.liquidRho)
    if (volume * rho > 1) low = p
    else high = p
  }
}

function writeSingle(of: Equation, state: PhaseState, out: HotState): void {
  const { T, p } = state
  out.T = T
  out.p = p
  out.rho = state.rho
  out.h = state.h
  out.s = state.s
  out.cp = state.cp
  out.cv = state.cv
  out.w = state.w
  out.q = -1
  if (T >= of.criticalT) out.phase = p >= of.criticalP ? 'supercritical' : 'gas'
  else out.phase = state.rho > of.criticalRho ? 'liquid' : 'gas'
}

/** A mixture of the two phases in the pair, or one of them where the share is 0 or 1. */
function writeWet(flash: Flash, q: number, out: HotState, areKnown = false): void {
  const { of, pair, liquid, vapour } = flash
  if (!areKnown) {
    phaseAt(of, pair.bubbleT, pair.liquidRho, liquid)
    phaseAt(of, pair.dewT, pair.vapourRho, vapour)
  }
  if (q === 0 || q === 1) {
    const end = q === 0 ? liquid : vapour
    end.p = q === 0 ? pair.bubbleP : pair.dewP
    writeSingle(of, end, out)
    out.phase = q === 0 ? 'liquid' : 'gas'
  } else {
    out.p = pair.bubbleP
    out.q = q
    writeMixture(liquid, vapour, out)
  }
  out.q = q
}

function writeTransport(flash: Flash, out: HotState): void {
  const { of, single, lookup, components } = flash
  out.mu = 0
  out.k = 0
  if (out.phase !== 'two-phase') {
    phaseAt(of, out.T, out.rho, single)
    if (components) Object.assign(out, blendTransportAt(of, components, single, lookup))
    else {
      out.mu = viscosityAt(of, single, lookup)
      out.k = conductivityAt(of, single, out.mu, lookup)
    }
    // Far outside its range a correlation may become negative: then the property is undefined.
    if (!(out.mu > 0 && out.k > 0)) {
      out.mu = 0
      out.k = 0
    }
  }
  if (out.q < 0) out.sigma = 0
  else out.sigma = components ? blendSurfaceTension(of, components, out.T) : surfaceTensionAt(of.data, out.T)
}
