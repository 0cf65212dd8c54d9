import type { CoilInput } from './coilDocument'

/** The paths of a coil's input, known to the compiler, so that a table of fields cannot miss one. */

type Leaf<T> = {
  [K in keyof T & string]-?: NonNullable<T[K]> extends object ? `${K}.${Leaf<NonNullable<T[K]>>}` : K
}[keyof T & string]

export type CoilPath = Leaf<CoilInput>
