/** What a search for sprays tries where a field is to be optimized. */
import { sampleNozzles } from '../nozzles/sampleNozzles'

const bar = 1e5

/** Every choice by field: shares [-], pressures [Pa], and nozzles by their place in the list. */
export const sprayCatalogue = Object.freeze({
  effectiveness: [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9],
  pressure: [7, 10, 14, 20, 25, 35, 50, 70, 100].map(bars => bars * bar),
  nozzle: sampleNozzles.map((_, at) => at),
})

export type SprayField = keyof typeof sprayCatalogue
