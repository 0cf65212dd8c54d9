/** Nozzles to begin with. Sample data: replace flow and droplets by those of the nozzle's maker. */

/** Flow [m3/s] and Sauter diameter [m] at a pressure [Pa]. */
export interface NozzleRecord {
  model: string
  flow: number
  pressure: number
  sauter: number
}

const litresAnHour = 1e-3 / 3600
const micrometre = 1e-6
const bar = 1e5

const nozzle = (model: string, flow: number, pressure: number, sauter: number): NozzleRecord => ({
  ...{ model, flow: flow * litresAnHour, pressure: pressure * bar, sauter: sauter * micrometre },
})

/** Flow and droplets at another pressure are extrapolated from that of the record within these shares of it [-]. */
export const nozzleRange = [0.5, 1.5] as const

/** By their pressure: the higher, the finer. */
export const sampleNozzles: readonly NozzleRecord[] = [
  nozzle('HP 15', 3.1, 70, 14),
  nozzle('HP 20', 5, 70, 17),
  nozzle('HP 30', 7.9, 70, 20),
  nozzle('MP 20', 4, 35, 25),
  nozzle('MP 30', 6.5, 35, 30),
  nozzle('LP 40', 9, 10, 55),
  nozzle('LP 60', 18, 10, 70),
]
