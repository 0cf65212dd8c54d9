/** Two-phase flow in the tubes at one place: film, friction and mass in the tube. */
import { churchillFrictionHot } from '../../tubeside/churchillFriction'
import {
  boilingCoefficientHot,
  condensingCoefficientHot,
  flowInputs,
  meanDensity,
  movedInputs,
  type TwoPhaseFlow,
  twoPhaseGradientHot,
  voidFractionHot,
} from '../../tubeside/two-phase'
import { thomeMixture } from '../../tubeside/two-phase/boiling/thomeMixture'
import { nusseltPlate } from '../../tubeside/two-phase/condensing/nusseltPlate'
import { domanskiHermes } from '../../tubeside/two-phase/friction/domanskiHermes'
import type { FlowInputs } from '../../tubeside/two-phase/quantities'
import { type DomeEnds, domeEnds, type TubeStream } from '../streams/stream'
import type { TubeLaws } from '../tubes/tubeSurface'
import type { TubeLook, TubePlace } from './tubePlace'
import type { TwoPhaseTube } from './twoPhaseTube'

/** The inside of the tubes with two-phase flow. */
export interface TwoPhase {
  /** The dome at a pressure; undefined above the critical pressure and for fluids that keep their phase. */
  domeAt(pressure: number): DomeEnds | undefined
  /** Evaluates a place under the dome at its pressure. */
  look(place: TubePlace, out: TubeLook): void
  /** Mass over the volume of the tube between two qualities, at a pressure and mass flux [kg/m3]. */
  density(pressure: number, massFlux: number, from: number, to: number): number
  /**
   * Pressure lost in a return bend behind the last place; near the ends of the dome it approaches `mixed`, the loss of
   * a homogeneous mixture [Pa].
   */
  bendDrop(look: TubeLook, mixed: number): number
  /** Corrects the evaluation of superheated gas where its wall is below saturation, or close to it. */
  mendGas(place: TubePlace, out: TubeLook): void
  /** Last inputs of the correlations, and the ids of those that gave the film. */
  flow: Readonly<TwoPhaseFlow>
  film(): string
}

/** Qualities from which the wall dries out in boiling. */
const dryouts = { plain: 0.85, rifled: 0.9 } as const
/** Smallest temperature glide that has an effect worth counting [K]. */
const leastGlide = 0.2
/** A heat flux without nucleate boiling, as a share of the actual one. */
const noFlux = 1e-4
/** Distance in quality from the ends of the dome over which the loss of a bend changes to that of one phase. */
const bendBlend = 0.1

/** Quality at which vapour begins to condense on a wall below saturation while its core is still superheated. */
const firstFilm = 0.98
/**
 * The wall of a piece changes along it: where its mean is this far below saturation all of it condenses gas, and none
 * where it is as far above [K]. A film that jumped with the mean would keep a march from settling.
 */
const wallSpread = 0.1

/**
 * The inside of round tubes where liquid and vapour flow.
 *
 * @param stream  the fluid
 * @param laws    the inside of the tubes, and the laws of one phase there
 * @param tube    their enhancement and orientation, and the ids of the correlations
 * @returns       temperature, film coefficient and friction of the fluid at any place
 *
 * Valid for boiling where the air is warmer, condensing where it is colder. Superheated vapour at a wall below
 * saturation condenses at once: the film is that of condensation, driven by the saturation temperature and by the gas.
 * A tape multiplies the friction by the same factor as for the liquid alone. The nucleate part of a mixture decreases
 * with its glide; the condensing film includes the resistance of the vapour.
 *
 * Source: correlations of `tubeside`; mixtures J. R. Thome, S. Shakir (1987), K. J. Bell, M. A. Ghaly (1973); bends
 * P. A. Domanski, C. J. L. Hermes (2008); superheated condensation R. L. Webb, J. Heat Transfer 120 (1998) 674-679.
 */
export function twoPhase(stream: TubeStream, laws: TubeLaws, tube: TwoPhaseTube): TwoPhase {
  const { diameter, roughness } = laws.surface
  const dryout = tube.rifled ? dryouts.rifled : dryouts.plain
  const ends = domeEnds()
  let endsPressure = -1
  const flow: TwoPhaseFlow = {
    massFlux: 1,
    quality: 0,
    diameter,
    liquid: ends.bubble,
    vapour: ends.dew,
    latentHeat: 1,
    surfaceTension: 0,
    pressure: 1,
    criticalPressure: stream.criticalPressure,
    molarMass: stream.molarMass,
    saturationTemperature: 0,
    heatFlux: 0,
    wallDifference: 1,
    fluid: stream.name,
    vertical: tube.vertical,
    stainless: tube.stainless,
    glide: undefined,
    dryoutQuality: dryout,
    ...(tube.rifled && { rifled: tube.rifled }),
    ...(tube.tapePitch !== undefined && { tapePitch: tube.tapePitch }),
  }
  const gliding = { slope: 0, range: 0 }
  const isDraining = stream.name === 'R-718' && !tube.isCondensingChosen
  const inputs = flowInputs(flow)
  let film = ''
  const setFlow = ({ pressure, massFlux, heatFlux, wall }: TubePlace, x: number): void => {
    const latent = ends.dew.h - ends.bubble.h
    const glide = ends.dew.T - ends.bubble.T
    flow.massFlux = massFlux
    flow.quality = x
    flow.latentHeat = latent
    flow.surfaceTension = ends.surfaceTension
    flow.pressure = pressure
    flow.saturationTemperature = ends.bubble.T + x * glide
    flow.heatFlux = Math.max(heatFlux, 1)
    flow.wallDifference = Math.max(Math.abs(flow.saturationTemperature - wall), 0.05)
    gliding.slope = glide / latent
    gliding.range = glide
    flow.glide = glide > 0.05 ? gliding : undefined
  }
  /** Steam at low load drains from the wall by gravity, whatever its velocity. */
  const condensing = (): number => {
    const by = condensingCoefficientHot(tube.condensing, flow, inputs)
    film = tube.condensing
    if (!isDraining) return by
    const drained = tube.vertical
      ? filmOnUpright(flow, tube.length)
      : condensingCoefficientHot('chato-1962', flow, movedInputs(flow, inputs))
    if (!(drained > by)) return by
    film = tube.vertical ? 'nusselt-plate' : 'chato-1962'
    return drained
  }
  const boiling = (): number => {
    film = tube.boiling
    const pure = boilingCoefficientHot(film, flow, inputs)
    return flow.glide && flow.glide.range > leastGlide ? boilingOfMixture(film, flow, inputs, pure) : pure
  }
  let tapedRe = Number.NaN
  let tapedBy = 1
  /** Places at the same pressure follow each other, and have the same factor. */
  const taped = (Re: number): number => {
    if (tube.tapePitch !== undefined && Re !== tapedRe) {
      tapedBy = laws.friction(Re) / churchillFrictionHot(Re, roughness / diameter)
      tapedRe = Re
    }
    return tapedBy
  }
  return {
    flow,
    film: () => film,
    domeAt(p) {
      if (!stream.changesPhase || p >= stream.criticalPressure) return undefined
      if (p !== endsPressure) stream.dome(p, ends)
      endsPressure = p
      return ends
    },
    look(place, out) {
      const latent = ends.dew.h - ends.bubble.h
      const x = Math.min(1, Math.max(0, (place.enthalpy - ends.bubble.h) / latent))
      setFlow(place, x)
      out.T = flow.saturationTemperature
      out.rise = (ends.dew.T - ends.bubble.T) / latent
      out.Re = (place.massFlux * diameter) / ends.bubble.mu
      movedInputs(flow, inputs)
      out.gradient = twoPhaseGradientHot(tube.friction, flow, inputs) * taped(out.Re)
      const voids = voidFractionHot(tube.voidFraction, flow, inputs)
      out.film = place.isHeated ? boiling() : condensing()
      out.momentum = momentumVolume(x, voids, ends)
      out.held = voids * ends.dew.rho + (1 - voids) * ends.bubble.rho
      out.quality = x
      out.dry = place.isHeated && x > dryout ? 1 : 0
    },
    density(pressure, massFlux, from, to) {
      stream.dome(pressure, ends)
      endsPressure = pressure
      const own = { ...flow, pressure, massFlux, latentHeat: ends.dew.h - ends.bubble.h }
      return meanDensity(tube.voidFraction, { ...own, surfaceTension: ends.surfaceTension }, from, to)
    },
    bendDrop({ quality, gradient }, mixed) {
      const ratio = domanskiHermes(bendInputs(flow, tube.bendDiameter))
      const bent = ratio * gradient * (Math.PI / 2) * tube.bendDiameter
      const share = Math.min(1, quality / bendBlend, (1 - quality) / bendBlend)
      return share * bent + (1 - share) * mixed
    },
    mendGas(place, out) {
      const share = Math.min(1, 0.5 + (ends.dew.T - place.wall) / (2 * wallSpread))
      if (!(share > 0)) return
      setFlow(place, firstFilm)
      flow.wallDifference = Math.max(ends.dew.T - place.wall, 0.05)
      movedInputs(flow, inputs)
      const condensed = condensing()
      if (!(condensed > out.film)) return
      const mended = out.film + share * (condensed - out.film)
      const gas = out.film / mended
      out.T = ends.dew.T + gas * (out.T - ends.dew.T)
      out.rise *= gas
      out.film = mended
    },
  }
}

/**
 * A mixture has less nucleate boiling: its light component is depleted at the wall. The convective part is the
 * coefficient without heat flux.
 */
function boilingOfMixture(id: string, flow: TwoPhaseFlow, inputs: FlowInputs, pure: number): number {
  const heatFlux = flow.heatFlux!
  const glide = flow.glide!.range
  flow.heatFlux = Math.max(1, noFlux * heatFlux)
  const convective = Math.min(pure, boilingCoefficientHot(id, flow, movedInputs(flow, inputs)))
  flow.heatFlux = heatFlux
  const nucleate = pure - convective
  if (!(nucleate > 0)) return pure
  const { liquid, latentHeat } = flow
  return (
    convective +
    nucleate * thomeMixture({ liquidDensity: liquid.rho, latentHeat, heatFlux, idealCoefficient: nucleate, glide })
  )
}

/** A place as input of the law for bends; bend diameter from centre to centre [m]. */
function bendInputs({ massFlux, quality, diameter, liquid, vapour }: TwoPhaseFlow, bendDiameter: number) {
  return {
    massFlux,
    quality,
    diameter,
    liquidDensity: liquid.rho,
    vapourDensity: vapour.rho,
    vapourViscosity: vapour.mu,
    bendDiameter,
  }
}

/** Mean film coefficient of condensate that runs down a vertical tube [W/m2 K]. */
function filmOnUpright({ liquid, vapour, latentHeat, wallDifference }: TwoPhaseFlow, length: number): number {
  return nusseltPlate({
    liquidDensity: liquid.rho,
    vapourDensity: vapour.rho,
    liquidConductivity: liquid.k,
    liquidViscosity: liquid.mu,
    latentHeat,
    wallDifference: wallDifference!,
    length,
  })
}

/** Momentum flux of both phases over the square of the mass flux [m3/kg]. */
function momentumVolume(x: number, voids: number, { bubble, dew }: DomeEnds): number {
  const vapour = voids > 1e-6 ? (x * x) / (dew.rho * voids) : 0
  const liquid = voids < 1 - 1e-6 ? (1 - x) ** 2 / (bubble.rho * (1 - voids)) : 0
  return vapour + liquid
}
