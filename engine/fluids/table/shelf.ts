/** Tables that several threads of a program share: the first that needs them builds them. */
import type { Tables, Trio } from './build'
import type { Grid } from './grid'

/** Where a program keeps the tables that its threads share. */
export interface Shelf {
  /** What was kept under this name, by whichever thread. */
  find(name: string): unknown
  keep(name: string, made: object): void
  /** The same numbers in memory that threads share. */
  shared(values: Float64Array): Float64Array
}

let shelf: Shelf | undefined

/**
 * From now on tables are shared with other threads. Without a shelf each thread builds its own.
 *
 * @param by  where they are kept
 *
 * Source: definition.
 */
export function shareTables(by: Shelf | undefined): void {
  shelf = by
}

/**
 * The tables of a fluid, from the shelf if they are there.
 *
 * @param name   of the fluid
 * @param build  builds them
 * @returns      the tables
 *
 * Source: definition.
 */
export const sharedTables = (name: string, build: () => Tables): Tables => fromShelf(name, build, tablesIn)

/**
 * The tables of viscosity and conductivity of a fluid, from the shelf if they are there.
 *
 * @param name   of the fluid
 * @param build  builds them
 * @returns      the tables
 *
 * Source: definition.
 */
export const sharedTransport = (name: string, build: () => Trio): Trio => fromShelf(`${name} transport`, build, trioIn)

type In = (values: Float64Array) => Float64Array

function fromShelf<Made extends object>(
  name: string,
  build: () => Made,
  madeIn: (made: Made, place: In) => Made,
): Made {
  if (!shelf) return build()
  const found = shelf.find(name) as Made | undefined
  // Written out again, because what comes from another thread has another shape in the compiler.
  if (found) return madeIn(found, values => values)
  const made = madeIn(build(), shelf.shared)
  shelf.keep(name, made)
  return made
}

// Written out in full and in the order of `tablesOf`: the compiler then reads tables of all origins as one shape.
const tablesIn = (of: Tables, place: In): Tables => ({
  lowestT: of.lowestT,
  highestT: of.highestT,
  lowestLogP: of.lowestLogP,
  seamLogP: of.seamLogP,
  highestLogP: of.highestLogP,
  byT: trioIn(of.byT, place),
  byH: trioIn(of.byH, place),
  saturation: { start: of.saturation.start, step: of.saturation.step, rows: place(of.saturation.rows) },
  criticalT: of.criticalT,
  logCriticalP: of.logCriticalP,
  transport: undefined,
  box: { topP: of.box.topP, topLogP: of.box.topLogP, lowT: of.box.lowT, highT: of.box.highT },
})

const trioIn = (of: Trio, place: In): Trio => ({
  liquid: gridIn(of.liquid, place),
  gas: gridIn(of.gas, place),
  dense: gridIn(of.dense, place),
})

const gridIn = (of: Grid, place: In): Grid => ({
  course: of.course,
  rows: of.rows,
  columns: of.columns,
  width: of.width,
  start: of.start,
  density: of.density,
  low: place(of.low),
  high: place(of.high),
  values: place(of.values),
})
