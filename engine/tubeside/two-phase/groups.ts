/** Dimensionless groups and single-phase reference values of the two-phase correlations. SI. */
import type { Given } from './quantities'

/** Standard acceleration of gravity [m/s2]. */
export const gravity = 9.80665

/**
 * Limits a quality to slightly inside 0 to 1, because published formulae give 0/0 at the ends.
 *
 * @param quality  mass share of vapour [-]
 * @returns        the same, from 1e-9 to 1 - 1e-9 [-]
 *
 * Source: definition.
 */
export function inner(quality: number): number {
  return Math.min(1 - 1e-9, Math.max(1e-9, quality))
}

/**
 * Martinelli parameter of two turbulent phases.
 *
 * @param input  quality [-], densities [kg/m3], viscosities [Pa s] of the saturated phases
 * @returns      X_tt [-]: square root of the ratio of the pressure gradients of the liquid and of the vapour flowing
 * alone
 *
 * Valid for turbulent phases; the quality is limited near 0 and 1.
 *
 * Source: R. W. Lockhart, R. C. Martinelli, Chem. Eng. Progress 45 (1949) 39-48, with exponents 0.9, 0.5, 0.1.
 */
export function martinelli(
  input: Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'>,
): number {
  const x = inner(input.quality)
  return (
    ((1 - x) / x) ** 0.9 *
    Math.sqrt(input.vapourDensity / input.liquidDensity) *
    (input.liquidViscosity / input.vapourViscosity) ** 0.1
  )
}

/**
 * Coefficient of one phase flowing with a given mass flux in the tube, turbulent.
 *
 * @param massFlux      mass flux of that phase [kg/s m2]
 * @param diameter      inside diameter [m]
 * @param viscosity     its viscosity [Pa s]
 * @param conductivity  its conductivity [W/m K]
 * @param heatCapacity  its heat capacity [J/kg K]
 * @returns             0.023 Re^0.8 Pr^0.4 k/D [W/m2 K]
 *
 * Valid for turbulent flow; as a reference of correlations it is used at any Re.
 *
 * Source: W. H. McAdams (1942), Dittus-Boelter form with exponent 0.4.
 */
export function phaseAlone(
  massFlux: number,
  diameter: number,
  viscosity: number,
  conductivity: number,
  heatCapacity: number,
): number {
  const Re = (massFlux * diameter) / viscosity
  const Pr = (viscosity * heatCapacity) / conductivity
  return (0.023 * Re ** 0.8 * Pr ** 0.4 * conductivity) / diameter
}

/**
 * Froude number of the whole flow as liquid.
 *
 * @param input  mass flux [kg/s m2], inside diameter [m], liquid density [kg/m3]
 * @returns      G2/(rho_L2 g D) [-]
 *
 * Source: definition.
 */
export function liquidFroude(input: Given<'massFlux' | 'diameter' | 'liquidDensity'>): number {
  return (input.massFlux / input.liquidDensity) ** 2 / (gravity * input.diameter)
}

/**
 * Homogeneous density: both phases without slip.
 *
 * @param x        quality [-]
 * @param liquid   liquid density [kg/m3]
 * @param vapour   vapour density [kg/m3]
 * @returns        density [kg/m3]
 *
 * Source: definition.
 */
export function mixedDensity(x: number, liquid: number, vapour: number): number {
  return 1 / (x / vapour + (1 - x) / liquid)
}

/**
 * Confinement number of a tube.
 *
 * @param input  surface tension [N/m], densities [kg/m3], inside diameter [m]
 * @returns      capillary length over diameter [-]
 *
 * Source: P. A. Kew, K. Cornwell, Appl. Thermal Eng. 17 (1997) 705-715.
 */
export function confinement(input: Given<'surfaceTension' | 'liquidDensity' | 'vapourDensity' | 'diameter'>): number {
  const { surfaceTension, liquidDensity, vapourDensity, diameter } = input
  return Math.sqrt(surfaceTension / (gravity * (liquidDensity - vapourDensity))) / diameter
}
