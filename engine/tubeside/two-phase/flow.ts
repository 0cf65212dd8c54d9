/** One interface to every two-phase correlation: a place in a tube, and the name of a method. */
import { EngineError } from '../../errors'
import type { Checked } from '../../warnings'
import { kandlikarFactors } from './boiling/kandlikar1990'
import { hydrocarbons } from './condensing/cavallini2006'
import { phaseAlone } from './groups'
import { boilingMethods, condensingMethods, type FlowMethod, frictionMethods, voidMethods } from './methods'
import type { FlowInputs } from './quantities'

/** A saturated phase: density [kg/m3], viscosity [Pa s], conductivity [W/m K], heat capacity [J/kg K]. */
export interface Phase {
  rho: number
  mu: number
  k: number
  cp: number
}

/** Liquid and vapour at one place of a tube. SI. */
export interface TwoPhaseFlow {
  /** Mass flow over the cross-section [kg/s m2], quality [-], inside diameter [m]. */
  massFlux: number
  quality: number
  diameter: number
  liquid: Phase
  vapour: Phase
  latentHeat: number
  surfaceTension: number
  pressure: number
  criticalPressure: number
  /** [kg/mol] */
  molarMass: number
  saturationTemperature: number
  /** Heat flux at the inside wall [W/m2], or the difference between wall and saturation [K]; both positive. */
  heatFlux?: number
  wallDifference?: number
  /**
   * For mixtures: slope of temperature over enthalpy between bubble and dew point [K kg/J], and the whole glide [K].
   */
  glide?: { slope: number; range: number } | undefined
  /** Name of the fluid in `fluidOf`, for the methods that have a constant or a default by fluid. */
  fluid?: string
  /** Fins of a rifled tube: number, height [m], helix and apex angle [rad]. Diameter is then that at the fin root. */
  rifled?: { fins: number; finHeight: number; helixAngle: number; apexAngle: number }
  /** Stainless steel: on it Kandlikar's fluid factor is 1 for every fluid, as for water on copper. */
  stainless?: boolean
  /** Whether the tube is vertical; else it is horizontal. */
  vertical?: boolean
  /** 180 degree pitch of a twisted tape [m]. */
  tapePitch?: number
  /** Quality at which the wall dries out in boiling; 0.85 (0.9 rifled) where left out, 1 for never. */
  dryoutQuality?: number
}

/** Wall difference assumed where neither it nor the heat flux is known [K]. */
const ordinaryDifference = 5
/** Most steps until heat flux and coefficient agree. */
const mostSteps = 40

/**
 * Coefficient of boiling in a tube, dry-out included.
 *
 * Above the quality of dry-out the coefficient falls linearly to that of the vapour alone at quality 1. Where the wall
 * difference is given instead of the heat flux, the flux that corresponds to it is found.
 *
 * @param id    id of a boiling correlation; undefined for the default by fluid and enhancement
 * @param flow  the place in the tube
 * @param inputs  the result of `flowInputs`, where the caller has it already; overwritten
 * @returns     coefficient on the inside area [W/m2 K]
 *
 * Valid for qualities 0 to 1 and positive mass fluxes; `unknown-name` for other ids.
 *
 * Source: the correlation; dry-out as K. Wattelet's data show for plain tubes, at 0.85.
 */
export function boilingCoefficientHot(id: string | undefined, flow: TwoPhaseFlow, inputs = flowInputs(flow)): number {
  const name = id ?? defaultBoiling(flow)
  const method = methodOf(boilingMethods, 'boiling', name, flow)
  const dry = flow.dryoutQuality ?? (flow.rifled ? 0.9 : 0.85)
  if (flow.quality <= dry) return atWall(method.formula, inputs, flow)
  inputs.quality = dry
  const wet = atWall(method.formula, inputs, flow)
  const { massFlux, diameter, vapour } = flow
  const vapourAlone = phaseAlone(massFlux, diameter, vapour.mu, vapour.k, vapour.cp)
  const share = (Math.min(1, flow.quality) - dry) / (1 - dry)
  return wet + share * (Math.min(wet, vapourAlone) - wet)
}

/**
 * Coefficient of condensation in a tube, with the resistance that a mixture adds (Silver, Bell and Ghaly).
 *
 * @param id    id of a condensing correlation; undefined for the default by fluid and enhancement
 * @param flow  the place in the tube
 * @param inputs  the result of `flowInputs`, where the caller has it already; overwritten
 * @returns     coefficient on the inside area [W/m2 K]
 *
 * Valid for qualities 0 to 1 and positive mass fluxes; `unknown-name` for other ids.
 *
 * Source: the correlation; K. J. Bell, M. A. Ghaly, AIChE Symp. Ser. 69 (1973) 72-79 for mixtures.
 */
export function condensingCoefficientHot(
  id: string | undefined,
  flow: TwoPhaseFlow,
  inputs = flowInputs(flow),
): number {
  const name = id ?? defaultCondensing(flow)
  const method = methodOf(condensingMethods, 'condensing', name, flow)
  const pure = atWall(method.formula, inputs, flow)
  if (!flow.glide) return pure
  const { massFlux, diameter, vapour, quality, glide } = flow
  const sensible = Math.max(0, quality * vapour.cp * glide.slope)
  if (sensible === 0) return pure
  const gas = phaseAlone(massFlux * Math.max(quality, 1e-3), diameter, vapour.mu, vapour.k, vapour.cp)
  return 1 / (1 / pure + sensible / gas)
}

/**
 * Frictional pressure gradient of two phases in a tube.
 *
 * @param id    id of a two-phase friction correlation; undefined for the default by enhancement
 * @param flow  the place in the tube
 * @param inputs  the result of `flowInputs`, where the caller has it already
 * @returns     gradient, positive where pressure falls [Pa/m]
 *
 * Valid for qualities 0 to 1 and positive mass fluxes; `unknown-name` for other ids.
 *
 * Source: the correlation.
 */
export function twoPhaseGradientHot(id: string | undefined, flow: TwoPhaseFlow, inputs = flowInputs(flow)): number {
  const name = id ?? 'mueller-steinhagen-heck'
  const method = methodOf(frictionMethods, 'two-phase friction', name, flow)
  return method.formula(inputs)
}

/**
 * Void fraction: share of the cross-section occupied by vapour.
 *
 * @param id    id of a void fraction correlation; undefined for Rouhani and Steiner
 * @param flow  the place in the tube
 * @param inputs  the result of `flowInputs`, where the caller has it already
 * @returns     void fraction, 0 to 1 [-]
 *
 * Valid for qualities 0 to 1; `unknown-name` for other ids.
 *
 * Source: the correlation.
 */
export function voidFractionHot(id: string | undefined, flow: TwoPhaseFlow, inputs = flowInputs(flow)): number {
  const name = id ?? 'rouhani-steiner'
  const method = methodOf(voidMethods, 'void fraction', name, flow)
  if (flow.quality <= 0) return 0
  if (flow.quality >= 1) return 1
  return Math.min(1, Math.max(0, method.formula(inputs)))
}

/** `boilingCoefficientHot` with warnings. See there for inputs [SI], result [W/m2 K], range and source. */
export function boilingCoefficient(id: string | undefined, flow: TwoPhaseFlow): Checked<number> {
  return checked(boilingMethods, id ?? defaultBoiling(flow), flow, boilingCoefficientHot)
}

/** `condensingCoefficientHot` with warnings. See there for inputs [SI], result [W/m2 K], range and source. */
export function condensingCoefficient(id: string | undefined, flow: TwoPhaseFlow): Checked<number> {
  return checked(condensingMethods, id ?? defaultCondensing(flow), flow, condensingCoefficientHot)
}

/** `twoPhaseGradientHot` with warnings. See there for inputs [SI], result [Pa/m], range and source. */
export function twoPhaseGradient(id: string | undefined, flow: TwoPhaseFlow): Checked<number> {
  return checked(frictionMethods, id ?? 'mueller-steinhagen-heck', flow, twoPhaseGradientHot)
}

/** `voidFractionHot` with warnings. See there for inputs [SI], result [-], range and source. */
export function voidFraction(id: string | undefined, flow: TwoPhaseFlow): Checked<number> {
  return checked(voidMethods, id ?? 'rouhani-steiner', flow, voidFractionHot)
}

/**
 * The default method of boiling.
 *
 * @param flow  the place in the tube
 * @returns     id of the registry: Shah 1982 for ammonia, else Gungor and Winterton 1987
 *
 * Source: defaults by case of the engine reference, 2.9.
 */
export function defaultBoiling(flow: TwoPhaseFlow): string {
  return flow.fluid === 'Ammonia' || flow.fluid === 'R-717' ? 'shah-1982' : 'gungor-winterton-1987'
}

/**
 * The default method of condensing.
 *
 * @param flow  the place in the tube
 * @returns     id of the registry: Shah 1979 for ammonia and steam, else Cavallini 2006
 *
 * Source: defaults by case of the engine reference, 2.9.
 */
export function defaultCondensing(flow: TwoPhaseFlow): string {
  const inorganic = ['Ammonia', 'R-717', 'Water', 'Steam', 'R-718']
  return inorganic.includes(flow.fluid ?? '') ? 'shah-1979' : 'cavallini-2006'
}

/**
 * A place in a tube as the flat list of inputs of the correlations.
 *
 * @param flow  the place in the tube, SI
 * @returns     every quantity that a two-phase correlation may take, SI; a quantity that is absent is 0
 *
 * Valid for any flow.
 *
 * Source: definition.
 */
export function flowInputs(flow: TwoPhaseFlow): FlowInputs {
  const { liquid, vapour } = flow
  return {
    massFlux: flow.massFlux,
    quality: Math.min(1, Math.max(0, flow.quality)),
    diameter: flow.diameter,
    liquidDensity: liquid.rho,
    vapourDensity: vapour.rho,
    liquidViscosity: liquid.mu,
    vapourViscosity: vapour.mu,
    liquidConductivity: liquid.k,
    vapourConductivity: vapour.k,
    liquidHeatCapacity: liquid.cp,
    vapourHeatCapacity: vapour.cp,
    latentHeat: flow.latentHeat,
    surfaceTension: flow.surfaceTension,
    pressure: flow.pressure,
    criticalPressure: flow.criticalPressure,
    molarMass: flow.molarMass,
    saturationTemperature: flow.saturationTemperature,
    heatFlux: flow.heatFlux ?? 0,
    wallDifference: flow.wallDifference ?? ordinaryDifference,
    roughness: 0,
    evenTransition: 1,
    horizontal: flow.vertical ? 0 : 1,
    vertical: flow.vertical ? 1 : 0,
    angle: flow.vertical ? Math.PI / 2 : 0,
    saturationPressureDifference: 0,
    fins: flow.rifled?.fins ?? 0,
    finHeight: flow.rifled?.finHeight ?? 0,
    helixAngle: flow.rifled?.helixAngle ?? 0,
    apexAngle: flow.rifled?.apexAngle ?? 0,
    tapePitch: flow.tapePitch ?? 0,
    fluidFactor: flow.stainless ? 1 : (kandlikarFactors[flow.fluid ?? ''] ?? 1.5),
    hydrocarbon: hydrocarbons.includes(flow.fluid ?? '') ? 1 : 0,
  }
}

/**
 * Sets inputs that were made for a tube to another place in the same tube with the same fluid.
 *
 * @param flow    the place in the tube, SI
 * @param inputs  the result of `flowInputs` for that tube and fluid; overwritten
 * @returns       the inputs, as `flowInputs` gives them
 *
 * Valid for any flow.
 *
 * Source: definition.
 */
export function movedInputs(flow: TwoPhaseFlow, inputs: FlowInputs): FlowInputs {
  const { liquid, vapour } = flow
  inputs.massFlux = flow.massFlux
  inputs.quality = Math.min(1, Math.max(0, flow.quality))
  inputs.liquidDensity = liquid.rho
  inputs.vapourDensity = vapour.rho
  inputs.liquidViscosity = liquid.mu
  inputs.vapourViscosity = vapour.mu
  inputs.liquidConductivity = liquid.k
  inputs.vapourConductivity = vapour.k
  inputs.liquidHeatCapacity = liquid.cp
  inputs.vapourHeatCapacity = vapour.cp
  inputs.latentHeat = flow.latentHeat
  inputs.surfaceTension = flow.surfaceTension
  inputs.pressure = flow.pressure
  inputs.saturationTemperature = flow.saturationTemperature
  inputs.heatFlux = flow.heatFlux ?? 0
  inputs.wallDifference = flow.wallDifference ?? ordinaryDifference
  inputs.saturationPressureDifference = 0
  return inputs
}

/** The coefficient at the given heat flux or wall difference; the other of the two is iterated to agree with it. */
function atWall(formula: Formula, inputs: FlowInputs, flow: TwoPhaseFlow): number {
  const knownFlux = flow.heatFlux !== undefined
  if (!knownFlux) inputs.heatFlux = 1000 * inputs.wallDifference
  let last = atDifference(formula, inputs, flow)
  if (knownFlux && flow.wallDifference !== undefined) return last
  let before = Number.NaN
  for (let step = 0; step < mostSteps; step++) {
    if (knownFlux) inputs.wallDifference = inputs.heatFlux / last
    else inputs.heatFlux = last * inputs.wallDifference
    const next = atDifference(formula, inputs, flow)
    if (Math.abs(next - last) <= 1e-9 * last) return next
    // The logarithm of the error decreases by nearly the same ratio each time: every third step extrapolates to the
    // limit.
    const ratio = Math.log(next / last) / Math.log(last / before)
    const jump = step % 3 === 2 && Math.abs(ratio) < 0.95 ? (next / last) ** (ratio / (1 - ratio)) : 1
    before = last
    last = next * jump
  }
  return last
}

type Formula = (inputs: FlowInputs) => number

/** The coefficient at the heat flux and the wall difference of the inputs. */
function atDifference(formula: Formula, inputs: FlowInputs, flow: TwoPhaseFlow): number {
  inputs.saturationPressureDifference = pressureRise(flow, inputs.wallDifference)
  return formula(inputs)
}

/** Saturation pressure at the wall less that of the flow, by Clausius and Clapeyron [Pa]. */
function pressureRise({ latentHeat, saturationTemperature, liquid, vapour }: TwoPhaseFlow, difference: number): number {
  return (latentHeat * difference) / (saturationTemperature * (1 / vapour.rho - 1 / liquid.rho))
}

function checked(
  methods: typeof boilingMethods,
  id: string,
  flow: TwoPhaseFlow,
  hot: (id: string, flow: TwoPhaseFlow) => number,
): Checked<number> {
  const value = hot(id, flow)
  const inputs = flowInputs(flow)
  if (flow.heatFlux === undefined) inputs.heatFlux = value * inputs.wallDifference
  return { value, warnings: methods.get(id)!.evaluate(inputs).warnings }
}

/** The method of an id; refuses one that the tube does not suit. */
function methodOf(methods: ReadonlyMap<string, FlowMethod>, kind: string, id: string, flow: TwoPhaseFlow): FlowMethod {
  const method = methods.get(id)
  if (!method) throw new EngineError('unknown-name', `there is no ${kind} correlation ${id}`, { id })
  const has = method.needs === 'rifled' ? flow.rifled : method.needs === 'tape' ? flow.tapePitch : true
  if (!has)
    throw new EngineError(
      'inconsistent-state',
      `${id} is for a tube with ${method.needs === 'rifled' ? 'fins inside' : 'a tape'}`,
      { id },
    )
  return method
}
