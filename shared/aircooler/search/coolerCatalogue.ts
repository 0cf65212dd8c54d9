/** The sizes that a search for air coolers tries where a field is to be optimized. */

const inch = 0.0254
const foot = 0.3048
const upTo = (last: number, first = 1, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + step * index)
const inches = (...sizes: readonly number[]) => sizes.map(size => size * inch)

/** Every choice by field that is a number. Lengths [m], fins per metre [1/m], velocities [m/s]. */
export const coolerCatalogue = Object.freeze({
  bays: upTo(8),
  fansPerBay: upTo(4),
  fanDiameter: upTo(16, 3).map(feet => feet * foot),
  rows: upTo(8, 3),
  passes: upTo(8),
  tubesPerRow: upTo(80, 16, 4),
  tubeLength: [6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 60].map(feet => feet * foot),
  tubeDiameter: inches(0.625, 0.75, 1, 1.25, 1.5),
  tubePitch: inches(2, 2.125, 2.25, 2.375, 2.5, 2.625, 2.75, 3),
  finHeight: inches(0.375, 0.5, 0.625),
  finDensity: upTo(12, 7).map(perInch => perInch / inch),
  faceVelocity: upTo(800, 350, 50).map(feetAMinute => (feetAMinute * foot) / 60),
  tipSpeed: upTo(12_000, 5000, 1000).map(feetAMinute => (feetAMinute * foot) / 60),
})

export type CoolerField = keyof typeof coolerCatalogue

/** Round fins, the cheapest first. */
export const finKindCatalogue = ['l-foot', 'embedded', 'extruded'] as const
