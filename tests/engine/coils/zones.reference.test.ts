/** Evaporators and condensers of another program (ACHP) compared with the zone method. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import { airModel } from '../../../engine/coils/air/airModel'
import type { CondenserCoil, EvaporatorCoil } from '../../../engine/coils/coil'
import { solveZones } from '../../../engine/coils/zones/solveZones'
import { zoneCase } from '../../../engine/coils/zones/zoneCase'
import type { ZoneSolution } from '../../../engine/coils/zones/zoneState'
import recorded from '../../reference/phaseCoilDeviations.json'
import { type AchpCase, achpCondensers, achpEvaporators, withItsAir } from '../../support/achpCoils'
import { achpDrops } from '../../support/achpDrops'

/** Solved at constant pressure, as in that program: its pressure drop has no effect on boiling and condensing. */
function atOnePressure(input: EvaporatorCoil | CondenserCoil): ZoneSolution {
  const is = { ...zoneCase(input), isEven: true, isobaric: true }
  return solveZones(airModel(input, is.extreme), is)
}

const percent = (value: number, reference: number) => 100 * (Math.abs(value) / reference - 1)
const cases: AchpCase<EvaporatorCoil | CondenserCoil>[] = [...achpEvaporators(), ...achpCondensers()]
const rows = cases.map((one, index) => {
  const input = withItsAir(one)
  const { coilType, refrigerant } = input
  return { title: `${coilType} ${refrigerant.name}`, input, answer: one.answer, kept: recorded.rows[index]! }
})

describe('capacity beside another program', () => {
  it.each(rows)('$title at one pressure: within 5 % boiling, 9 % condensing', ({ input, answer, kept }) => {
    const { heat, zones } = atOnePressure(input)
    const deviation = percent(heat, answer.Q!)
    expect(Math.abs(deviation)).toBeLessThan(input.coilType === 'EVAP' ? 5 : 9)
    expect(Math.abs(deviation - kept.onePressure)).toBeLessThan(0.5)
    const share = zones.find(({ kind }) => kind === 'two-phase')!.share
    expect(Math.abs(share - answer.fraction_two_phase!)).toBeLessThan(0.1)
  })

  const passing = rows.filter(({ kept }) => kept.withPressureDrop !== null)
  it.each(passing)('$title with the penalty of its pressure drop is as recorded', ({ input, answer, kept }) => {
    const rating = rateCoil(input)
    const deviation = percent(rating.totalCapacity, answer.Q!)
    expect(Math.abs(deviation - kept.withPressureDrop!)).toBeLessThan(1)
    // The pressure drop reduces the capacity: in that program these coils lose up to 10 bar.
    expect(deviation).toBeLessThan(9)
    if (rating.fluid.phaseChange!.saturationDrop < 1) expect(Math.abs(deviation)).toBeLessThan(9)
  })

  it('refuses the one that loses more pressure than there is between its suction and the air', () => {
    const refused = rows.filter(({ kept }) => kept.withPressureDrop === null)
    expect(refused).toHaveLength(1)
    const circuiting = expect.objectContaining({ path: 'geometry.circuiting' })
    for (const { input } of refused)
      expect(() => rateCoil(input)).toThrow(expect.objectContaining({ inputs: circuiting }))
  })

  // Bends are not included: that program has none. Both use Lockhart and Martinelli, with their own means over quality.
  it.each(rows)('$title loses pressure of the same order at one pressure', ({ input, kept }) => {
    const { zones, tube } = atOnePressure(input)
    const length = airModel(input, input.air.dryBulb).circuits.passes * tube.length
    const drop = zones
      .filter(({ share }) => share > 0)
      .reduce(
        (sum, { film, share }) =>
          sum + film.gradient * length * share + tube.massFlux ** 2 * (film.momentumOut - film.momentumIn),
        0,
      )
    expect(drop / kept.pressureDrop).toBeCloseTo(kept.pressureDropRatio, 1)
    expect(kept.pressureDropRatio).toBeGreaterThan(0.4)
    expect(kept.pressureDropRatio).toBeLessThan(3.5)
  })

  // That program multiplies the acceleration, already a pressure, by the length of the two-phase tube in metres.
  it.each(achpDrops())('$title has the pressure drop of that program, were its acceleration counted so', of => {
    // A drop of 0.3 kPa is the difference of two larger parts.
    expect(Math.abs(of.likeTheirs - of.theirs)).toBeLessThan(Math.max(0.12 * of.theirs, 330))
  })

  it.each(rows)('$title has the coefficient of both phases within 12 %', ({ input, answer }) => {
    const film = atOnePressure(input).zones.find(({ kind }) => kind === 'two-phase')!.film.coefficient
    const isPartial = (answer.subcooling ?? answer.superheat ?? 1) < 0
    // Condensers that leave with vapour: that program still averages over all qualities.
    expect(Math.abs(percent(film, answer.ref_h_two_phase!))).toBeLessThan(isPartial ? 16 : 12)
  })
})
