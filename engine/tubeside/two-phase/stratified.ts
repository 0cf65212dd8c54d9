/** Geometry of stratified liquid in a horizontal tube, and the flow patterns that follow from it. SI. */
import { logMean } from '../../exchanger/meanTemperatureDifference'
import { gravity, inner, mixedDensity } from './groups'
import type { Given } from './quantities'
import { rouhaniSteiner } from './void/rouhaniSteiner'

/**
 * Angle of the dry upper part of a tube with stratified liquid.
 *
 * @param voidFraction  share of the cross-section occupied by vapour [-]
 * @returns             angle [rad], 0 for a full tube, 2 pi for an empty one
 *
 * Source: D. Biberg, Can. J. Chem. Eng. 77 (1999) 1073-1076.
 */
export function stratifiedAngle(voidFraction: number): number {
  const e = Math.min(1, Math.max(0, voidFraction))
  const liquid = 1 - e
  const curve = ((3 * Math.PI) / 2) ** (1 / 3) * (1 - 2 * liquid + Math.cbrt(liquid) - Math.cbrt(e))
  const small = (liquid * e * (1 - 2 * liquid) * (1 + 4 * (liquid ** 2 + e ** 2))) / 200
  return Math.min(2 * Math.PI, Math.max(0, 2 * Math.PI - 2 * (Math.PI * liquid + curve - small)))
}

/**
 * Thickness of the liquid if spread evenly over the wetted part of the wall.
 *
 * @param diameter      inside diameter [m]
 * @param voidFraction  share of the cross-section occupied by vapour [-]
 * @param dryAngle      angle of the wall that is dry [rad]
 * @returns             thickness, at most the radius [m]
 *
 * Source: L. Wojtan, T. Ursenbacher, J. R. Thome, Int. J. Heat Mass Transfer 48 (2005) 2970-2985.
 */
export function filmThickness(diameter: number, voidFraction: number, dryAngle: number): number {
  const radius = diameter / 2
  const wetted = Math.max(1e-3, 2 * Math.PI - dryAngle)
  const liquid = (1 - voidFraction) * Math.PI * radius ** 2
  const inside = radius ** 2 - (2 * liquid) / wetted
  // Written without a difference of nearly equal squares, which would lose precision for the thinnest films.
  if (inside <= 0) return radius
  return (2 * liquid) / wetted / (radius + Math.sqrt(inside))
}

/**
 * Flow pattern at a place: void fraction [-], dry angle of the wall [rad], mass flux below which the flow is stratified
 * [kg/s m2].
 */
export interface FlowPattern {
  voidFraction: number
  dryAngle: number
  stratifiedFlux: number
  wavyFlux: number
}

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'vapourViscosity'
  | 'surfaceTension'
>

/**
 * Flow pattern of two phases in a horizontal tube, as far as the wetted part of the wall depends on it.
 *
 * @param input  mass flux, quality, diameter, properties, SI
 * @param way    boiling or condensing: their maps differ in void fraction and in the waves at high quality
 * @returns      void fraction, dry angle, and the mass fluxes at the limits of the patterns
 *
 * Valid for refrigerants in horizontal plain tubes.
 *
 * Source: L. Wojtan, T. Ursenbacher, J. R. Thome, Int. J. Heat Mass Transfer 48 (2005) 2955-2969; condensing
 * J. El Hajal, J. R. Thome, A. Cavallini, Int. J. Heat Mass Transfer 46 (2003) 3349-3363.
 */
export function pattern(input: Inputs, way: 'boiling' | 'condensing' = 'boiling'): FlowPattern {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity } = input
  const x = inner(input.quality)
  const steiner = rouhaniSteiner(input)
  const voidFraction =
    way === 'boiling' ? steiner : logMean(steiner, (x * mixedDensity(x, liquidDensity, vapourDensity)) / vapourDensity)
  const angle = stratifiedAngle(voidFraction)
  const liquidArea = ((1 - voidFraction) * Math.PI) / 4
  const vapourArea = (voidFraction * Math.PI) / 4
  const level = Math.min(1 - 1e-6, Math.max(1e-6, 0.5 * (1 - Math.cos((2 * Math.PI - angle) / 2))))

  const gap = liquidDensity - vapourDensity
  const viscous = vapourDensity * gap * input.liquidViscosity * gravity
  const stratified = Math.cbrt((226.3 ** 2 * liquidArea * vapourArea ** 2 * viscous) / (x * x * (1 - x) * Math.PI ** 3))
  const stratifiedFlux = way === 'boiling' ? stratified : stratified + 20 * x
  // Weber over Froude number of the liquid; the mass flux cancels.
  const WeFr = (gravity * D * D * liquidDensity) / input.surfaceTension
  const crest = x * x * Math.PI ** 2 * Math.sqrt(1 - (2 * level - 1) ** 2)
  const waves = (16 * vapourArea ** 3 * gravity * D * liquidDensity * vapourDensity) / crest
  const power = (Math.PI / (5 * level)) ** 2 * WeFr ** -1.023 + 1
  const wavy = Math.sqrt(waves * (way === 'boiling' ? (Math.PI / (5 * level)) ** 2 / WeFr + 1 : power)) + 50
  const late = way === 'boiling' ? 0 : 75 * Math.exp(-((x * x - 0.97) ** 2) / (x * (1 - x)))
  const wavyFlux = Math.max(stratifiedFlux, wavy - late)
  return { voidFraction, dryAngle: dry(), stratifiedFlux, wavyFlux }

  function dry(): number {
    if (G >= wavyFlux) return 0
    if (G <= stratifiedFlux) return angle
    const share = (wavyFlux - G) / (wavyFlux - stratifiedFlux)
    const full = angle * share ** (way === 'boiling' ? 0.61 : 0.5)
    if (way === 'condensing') return full
    // In slug flow the top is wetted more at lower quality: the wall is dry only towards the limit of annular flow.
    const densities = (vapourDensity / liquidDensity) ** (-1 / 1.75)
    const viscosities = (input.liquidViscosity / input.vapourViscosity) ** (-1 / 7)
    const border = 1 / (0.34 ** (1 / 0.875) * densities * viscosities + 1)
    return x < border ? (full * x) / border : full
  }
}
