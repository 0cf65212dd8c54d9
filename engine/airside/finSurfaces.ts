/** What stands behind each fin surface of the specification. */
import type { CodeOf } from '../options/enumeration'
import type { finSurface } from '../options/finSurface'

/** The fin surfaces that can be rated. */
type RatedSurface = Exclude<CodeOf<typeof finSurface>, 'Optimize'>

/** Which wet fits belong to a surface. */
export type WetFamily = 'plain' | 'wavy' | 'slit' | 'louver' | 'sine'

/** Shares of the j and f of flat fins on the same tubes at the same pitch and speed [-]. */
export interface Enhancement {
  heat: readonly [least: number, most: number]
  friction: readonly [least: number, most: number]
}

/** One fin surface: how it is rated, and how far to trust it. */
export interface FinSurfaceRecord {
  /** Pair of published factors by the collar diameter [m]; the same for every tube where there is no limit. */
  method: string
  /** Pair for collars above `from` [m]; between the fin pitches `open` and `dense` [m] it gives way to the pair `denseMethod`. */
  largeMethod?: { from: number; method: string; open: number; dense: number; denseMethod: string }
  /** Other pairs that may be asked for by name. */
  alternatives: readonly string[]
  /** Pair for in-line tubes; where there is none, the staggered pair is scaled by `inlineFactors`. */
  inlineMethod?: string
  /** Factors on the published j and f. */
  heat: number
  friction: number
  wet: WetFamily
  /** Least and most that j and f may be of those of flat fins on the same tubes; nothing for flat fins. */
  enhancement?: Enhancement
  /** Half width of the band of heat transfer and friction as shares [-]. */
  band: { heat: number; friction: number }
  /** Published for this very surface; the others are stand-ins until they are calibrated with tests. */
  isPublished: boolean
  /** Class of face velocity at which water is carried over with open and with dense fins: index of `carryOverClasses`. */
  carryOver: { open: number; dense: number }
}

/** Factors on j and f where tubes are in line and no fit is published; an assumption. */
export const inlineFactors = { heat: 0.75, friction: 0.7 } as const

/** Band of a surface with in-line tubes: by `inlineFactors`, or by a fit for them whose j is an assumption as well. */
export const inlineBand = { heat: 0.25, friction: 0.35 } as const

/** Standard face velocities above which water may be carried over [m/s]: 550, 500, 450 and 400 ft/min. */
export const carryOverClasses = [2.794, 2.54, 2.286, 2.032] as const

const wavy = { open: 0, dense: 1 } as const
const raised = { open: 1, dense: 2 } as const
const plainAlternatives = ['gray-webb', 'wang-1996', 'mcquiston'] as const
const wavyAlternatives = ['wang-hwang-lin', 'kim-youn-webb', 'wang-fu-chang'] as const
const slitAlternatives = ['wang-tao-chang', 'kim-jacobi-dry-bare', 'kim-jacobi-dry-coated', 'nakayama-xu'] as const

/**
 * The fin surfaces, their methods and limits.
 *
 * Embossed fins are flat ones with 10 % more heat transfer and 15 % more friction: the herringbone fit falls below the
 * flat one at their small waves. X fins stand on the convex louver, Z fins on the slit fin less 5 and 10 %. These three
 * are assumptions until tests of the dies are given.
 *
 * What each may be of flat fins is what the fits say where the data of both overlap (collars of 7.5 to 10.4 mm, 1.2 to
 * 2.5 mm from fin to fin), rounded outwards: decision 0116. Outside their data fits fall below flat fins, or run away.
 */
export const finSurfaces: Readonly<Record<RatedSurface, FinSurfaceRecord>> = {
  Flat: {
    method: 'wang-chi-chang',
    alternatives: plainAlternatives,
    heat: 1,
    friction: 1,
    wet: 'plain',
    band: { heat: 0.15, friction: 0.15 },
    isPublished: true,
    carryOver: wavy,
  },
  FlatLouvered: {
    method: 'wang-lee-chang-lin',
    alternatives: ['wang-tsai-lu'],
    heat: 1,
    friction: 1,
    wet: 'louver',
    enhancement: { heat: [1.35, 2.15], friction: [1.5, 2.7] },
    band: { heat: 0.15, friction: 0.15 },
    isPublished: true,
    carryOver: raised,
  },
  Corrugated: {
    method: 'wang-jang-chiou',
    // The collar of a 1/2 in tube is still below, and the data of the large tubes begin at 13.6 mm.
    // They end at 2.98 mm from fin to fin, and fall below flat fins before that; the other fits agree on what is denser.
    largeMethod: {
      ...{ from: 0.0135, method: 'wang-large-wave' },
      ...{ open: 0.0042, dense: 0.003, denseMethod: 'kim-youn-webb' },
    },
    alternatives: wavyAlternatives,
    inlineMethod: 'kim-youn-webb-inline',
    heat: 1,
    friction: 1,
    wet: 'wavy',
    enhancement: { heat: [1.05, 1.75], friction: [1.1, 2.4] },
    band: { heat: 0.15, friction: 0.2 },
    isPublished: true,
    carryOver: { open: 0, dense: 0 },
  },
  Embossed: {
    method: 'wang-chi-chang',
    alternatives: ['wang-jang-chiou', ...wavyAlternatives],
    heat: 1.1,
    friction: 1.15,
    wet: 'plain',
    enhancement: { heat: [1.02, 1.4], friction: [1.05, 1.6] },
    band: { heat: 0.2, friction: 0.3 },
    isPublished: false,
    carryOver: wavy,
  },
  SineWave: {
    method: 'mirth-ramadhyani',
    alternatives: ['wang-jang-chiou', 'wang-large-wave', ...wavyAlternatives],
    inlineMethod: 'kim-youn-webb-inline',
    heat: 1,
    friction: 1,
    wet: 'sine',
    enhancement: { heat: [1.05, 1.8], friction: [1.1, 2.4] },
    band: { heat: 0.2, friction: 0.25 },
    isPublished: true,
    carryOver: wavy,
  },
  XFin: {
    method: 'wang-tsai-lu',
    alternatives: ['wang-lee-chang-lin'],
    heat: 1,
    friction: 1,
    wet: 'louver',
    enhancement: { heat: [1.25, 2.15], friction: [1.3, 2.4] },
    band: { heat: 0.2, friction: 0.3 },
    isPublished: false,
    carryOver: raised,
  },
  RaisedLanced: {
    method: 'wang-lee-sheu',
    alternatives: slitAlternatives,
    heat: 1,
    friction: 1,
    wet: 'slit',
    enhancement: { heat: [1.1, 1.8], friction: [1.02, 2.2] },
    band: { heat: 0.15, friction: 0.2 },
    isPublished: true,
    carryOver: raised,
  },
  ZFin: {
    method: 'wang-lee-sheu',
    alternatives: ['wang-lee-chang-lin', ...slitAlternatives],
    heat: 0.95,
    friction: 0.9,
    wet: 'slit',
    enhancement: { heat: [1.05, 1.75], friction: [1.02, 2.1] },
    band: { heat: 0.2, friction: 0.3 },
    isPublished: false,
    carryOver: raised,
  },
}
