/** Patterns of two halves, each a serpentine of its own. */
import type { Cell, Region } from './cells'
import { serpentine } from './serpentine'

/** How many of something the first half has, in proportion to its feeds, and at least one for each half. */
const shareOf = (all: number, feeds: number) =>
  Math.min(all - 1, Math.max(1, Math.round((all * Math.ceil(feeds / 2)) / feeds)))

/**
 * Face split: the upper and the lower part of the face have circuits of their own, mirrored at the line between them.
 *
 * @param region  the tubes to fill
 * @param feeds   circuits
 * @returns the tubes of each circuit in the order of the flow
 *
 * Valid from two circuits and two columns on.
 *
 * Source: practice of coil circuiting.
 */
export function faceSplit(region: Region, feeds: number): Cell[][] {
  const upper = shareOf(region.columns, feeds)
  const first = Math.ceil(feeds / 2)
  const last = region.columns - 1
  const mirrored = ({ depth, column }: Cell) => ({ depth, column: last - column })
  const lower: Region = {
    ...region,
    columns: region.columns - upper,
    acrossOf: cell => -region.acrossOf(mirrored(cell)),
  }
  return [
    ...serpentine({ ...region, columns: upper }, first),
    ...serpentine(lower, feeds - first)
      .map(cells => cells.map(mirrored))
      .reverse(),
  ]
}

/**
 * Row split: the first rows that the fluid meets and the others have circuits of their own.
 *
 * @param region  the tubes to fill
 * @param feeds   circuits
 * @returns the tubes of each circuit in the order of the flow
 *
 * Valid from two circuits and two rows on.
 *
 * Source: practice of coil circuiting.
 */
export function rowSplit(region: Region, feeds: number): Cell[][] {
  const near = shareOf(region.depths, feeds)
  const first = Math.ceil(feeds / 2)
  const moved = ({ depth, column }: Cell) => ({ depth: depth + near, column })
  return [
    ...serpentine({ ...region, depths: near }, first),
    ...serpentine(
      { ...region, depths: region.depths - near, acrossOf: cell => region.acrossOf(moved(cell)) },
      feeds - first,
    ).map(cells => cells.map(moved)),
  ]
}

/** Whether each half has a tube for each of its circuits. */
export function hasRoomInHalves(kind: 'face' | 'row', { depths, columns }: Region, feeds: number): boolean {
  const all = kind === 'face' ? columns : depths
  if (feeds < 2 || all < 2) return false
  const [first, each] = [shareOf(all, feeds), kind === 'face' ? depths : columns]
  return first * each >= Math.ceil(feeds / 2) && (all - first) * each >= Math.floor(feeds / 2)
}
