/** The union of all paths in an input, so that the compiler finds a field that its table lacks. */
export type PathOf<T> = T extends unknown
  ? { [K in keyof T & string]-?: Under<K, NonNullable<T[K]>> }[keyof T & string]
  : never

/** A part that may be either a value or an object has its own path and those inside it. */
type Under<K extends string, Part> = Part extends object
  ? // The gases of a mixture are a single field, and so is a table.
    string extends keyof Part
    ? K
    : Part extends readonly unknown[]
      ? K
      : `${K}.${PathOf<Part>}`
  : K
