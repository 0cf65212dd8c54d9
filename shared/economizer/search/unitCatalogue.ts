/** The sizes that a search for economizers tries where a field is to be optimized. */

const inch = 0.0254
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Every choice by field. Lengths [m], fins per metre [1/m]: 2 to 6 fins per inch, fins of 1/2 to 1 inch. */
export const unitCatalogue = Object.freeze({
  rows: upTo(16),
  tubesWide: upTo(24, 4),
  tubeLength: [16, 20, 24, 30, 36, 42, 46, 48, 54, 60, 72, 84, 96, 120].map(inches => inches * inch),
  finDensity: [2, 3, 4, 5, 6].map(perInch => perInch / inch),
  finHeight: [0.5, 0.625, 0.75, 0.875, 1].map(inches => inches * inch),
  circuits: [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24],
})

export type UnitField = keyof typeof unitCatalogue
