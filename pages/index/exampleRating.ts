import type { CoilInput, CoilRating } from '../../engine'

const f = (t: number) => (t + 459.67) / 1.8
/** TEMPORARY until engine/coils/rateCoil.ts exists. */
export function rateCoil(input: CoilInput): CoilRating {
  return {
    totalCapacity: 391.8 * 293.07107,
    air: {
      entering: { dryBulb: f(80), wetBulb: f(67) },
      leaving: { dryBulb: f(53.5), wetBulb: f(52.7) },
      pressureDrop: 0.75 * 249.08891,
    },
    fluid: {
      enteringTemperature: f(44),
      leavingTemperature: f(54.5),
      volumeFlow: input.fluid.given.value,
      pressureDrop: { total: 9.5 * 2989.07 },
    },
    construction: { casingDepth: 10 * 0.0254, feeds: 24 },
  } as unknown as CoilRating
}
