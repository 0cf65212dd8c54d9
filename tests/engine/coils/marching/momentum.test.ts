/** Momentum of the fluid between the ends of the tubes, by `v2025`. */
import { expect, it } from 'vitest'
import type { CoilInput } from '../../../../engine/coils/coil'
import { rateMarched } from '../../../../engine/coils/marching/rateMarched'
import { exampleOf } from '../../../../shared/coils/document/exampleCoils'

const withFouling = (outsideFouling: number) =>
  ({ ...exampleOf('SUPER_STEAM'), resistances: { outsideFouling } }) as Exclude<CoilInput, { coilType: 'NONE' }>

const tubeDrop = (outsideFouling: number, fineness = 1) =>
  rateMarched(withFouling(outsideFouling), { fineness }).fluid.pressureDrop.tubes

it('counts from the entering to the leaving state, whatever the pieces', () => {
  const fine = tubeDrop(0.0003729, 8)
  expect(Math.abs(tubeDrop(0.0003729) / fine - 1)).toBeLessThan(0.03)
})

it('leaves no steps in the drop of steam whose last piece ends as water or just before', () => {
  const drops = Array.from({ length: 21 }, (_, step) => tubeDrop(0.0003 + 5e-6 * step))
  for (const drop of drops) expect(Math.abs(drop / drops[0]! - 1)).toBeLessThan(0.02)
})

it('and the Reynolds number of a piece in two phases is that of its parts', () => {
  const of = (temperature: number) => {
    const steam = { pressure: 446_063, temperature }
    const { fluid } = rateMarched({ ...exampleOf('SUPER_STEAM'), steam } as ReturnType<typeof withFouling>)
    return fluid.reynolds
  }
  const numbers = Array.from({ length: 13 }, (_, step) => of(480 + step))
  for (const [at, number] of numbers.slice(1).entries()) expect(Math.abs(number / numbers[at]! - 1)).toBeLessThan(0.02)
})
