/** Methods and factors of each fin surface of the specification. */
import type { CodeOf } from '../options/enumeration'
import type { finSurface } from '../options/finSurface'

/** The fin surfaces that can be rated. */
export type RatedSurface = Exclude<CodeOf<typeof finSurface>, 'Optimize'>

/** Families of wet fits. */
export type WetFamily = 'plain' | 'wavy' | 'slit' | 'louver' | 'sine'

/** Limits as ratios to the j and f of flat fins on the same tubes, at the same pitch and velocity [-]. */
export interface Enhancement {
  heat: readonly [least: number, most: number]
  friction: readonly [least: number, most: number]
}

/** One fin surface: its methods, and its accuracy. */
export interface FinSurfaceRecord {
  /**
   * Pair of published factors, for collars up to the limits of `largeMethod`, or for all collars where there is none.
   */
  method: string
  /**
   * Pair for large collars, to which that of small ones changes gradually from `from` to `to` [m]; between the fin
   * pitches `open` and `dense` [m] it is replaced gradually by `denseMethod`.
   */
  largeMethod?: { from: number; to: number; method: string; open: number; dense: number; denseMethod: string }
  /** Other pairs that the user may choose by name. */
  alternatives: readonly string[]
  /** Pair for in-line tubes; where there is none, the staggered pair is scaled by `inlineFactors`. */
  inlineMethod?: string
  /** Factors on the published j and f. */
  heat: number
  friction: number
  wet: WetFamily
  /** Smallest and largest ratio of j and f to those of flat fins on the same tubes; absent for flat fins. */
  enhancement?: Enhancement
  /** Half width of the band of heat transfer and friction as shares [-]. */
  band: { heat: number; friction: number }
  /**
   * Whether the factors were published for this very surface; the others are substitutes until they are calibrated with
   * tests.
   */
  isPublished: boolean
}

/** Factors on j and f where tubes are in line and no fit is published; an assumption. */
export const inlineFactors = { heat: 0.75, friction: 0.7 } as const

/**
 * Band of a surface with in-line tubes, for `inlineFactors` as well as for a fit of in-line tubes, whose j is an
 * assumption too.
 */
export const inlineBand = { heat: 0.25, friction: 0.35 } as const

const plainAlternatives = ['gray-webb', 'wang-1996', 'mcquiston'] as const
const wavyAlternatives = ['wang-hwang-lin', 'kim-youn-webb', 'wang-fu-chang'] as const
const slitAlternatives = ['wang-tao-chang', 'kim-jacobi-dry-bare', 'kim-jacobi-dry-coated', 'nakayama-xu'] as const

/**
 * The fin surfaces, their methods and limits.
 *
 * Embossed fins are flat fins with 10 % more heat transfer and 15 % more friction: at their small waves the herringbone
 * fit is below that of flat fins. X fins use the convex louver fit, Z fins the slit fit less 5 and 10 %. These three
 * are assumptions until tests of the dies are available.
 *
 * The limits of each surface relative to flat fins are those of the fits where the data of both overlap (collars of 7.5
 * to 10.4 mm, fin pitches of 1.2 to 2.5 mm), rounded outwards: decision 0116. Outside their data some fits fall below
 * flat fins, others diverge.
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
  },
  Corrugated: {
    method: 'wang-jang-chiou',
    // The limits lie between the collars of 1/2 in and 5/8 in tubes; the data of the large tubes begin at 13.6 mm. Those
    // data end at a fin pitch of 2.98 mm, and fall below flat fins before that; for denser fins the other fits agree.
    largeMethod: {
      ...{ from: 0.0135, to: 0.0155, method: 'wang-large-wave' },
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
  },
}
