import type { CoilInput } from '../document/coilDocument'

/** The paths of a coil's input, of every type of coil, known to the compiler, so that a table of fields cannot miss one. */

type Leaf<T> = T extends unknown ? { [K in keyof T & string]-?: Under<K, NonNullable<T[K]>> }[keyof T & string] : never

/** A part that may be a value or an object has both paths. */
type Under<K extends string, Part> = Part extends object
  ? // The gases of a mixture are one field, and so is a table.
    string extends keyof Part
    ? K
    : Part extends readonly unknown[]
      ? K
      : `${K}.${Leaf<Part>}`
  : K

export type CoilPath = Leaf<CoilInput>
