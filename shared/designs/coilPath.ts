import type { CoilInput } from './coilDocument'

/** The paths of a coil's input, of every type of coil, known to the compiler, so that a table of fields cannot miss one. */

type Leaf<T> = T extends unknown
  ? {
      [K in keyof T & string]-?: NonNullable<T[K]> extends object
        ? // The gases of a mixture are one field, and so is a table.
          string extends keyof NonNullable<T[K]>
          ? K
          : NonNullable<T[K]> extends readonly unknown[]
            ? K
            : `${K}.${Leaf<NonNullable<T[K]>>}`
        : K
    }[keyof T & string]
  : never

export type CoilPath = Leaf<CoilInput>
