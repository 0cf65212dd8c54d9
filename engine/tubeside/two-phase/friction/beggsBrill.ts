import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { frictionFactor } from './singlePhase'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'vapourViscosity'
  | 'surfaceTension'
  | 'pressure',
  'angle' | 'roughness' | 'evenTransition'
> & { withoutAcceleration?: number }

/**
 * Pressure gradient of two phases in inclined tubes: friction, static head and acceleration together.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, surface tension, pressure, inclination (optional), roughness (optional), continuous transition
 * (optional); `withoutAcceleration` 1 to leave the acceleration out [-], SI
 * @returns      pressure gradient with static head [Pa/m]
 *
 * Valid for angles from straight down to straight up; there are steps between the flow patterns.
 *
 * Source: H. D. Beggs, J. P. Brill, J. Petroleum Technology 25 (1973) 607-617.
 */
export function beggsBrill(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, angle = 0, roughness = 0 } = input
  const x = inner(input.quality)
  const vapour = (G * x) / vapourDensity
  const liquid = (G * (1 - x)) / liquidDensity
  const velocity = vapour + liquid
  const Fr = velocity ** 2 / (gravity * D)
  const share = liquid / velocity
  const number = liquid * (liquidDensity / (gravity * input.surfaceTension)) ** 0.25
  const held = Math.min(1, holdup(share, Fr, number, angle))

  const density = liquidDensity * held + vapourDensity * (1 - held)
  const noSlip = liquidDensity * share + vapourDensity * (1 - share)
  const viscosity = input.liquidViscosity * share + input.vapourViscosity * (1 - share)
  const normal = frictionFactor((noSlip * D * velocity) / viscosity, roughness / D, input.evenTransition)
  const friction = (normal * Math.exp(excess(share / held ** 2)) * noSlip * velocity ** 2) / (2 * D)
  const weight = gravity * Math.sin(angle) * density
  if (input.withoutAcceleration) return friction + weight
  return (friction + weight) / Math.max(0.05, 1 - (vapour * velocity * density) / input.pressure)
}

/** Liquid holdup; in the transition interpolated between two patterns [-]. */
function holdup(share: number, Fr: number, number: number, angle: number): number {
  const L1 = 316 * share ** 0.302
  const L2 = 0.0009252 * share ** -2.4684
  const L3 = 0.1 * share ** -1.4516
  const L4 = 0.5 * share ** -6.738
  const of = (pattern: Pattern) => patternHoldup(pattern, share, Fr, number, angle)
  if (Fr < (share < 0.01 ? L1 : L2)) return of('segregated')
  if (share >= 0.01 && Fr <= L3) {
    const weight = (L3 - Fr) / (L3 - L2)
    return weight * of('segregated') + (1 - weight) * of('intermittent')
  }
  if (share >= 0.01 && Fr <= (share < 0.4 ? L1 : L4)) return of('intermittent')
  return of('distributed')
}

type Pattern = 'segregated' | 'intermittent' | 'distributed'

const horizontal: Record<Pattern, readonly [number, number, number]> = {
  segregated: [0.98, 0.4846, 0.0868],
  intermittent: [0.845, 0.5351, 0.0173],
  distributed: [1.065, 0.5824, 0.0609],
}

const inclined = {
  segregated: [0.011, -3.768, 3.539, -1.614],
  intermittent: [2.96, 0.305, -0.4473, 0.0978],
  down: [4.7, -0.3692, 0.1244, -0.5056],
} as const

function patternHoldup(pattern: Pattern, share: number, Fr: number, number: number, angle: number): number {
  const [a, b, c] = horizontal[pattern]
  const level = Math.max(share, a * share ** b * Fr ** -c)
  if (angle === 0 || (angle > 0 && pattern === 'distributed')) return level
  const [d, e, f, h] = angle < 0 || pattern === 'distributed' ? inclined.down : inclined[pattern]
  const C = Math.max(0, (1 - share) * Math.log(d * share ** e * number ** f * Fr ** h))
  const sine = Math.sin(1.8 * angle)
  return Math.max(1e-9, level * (1 + C * (sine - sine ** 3 / 3)))
}

/** Exponent of the ratio of the friction factor to that without slip [-]. */
function excess(y: number): number {
  if (y > 1 && y < 1.2) return Math.log(2.2 * y - 1.2)
  const log = Math.log(y)
  return Math.min(7, log / (log * (log * (0.01853 * log * log - 0.8725) + 3.182) - 0.0523))
}

/** Descriptor for the registry. */
export const beggsBrillCorrelation = described<keyof Inputs>({
  id: 'beggs-brill',
  kind: 'two-phase friction',
  authors: 'Beggs, Brill',
  year: 1973,
  title: 'Pressure gradient in inclined tubes by holdup',
  inputs: [
    ...quantities(
      [
        'massFlux',
        'quality',
        'diameter',
        'liquidDensity',
        'vapourDensity',
        'liquidViscosity',
        'vapourViscosity',
        'surfaceTension',
        'pressure',
      ],
      ['angle', 'roughness', 'evenTransition'],
    ),
    { name: 'withoutAcceleration', unit: '-', meaning: '1 to leave the acceleration out', optional: true },
  ],
  validity: {},
  accuracy: 'mean deviation about 20 % of its own data',
  source: 'H. D. Beggs, J. P. Brill, J. Petroleum Technology 25 (1973) 607-617.',
  formula: beggsBrill,
  mayBeZero: ['withoutAcceleration'],
})
