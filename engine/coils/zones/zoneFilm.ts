/** The inside of the tubes in one zone: mean coefficient, pressure gradients, and the mass in the tubes. */
import { churchillFriction, returnBendLoss, tubeNusselt } from '../../tubeside'
import {
  boilingCoefficientHot,
  meanDensity,
  type TwoPhaseFlow,
  twoPhaseGradientHot,
  voidFractionHot,
} from '../../tubeside/two-phase'
import type { DomeEnds, StreamState } from '../streams/stream'
import type { EndFluid } from '../tubes/endDrops'
import { condensed, slowBoiling, slowShare } from './slowFilm'
import type { ZoneMethods } from './zoneMethods'

/** Number of qualities over the zone at which the film is evaluated. */
const places = 8

/** The tubes and the flow in one of them. SI. */
export interface TubeFlow {
  diameter: number
  /** Straight length between bends. */
  length: number
  roughness: number
  stainless: boolean
  /** Whether the tubes are vertical; else they are horizontal. */
  vertical: boolean
  massFlux: number
  methods: ZoneMethods
  /** Name of the fluid, for its constants and defaults. */
  fluid: string
  molarMass: number
  criticalPressure: number
  rifled?: TwoPhaseFlow['rifled']
  tapePitch?: number
}

/** The results of a zone. */
export interface ZoneFilm {
  /** Mean over the zone, on the inside area [W/m2 K]. */
  coefficient: number
  Re: number
  /** Mean frictional gradient [Pa/m] and loss of one return bend [Pa]. */
  gradient: number
  bend: number
  /** Specific volume for the momentum at both ends [m3/kg]. */
  momentumIn: number
  momentumOut: number
  /** The fluid at both ends, as a homogeneous mixture. */
  enters: EndFluid
  leaves: EndFluid
  /** Share of the area beyond dry-out [-]. */
  dry: number
}

/**
 * Film and friction in the tubes of a two-phase zone, as means over its quality.
 *
 * @param tube      the tube and its flow
 * @param ends      the dome at the zone's pressure
 * @param from      quality where the fluid enters the zone [-]
 * @param to        quality where it leaves it [-]
 * @param heatFlux  mean heat flux on the inside [W/m2], positive
 * @param last      coefficient of the last pass [W/m2 K], for the wall difference
 * @param isHeated  boiling, not condensing
 * @param apart     mean difference between air and fluid [K], positive
 * @returns         means over the zone, SI
 *
 * Valid for qualities 0 to 1.
 *
 * Source: the methods; slow streams as `slowFilm`.
 */
export function twoPhaseFilm(
  tube: TubeFlow,
  ends: DomeEnds,
  from: number,
  to: number,
  heatFlux: number,
  last: number,
  isHeated: boolean,
  apart: number,
): ZoneFilm {
  const flow = flowOf(tube, ends, heatFlux, last)
  const { methods } = tube
  const slow = isHeated ? slowShare(methods, flow) : 0
  let coefficient = 0
  let gradient = 0
  let bend = 0
  let dryArea = 0
  let area = 0
  for (let place = 0; place < places; place++) {
    flow.quality = from + ((to - from) * (place + 0.5)) / places
    const film = isHeated ? boiled(methods.boiling, flow, slow, apart) : condensed(methods, flow, from)
    coefficient += film / places
    area += 1 / film
    if (flow.quality > (flow.dryoutQuality ?? 1)) dryArea += 1 / film
    gradient += twoPhaseGradientHot(methods.friction, flow) / places
    bend += bendLoss(tube, flow) / places
  }
  flow.quality = from
  const momentumIn = momentumVolume(flow, methods)
  const enters = mixed(flow)
  flow.quality = to
  const momentumOut = momentumVolume(flow, methods)
  const leaves = mixed(flow)
  const Re = (tube.massFlux * tube.diameter) / flow.liquid.mu
  const dry = isHeated ? dryArea / area : 0
  coefficient += slow * (places / area - coefficient)
  return { coefficient, Re, gradient, bend, momentumIn, momentumOut, enters, leaves, dry }
}

/** Both phases as a homogeneous mixture; during the iteration the quality of a zone may be outside 0 to 1. */
function mixed({ quality, liquid, vapour }: TwoPhaseFlow): EndFluid {
  const x = Math.min(1, Math.max(0, quality))
  return { volume: x / vapour.rho + (1 - x) / liquid.rho, viscosity: 1 / (x / vapour.mu + (1 - x) / liquid.mu) }
}

/**
 * A place of a zone as input of the two-phase correlations; its quality is 0 until the caller sets it.
 *
 * @param tube      the tube and its flow
 * @param ends      the dome at the zone's pressure
 * @param heatFlux  on the inside [W/m2], positive
 * @param last      coefficient of the last pass, for the wall difference [W/m2 K]
 * @returns         the place, SI
 *
 * Valid under the dome.
 *
 * Source: definition.
 */
export function flowOf(tube: TubeFlow, ends: DomeEnds, heatFlux: number, last: number): TwoPhaseFlow {
  const { bubble, dew } = ends
  const latentHeat = dew.h - bubble.h
  const glide = dew.T - bubble.T
  return {
    massFlux: tube.massFlux,
    quality: 0,
    diameter: tube.diameter,
    liquid: bubble,
    vapour: dew,
    latentHeat,
    surfaceTension: Math.max(1e-5, ends.surfaceTension),
    pressure: ends.pressure,
    criticalPressure: tube.criticalPressure,
    molarMass: tube.molarMass,
    saturationTemperature: (bubble.T + dew.T) / 2,
    heatFlux,
    wallDifference: heatFlux / last,
    ...(glide > 0.2 && { glide: { slope: glide / latentHeat, range: glide } }),
    fluid: tube.fluid,
    stainless: tube.stainless,
    vertical: tube.vertical,
    rifled: tube.rifled,
    tapePitch: tube.tapePitch,
    dryoutQuality: tube.rifled ? 0.9 : 0.85,
  }
}

/** Boiling coefficient at a place, blended with that of a slow stream. */
function boiled(id: string | undefined, flow: TwoPhaseFlow, slow: number, apart: number): number {
  if (slow >= 1) return slowBoiling(flow, apart)
  const film = boilingCoefficientHot(id, flow)
  return slow > 0 ? film + slow * (slowBoiling(flow, apart) - film) : film
}

/**
 * Mass in the tubes of a two-phase zone over their volume, as mean over its quality.
 *
 * @param tube  the tube and its flow
 * @param ends  the dome at the zone's pressure
 * @param from  quality where the fluid enters the zone [-]
 * @param to    quality where it leaves it [-]
 * @returns     density [kg/m3]
 *
 * Valid for qualities 0 to 1.
 *
 * Source: the void fraction of the methods.
 */
export function twoPhaseDensity(tube: TubeFlow, ends: DomeEnds, from: number, to: number): number {
  // The void fraction depends on the flow and not on the heat.
  return meanDensity(tube.methods.voidFraction, flowOf(tube, ends, 0, 1), from, to)
}

/** Momentum flux over mass flux squared: of separated phases by the void fraction. */
function momentumVolume(flow: TwoPhaseFlow, methods: ZoneMethods): number {
  const x = flow.quality
  if (x <= 0) return 1 / flow.liquid.rho
  if (x >= 1) return 1 / flow.vapour.rho
  const share = Math.min(1 - 1e-9, Math.max(1e-9, voidFractionHot(methods.voidFraction, flow)))
  return (x * x) / (flow.vapour.rho * share) + (1 - x) ** 2 / (flow.liquid.rho * (1 - share))
}

/** Loss of a close return bend with homogeneous flow. */
function bendLoss({ massFlux, diameter, roughness }: TubeFlow, { quality: x, liquid, vapour }: TwoPhaseFlow): number {
  const volume = x / vapour.rho + (1 - x) / liquid.rho
  return (returnBendLoss(roughness / diameter) * massFlux ** 2 * volume) / 2
}

/**
 * Film and friction in the tubes of a single-phase zone.
 *
 * @param tube   the tube and its flow
 * @param mean   state in the middle of the zone
 * @param enter  state where the fluid enters the zone
 * @param leave  state where it leaves it
 * @returns      means over the zone, SI
 *
 * Valid for gas, liquid and the fluid above its critical pressure.
 *
 * Source: V. Gnielinski (1976, 2013), H. Hausen (1943) by `tubeNusselt`; friction S. W. Churchill (1977).
 */
export function onePhaseFilm(tube: TubeFlow, mean: StreamState, enter: StreamState, leave: StreamState): ZoneFilm {
  const { diameter, massFlux } = tube
  const Re = (massFlux * diameter) / mean.mu
  const Pr = (mean.mu * mean.cp) / mean.k
  const Nu = tubeNusselt({ Re, Pr, diameterLength: diameter / tube.length })
  const roughness = tube.roughness / diameter
  const head = massFlux ** 2 / (2 * mean.rho)
  return {
    coefficient: (Nu * mean.k) / diameter,
    Re,
    gradient: (churchillFriction({ Re, roughness }).value / diameter) * head,
    bend: returnBendLoss(roughness) * head,
    momentumIn: 1 / enter.rho,
    momentumOut: 1 / leave.rho,
    enters: { volume: 1 / enter.rho, viscosity: enter.mu },
    leaves: { volume: 1 / leave.rho, viscosity: leave.mu },
    dry: 0,
  }
}
