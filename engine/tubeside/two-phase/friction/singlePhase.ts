/** Single-phase friction, on which the two-phase correlations are based. */

/** Reynolds number up to which flow is taken as laminar. */
const laminarUpTo = 2040

/**
 * Share of the turbulent value in a friction factor.
 *
 * @param Re        Reynolds number [-]
 * @param critical  Reynolds number where turbulence begins [-]
 * @param even      1 for a linear transition up to 1.5 times that number, for solvers; 0 for a step
 * @returns         0 laminar to 1 turbulent [-]
 *
 * Source: the step is that of the correlations; the linear transition is our own.
 */
export function turbulentShare(Re: number, critical: number, even = 0): number {
  if (!even) return Re < critical ? 0 : 1
  return Math.min(1, Math.max(0, (2 * (Re - critical)) / critical))
}

/**
 * Friction factor of single-phase flow in a tube.
 *
 * @param Re                 Reynolds number [-]
 * @param relativeRoughness  roughness over diameter [-]
 * @param even               1 for a continuous transition from laminar to turbulent, 0 for a step at 2 040
 * @returns                  Darcy friction factor [-]
 *
 * Valid for Re above 0.
 *
 * Source: 64/Re; C. F. Colebrook, J. Inst. Civil Eng. 11 (1939) 133-156, solved to full precision.
 */
export function frictionFactor(Re: number, relativeRoughness = 0, even = 0): number {
  const share = turbulentShare(Re, laminarUpTo, even)
  const laminar = share < 1 ? 64 / Re : 0
  return share > 0 ? laminar * (1 - share) + share * rememberedColebrook(Re, relativeRoughness) : laminar
}

/** The last two solutions, which are those of both phases: places at one pressure follow each other. */
const solved = { next: 0, Re: [0, 0], roughness: [0, 0], factor: [0, 0] }

function rememberedColebrook(Re: number, relativeRoughness: number): number {
  const { Re: known, roughness, factor } = solved
  for (let k = 0; k < 2; k++) if (Re === known[k] && relativeRoughness === roughness[k]) return factor[k]!
  const found = colebrook(Re, relativeRoughness)
  const at = solved.next
  known[at] = Re
  roughness[at] = relativeRoughness
  factor[at] = found
  solved.next = 1 - at
  return found
}

/** Newton's method on 1/sqrt(f): three or four steps. */
function colebrook(Re: number, relativeRoughness: number): number {
  const rough = relativeRoughness / 3.7
  const smooth = 2.51 / Re
  let y = -2 * Math.log10(rough + 5.74 / Re ** 0.9)
  for (let step = 0; step < 10; step++) {
    const inside = rough + smooth * y
    const residual = y + 2 * Math.log10(inside)
    const change = residual / (1 + (2 * smooth) / (inside * Math.LN10))
    y -= change
    if (Math.abs(change) < 1e-13 * y) break
  }
  return 1 / (y * y)
}

/** Tube of a single-phase flow: inside diameter and roughness [m], and whether the transition is continuous. */
export interface FlowTube {
  diameter: number
  roughness?: number
  evenTransition?: number
}

/**
 * Pressure gradient of one phase flowing with a mass flux in a tube.
 *
 * @param massFlux   mass flux of that phase [kg/s m2]
 * @param density    [kg/m3]
 * @param viscosity  [Pa s]
 * @param tube       inside diameter and roughness [m]
 * @returns          gradient [Pa/m]
 *
 * Valid for positive mass fluxes.
 *
 * Source: Darcy's law with `frictionFactor`.
 */
export function gradientOf(massFlux: number, density: number, viscosity: number, tube: FlowTube): number {
  const { diameter, roughness = 0, evenTransition = 0 } = tube
  const Re = (massFlux * diameter) / viscosity
  return (frictionFactor(Re, roughness / diameter, evenTransition) * massFlux * massFlux) / (2 * density * diameter)
}

/** Mass flux, quality, densities and viscosities of both phases in a tube. SI. */
export interface BothPhases extends FlowTube {
  massFlux: number
  liquidDensity: number
  vapourDensity: number
  liquidViscosity: number
  vapourViscosity: number
}

/**
 * Pressure gradients with the whole mass flux in one phase.
 *
 * @param input  mass flux, densities, viscosities, tube, SI
 * @returns      gradients of all liquid and of all vapour [Pa/m]
 *
 * Source: `gradientOf`.
 */
export function wholeGradients(input: BothPhases): { liquid: number; vapour: number } {
  return {
    liquid: gradientOf(input.massFlux, input.liquidDensity, input.liquidViscosity, input),
    vapour: gradientOf(input.massFlux, input.vapourDensity, input.vapourViscosity, input),
  }
}

/**
 * Pressure gradients with each phase flowing alone with its own share of the mass flux.
 *
 * @param input  mass flux, densities, viscosities, tube, SI
 * @param x      quality, not 0 or 1 [-]
 * @returns      gradients of the liquid and of the vapour [Pa/m]
 *
 * Source: `gradientOf`.
 */
export function partGradients(input: BothPhases, x: number): { liquid: number; vapour: number } {
  return {
    liquid: gradientOf(input.massFlux * (1 - x), input.liquidDensity, input.liquidViscosity, input),
    vapour: gradientOf(input.massFlux * x, input.vapourDensity, input.vapourViscosity, input),
  }
}
