import { EngineError } from '../errors'
import { circuitAdvice } from '../geometry/circuitAdvice'
import { isUniform } from '../geometry/uniformCircuits'

/** Where blank tubes may be: in the rows where the air enters, where it leaves, or in all. */
export const punchOutPlaces = ['front', 'back', 'all'] as const
export type PunchOut = (typeof punchOutPlaces)[number]

/** Feeds and passes of a circuiting, and what to do where the circuits are not equal. */
export interface UniformCircuiting {
  /** Undefined where the circuiting gives no whole number. */
  feeds: number | undefined
  isUniform: boolean
  /** Passes of each circuit, and whether inlets and outlets are at one end; undefined where circuits are not equal. */
  passes: number | undefined
  connectionEnds: 'same' | 'opposite' | undefined
  /** Tubes over, and passes without them; undefined without a whole number of feeds. */
  blanksNeeded: number | undefined
  passesFloor: number | undefined
  /** None for equal circuits. */
  offers: CircuitingOffer[]
}

/** A way to circuits that can be made. */
export type CircuitingOffer =
  | { kind: 'nearest-feeds'; feeds: number; passes: number }
  | { kind: 'punch-out'; feeds: number; passes: number; blanks: number; places: readonly PunchOut[] }
  /** `longer` circuits have one pass more than the others. */
  | { kind: 'uneven'; feeds: number; passes: number; longer: number }

/**
 * The arithmetic of circuits: how many feeds, how many passes, and what can be done where they are not equal.
 *
 * @param input.tubesHigh   tubes in a row
 * @param input.rows        rows deep
 * @param input.circuiting  feeds over tubes high [-], or a number of feeds
 * @returns feeds, passes, ends of the connections, tubes over, and offers: numbers of feeds near by, tubes punched out,
 *          circuits of unequal length
 *
 * Valid for whole tubes and rows of at least one and a positive circuiting; else `not-positive`.
 *
 * Source: divisibility.
 *
 * @example uniformCircuiting({ tubesHigh: 24, rows: 8, circuiting: { feeds: 7 } }).offers[0] // 6 feeds of 32 passes
 */
export function uniformCircuiting(input: {
  tubesHigh: number
  rows: number
  circuiting: number | { feeds: number }
}): UniformCircuiting {
  const { tubesHigh, rows } = input
  const asked = typeof input.circuiting === 'number' ? input.circuiting * tubesHigh : input.circuiting.feeds
  const isWhole = Number.isInteger(tubesHigh) && Number.isInteger(rows)
  if (!(isWhole && tubesHigh > 0 && rows > 0 && asked > 0))
    throw new EngineError('not-positive', 'tubes high and rows must be whole numbers from 1, and circuiting positive', {
      ...input,
    })
  const tubes = tubesHigh * rows
  const feeds = Math.abs(asked - Math.round(asked)) < 1e-6 && asked > 0.5 ? Math.round(asked) : undefined
  const circuiting = asked / tubesHigh
  const uniform = feeds !== undefined && isUniform({ tubesHigh, rows, circuiting })
  const passes = uniform ? tubes / feeds : undefined
  const passesFloor = feeds === undefined ? undefined : Math.floor(tubes / feeds)
  return {
    feeds,
    isUniform: uniform,
    passes,
    connectionEnds: passes === undefined ? undefined : passes % 2 === 0 ? 'same' : 'opposite',
    blanksNeeded: feeds === undefined ? undefined : tubes - feeds * Math.floor(tubes / feeds),
    passesFloor,
    offers: uniform ? [] : offersFor(tubes, tubesHigh, rows, circuiting),
  }
}

function offersFor(tubes: number, tubesHigh: number, rows: number, circuiting: number): CircuitingOffer[] {
  const { feeds, nearest, isEven } = circuitAdvice({ tubesHigh, rows, circuiting })
  // Where the asked number is no whole one, the nearest whole one may divide the tubes.
  const near = isEven ? [feeds] : nearest
  const offers: CircuitingOffer[] = near.map(each => ({ kind: 'nearest-feeds', feeds: each, passes: tubes / each }))
  if (isEven) return offers
  const passes = Math.floor(tubes / feeds)
  const over = tubes - feeds * passes
  offers.push({ kind: 'punch-out', feeds, passes, blanks: over, places: punchOutPlaces })
  offers.push({ kind: 'uneven', feeds, passes, longer: over })
  return offers
}
