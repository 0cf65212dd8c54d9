import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Range in which the fits of Kim and Jacobi (2000) are used: lengths [m]; not yet compared with the paper. */
export const kimJacobiRange = {
  Re: [300, 3000],
  rows: [1, 4],
  finPitch: [0.0012, 0.0021],
} as const satisfies FinRange

const names = ['Re', 'rows', 'longitudinalPitch', 'collarDiameter', 'finPitch'] as const
type Inputs = FinOf<typeof names>

/** Constants a, b, c, e of a Re^b (Fp/Dc)^c (N Pl/Dc)^e. */
const constants = {
  'dry-bare': { j: [0.2476, -0.209, 0.4325, -0.3792], f: [1.024, -0.5123, -0.7315, 0.1666] },
  'dry-coated': { j: [0.4313, -0.1329, 1.001, -0.4967], f: [3.826, -0.5959, -0.2392, 0.04879] },
  'wet-bare': { j: [0.3647, -0.1457, 1.21, -0.3181], f: [1.265, -0.2991, -0.2918, -0.1985] },
  'wet-coated': { j: [0.4559, -0.2382, 0.7139, -0.6768], f: [0.502, -0.2593, 0.1516, 0.5522] },
} as const

/** Surface of a slit fin: dry or wet, bare or with a hydrophilic coating. */
export type SlitSurface = keyof typeof constants

/**
 * Colburn j or Fanning friction factor of a slit plate-fin coil with and without a hydrophilic coating.
 *
 * @param kind     `j` or `f`
 * @param surface  dry or wet, bare or coated
 * @param fin      Re on the collar diameter [-], rows [-], longitudinal pitch, collar diameter, fin pitch [m]
 * @returns j, or f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid for Re of about 300 to 3000; the only set that distinguishes coated from bare fins.
 *
 * Source: G. Kim, A. M. Jacobi, Condensate accumulation effects on the air-side thermal performance of slit-fin
 * surfaces, University of Illinois ACRC CR-26 (2000).
 */
export function kimJacobi(kind: 'j' | 'f', surface: SlitSurface, fin: Inputs): number {
  const [a, b, c, e] = constants[surface][kind]
  const depth = (Math.min(fin.rows, kimJacobiRange.rows[1]) * fin.longitudinalPitch) / fin.collarDiameter
  const shape = a * (fin.finPitch / fin.collarDiameter) ** c * depth ** e
  return withinRe(kind, fin.Re, kimJacobiRange.Re, Re => shape * Re ** b)
}

/** Descriptors for the registry. */
export const kimJacobiCorrelations = (Object.keys(constants) as SlitSurface[]).flatMap(surface =>
  (['j', 'f'] as const).map(kind =>
    finCorrelation({
      id: `kim-jacobi-${surface}-${kind}`,
      kind: surface.startsWith('wet') ? 'wet surface' : kind === 'j' ? 'air-side heat transfer' : 'air-side friction',
      authors: 'Kim, Jacobi',
      year: 2000,
      title: `Slit plate fin, ${surface.replace('-', ' and ')}: ${kind === 'j' ? 'j' : 'friction'} factor`,
      names,
      range: kimJacobiRange,
      accuracy: 'not stated in the sources read',
      source: 'University of Illinois ACRC CR-26 (2000); range not yet compared',
      value: fin => kimJacobi(kind, surface, fin),
    }),
  ),
)
