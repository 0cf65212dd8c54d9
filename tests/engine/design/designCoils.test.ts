import { describe, expect, it } from 'vitest'
import { designCatalogue, designCoils, rateCoil } from '../../../engine'
import { carryOverVelocity } from '../../../engine/coils/checks/limits'
import type { CoilRating, FluidCoil } from '../../../engine/coils/coil'
import type { CandidateFigures, DesignRequest } from '../../../engine/design/design'
import { designFamilies } from '../../../engine/design/designFamilies'
import { figuresOf, shortfallsOf } from '../../../engine/design/judgeDesign'
import { overSurface } from '../../../engine/design/overSurface'
import { counterFlow } from '../../../engine/exchanger'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'
import { evaporatorCoil } from '../../support/phaseCoils'

const inch = 0.0254

const request: DesignRequest = {
  coil: chilledWaterCoil,
  target: { capacity: 90_000 },
  limits: { airPressureDrop: 275, fluidPressureDrop: 45_000 },
  choices: {
    rows: [2, 3, 4, 5, 6, 8],
    finPitch: [14, 12, 10, 8, 6].map(fins => inch / fins),
    circuiting: [0.5, 1, 2],
  },
}

/** Every coil of a search that meets target and limits, found by rating all coils. */
function byExhaustion(asked: DesignRequest): CandidateFigures[] {
  return designFamilies(asked)
    .flatMap(({ geometry, rows, finPitches }) =>
      rows.flatMap(count => finPitches.map(finPitch => ({ ...geometry, rows: count, finPitch }))),
    )
    .map(geometry => ({ ...asked.coil, geometry }))
    .map(input => figuresOf(asked, input, rateCoil(input)))
    .filter(figures => shortfallsOf(asked, figures).length === 0)
}

describe('a search for coils', () => {
  const answer = designCoils(request)

  it('finds every coil that meets target and limits, and rates only a part of them all', () => {
    const all = byExhaustion(request)
    expect(all.length).toBeGreaterThan(5)
    const costs = (list: CandidateFigures[]) => list.map(({ cost }) => cost).sort((one, other) => one - other)
    expect(costs(answer.candidates.map(({ figures }) => figures))).toEqual(costs(all))
    expect(answer.rated).toBeLessThan(0.7 * answer.considered)
  })

  it('leaves early the faces that are too small and the circuits that are too long, and misses no coil by it', () => {
    const wide: DesignRequest = {
      ...request,
      limits: { ...request.limits, faceVelocity: 2.8 },
      choices: {
        ...request.choices,
        circuiting: [0.125, 0.25, 0.5, 1, 2],
        finnedHeight: [30, 36, 42].map(height => height * inch),
        finnedLength: [1.2, 1.5, 1.8],
      },
    }
    const found = designCoils(wide)
    const all = byExhaustion(wide)
    expect(all.length).toBeGreaterThan(20)
    expect(found.found).toBe(all.length)
    expect(new Set(found.candidates.map(({ geometry }) => geometry.finnedHeight)).size).toBeGreaterThan(1)
    expect(found.rated).toBeLessThan(0.3 * found.considered)
  })

  it('answers coils that keep what was asked, by their own rating', () => {
    for (const { geometry, figures } of answer.candidates) {
      const rating = rateCoil({ ...chilledWaterCoil, geometry })
      expect(rating.totalCapacity).toBe(figures.totalCapacity)
      expect(figures.totalCapacity).toBeGreaterThanOrEqual(90_000)
      expect(figures.totalCapacity).toBeLessThanOrEqual(1.25 * 90_000)
      expect(rating.air.pressureDrop).toBeLessThanOrEqual(275)
      expect(rating.fluid.pressureDrop.total).toBeLessThanOrEqual(45_000)
    }
  })

  it.each([
    ['cost', (figures: CandidateFigures) => figures.cost],
    ['weight', (figures: CandidateFigures) => figures.dryWeight],
    ['air pressure drop', (figures: CandidateFigures) => figures.airPressureDrop],
    ['fluid pressure drop', (figures: CandidateFigures) => figures.fluidPressureDrop],
    ['margin', (figures: CandidateFigures) => -figures.margin],
  ] as const)('ranks by %s', (rankBy, key) => {
    const keys = designCoils({ ...request, rankBy }).candidates.map(({ figures }) => key(figures))
    expect(keys).toEqual([...keys].sort((one, other) => one - other))
    expect(new Set(keys).size).toBeGreaterThan(1)
  })

  it('marks the coils that no other beats in both price and air pressure drop', () => {
    const front = answer.candidates.filter(one => one.isOnFront)
    expect(front.length).toBeGreaterThan(0)
    for (const one of answer.candidates) {
      const isBeaten = answer.candidates.some(
        other => other.figures.cost < one.figures.cost && other.figures.airPressureDrop < one.figures.airPressureDrop,
      )
      expect(one.isOnFront).toBe(!isBeaten)
    }
  })

  it('says of the nearest coils what they fall short of and by how much', () => {
    const strict = designCoils({ ...request, limits: { airPressureDrop: 40 } })
    expect(strict.candidates).toEqual([])
    expect(strict.nearMisses.length).toBeGreaterThan(0)
    const [nearest] = strict.nearMisses
    for (const { of, value, wanted, by } of nearest!.shortfalls) {
      expect(by).toBeGreaterThan(0)
      if (of === 'airPressureDrop') {
        expect(wanted).toBe(40)
        expect(by).toBeCloseTo(value / 40 - 1, 12)
      }
    }
    // Every rated coil fails, most of them by the pressure drop that no coil can keep.
    const { airPressureDrop = 0, capacity = 0 } = strict.missed
    expect(airPressureDrop).toBeGreaterThan(capacity)
    expect(airPressureDrop).toBeLessThanOrEqual(strict.rated)
    expect(airPressureDrop + capacity).toBeGreaterThanOrEqual(strict.rated)
    // Half of a wanted value counts as far away as four times the allowed pressure drop.
    const times = strict.nearMisses.map(one =>
      one.shortfalls.reduce(
        (product, { of, by }) => product * (of === 'capacity' ? 1 / (1 - by) : Math.sqrt(1 + by)),
        1,
      ),
    )
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(strict.nearMisses.some(({ shortfalls }) => shortfalls.some(({ of }) => of === 'capacity'))).toBe(true)
  })

  it('counts carry-over as a limit where it is asked to, by the fins of each coil, and misses no coil by it', () => {
    const faces = [30, 36, 42].map(height => height * inch)
    const wet: DesignRequest = {
      ...request,
      limits: { ...request.limits, faceVelocity: 'carry-over' },
      choices: { ...request.choices, circuiting: [1], finnedHeight: faces },
    }
    const found = designCoils(wet)
    expect(found.found).toBe(byExhaustion(wet).length)
    expect(found.found).toBeGreaterThan(0)
    expect(found.found).toBeLessThan(byExhaustion({ ...wet, limits: request.limits! }).length)
    for (const { geometry, figures } of found.candidates)
      expect(figures.faceVelocity).toBeLessThanOrEqual(carryOverVelocity(geometry))
  })

  it('judges figures with the digits that the reader sees', () => {
    const [first] = answer.candidates
    const limits = { airPressureDrop: first!.figures.airPressureDrop - 0.4 }
    const asked = { ...request, limits, target: { capacity: first!.figures.totalCapacity + 4 } }
    const missed = (one: DesignRequest) => {
      const input = { ...one.coil, geometry: first!.geometry } as FluidCoil
      return shortfallsOf(one, figuresOf(one, input, rateCoil(input))).map(({ of }) => of)
    }
    expect(missed(asked).sort()).toEqual(['airPressureDrop', 'capacity'])
    const zero = first!.figures.airPressureDrop - 0.45
    const shown = { airPressureDrop: { zero, step: 1 }, heatFlow: { zero: asked.target.capacity - 40, step: 100 } }
    expect(missed({ ...asked, shown })).toEqual([])
  })

  it('gives the same answer when asked again', () => {
    expect(designCoils(request)).toEqual(answer)
  })

  it('reaches a leaving temperature when heating, and names that it is too cold where it cannot', () => {
    const wanted = 308.15
    const asked: DesignRequest = {
      coil: hotWaterCoil,
      target: { leavingDryBulb: wanted },
      choices: { rows: [1, 2, 3, 4], finPitch: [6, 8, 10, 12].map(fins => inch / fins) },
    }
    const found = designCoils(asked)
    expect(found.candidates.length).toBeGreaterThan(0)
    for (const { figures } of found.candidates) expect(figures.leavingDryBulb).toBeGreaterThanOrEqual(wanted)
    const cold = designCoils({ ...asked, target: { leavingDryBulb: 350 } })
    expect(cold.candidates).toEqual([])
    expect(cold.nearMisses[0]!.shortfalls[0]).toMatchObject({ of: 'leavingDryBulb', wanted: 350 })
  })

  it('holds both leaving temperatures where both are asked', () => {
    const [middle] = answer.candidates
    const { leavingDryBulb, leavingWetBulb } = middle!.figures
    const found = designCoils({ ...request, target: { leavingDryBulb, leavingWetBulb } })
    expect(found.candidates.length).toBeGreaterThan(0)
    for (const { figures } of found.candidates) {
      expect(figures.leavingDryBulb).toBeLessThanOrEqual(leavingDryBulb + 1e-9)
      expect(figures.leavingWetBulb).toBeLessThanOrEqual(leavingWetBulb + 1e-9)
    }
  })

  it('tells of each miss how large it is: over what is allowed, under what is wanted', () => {
    const figures: CandidateFigures = { ...answer.candidates[0]!.figures, margin: 0 }
    const missed = (limits: DesignRequest['limits'], more: Partial<CandidateFigures>) =>
      shortfallsOf({ ...request, limits }, { ...figures, ...more }).map(({ of, by }) => [of, Number(by.toFixed(9))])
    // 150 % of the duty, where 125 % are accepted.
    expect(missed({}, { margin: 0.5 })).toEqual([['excess', 0.2]])
    expect(missed({ excess: 0.1 }, { margin: 0.32 })).toEqual([['excess', 0.2]])
    expect(missed({ leastFluidVelocity: 1 }, { fluidVelocity: 0.8 })).toEqual([['leastFluidVelocity', 0.2]])
    expect(missed({ mostFluidVelocity: 1 }, { fluidVelocity: 1.2 })).toEqual([['mostFluidVelocity', 0.2]])
  })

  it('names of two temperatures the one that is missed by more', () => {
    const target = { leavingDryBulb: 285, leavingWetBulb: 284 }
    const missed = (leavingDryBulb: number, leavingWetBulb: number) =>
      shortfallsOf(
        { ...request, target },
        { ...answer.candidates[0]!.figures, leavingDryBulb, leavingWetBulb, margin: -0.1 },
      )[0]
    expect(missed(287, 285)).toMatchObject({ of: 'leavingDryBulb', value: 287, wanted: 285, by: 0.1 })
    expect(missed(286, 286)).toMatchObject({ of: 'leavingWetBulb', value: 286, wanted: 284, by: 0.1 })
  })

  it('judges the face by standard air, as its limit is given', () => {
    const high = { ...chilledWaterCoil, air: { ...chilledWaterCoil.air, pressure: { kind: 'altitude', value: 2000 } } }
    const rating = rateCoil(high as FluidCoil)
    expect(rating.air.faceVelocity / rating.air.standardFaceVelocity).toBeGreaterThan(1.2)
    expect(figuresOf(request, high as FluidCoil, rating).faceVelocity).toBe(rating.air.standardFaceVelocity)
  })

  it('counts coils that cannot be rated, and goes on', () => {
    const rate = (input: FluidCoil): CoilRating => rateCoil(input)
    const slow = {
      ...chilledWaterCoil,
      air: { ...chilledWaterCoil.air, flow: { basis: 'standard-volume', value: 0.5 } },
    } as const
    const found = designCoils(
      {
        ...request,
        coil: slow,
        choices: { ...request.choices, finnedLength: [1, 15], finnedHeight: [0.9144, 5.9944] },
      },
      input => rate(input as FluidCoil),
    )
    expect(found.refused).toBeGreaterThan(0)
    expect(found.rated).toBeGreaterThan(0)
  })

  it('offers no circuits that are not all alike', () => {
    const odd = { ...chilledWaterCoil.geometry, finnedHeight: 25 * 1.5 * inch }
    const families = designFamilies({
      ...request,
      coil: { ...chilledWaterCoil, geometry: odd },
      choices: { rows: designCatalogue.rows, circuiting: designCatalogue.circuiting },
    })
    for (const { geometry, rows } of families) {
      for (const count of rows) {
        const feeds = geometry.circuiting * 25
        expect(Math.abs(feeds - Math.round(feeds))).toBeLessThan(1e-6)
        expect(((25 * count) / Math.round(feeds)) % 1).toBe(0)
      }
    }
  })

  it.each([
    ['without a target', { ...request, target: {} }, 'target'],
    ['with nothing to try', { ...request, choices: { rows: [] } }, 'choices.rows'],
    [
      'among too many coils',
      {
        ...request,
        choices: {
          ...designCatalogue,
          finnedHeight: [0.6, 0.9, 1.2, 1.5],
          finnedLength: [1, 2, 3, 4],
        },
      },
      'choices',
    ],
  ] as [string, DesignRequest, string][])('is refused %s', (_, asked, path) => {
    expect(() => designCoils(asked)).toThrow(
      expect.objectContaining({ code: 'invalid-input', inputs: expect.objectContaining({ path }) }),
    )
  })
})

describe('the surface over what is required', () => {
  const dry = { dryBulb: 300, wetBulb: 290 }
  /** A rating of a counterflow coil that heats air, at a share of the given NTU. */
  const ratingOf = (NTU: number, Cr: number) => {
    const eps = counterFlow({ NTU, Cr }).value
    const rating = rateCoil(hotWaterCoil)
    const entering = { ...rating.air.entering, ...dry }
    const leaving = { ...rating.air.leaving, dryBulb: 300 + eps * 60, wetBulb: 300 }
    const fluid = { ...rating.fluid, enteringTemperature: 360, leavingTemperature: 360 - eps * Cr * 60 }
    return { eps, rating: { ...rating, wetFraction: 0, air: { ...rating.air, entering, leaving }, fluid } }
  }

  it('is a quarter where four fifths of the units would do', () => {
    for (const Cr of [0.3, 0.6, 1]) {
      const { eps, rating } = ratingOf(2, Cr)
      const margin = eps / counterFlow({ NTU: 1.6, Cr }).value - 1
      expect(margin).toBeLessThan(0.2)
      expect(overSurface(hotWaterCoil, rating, margin)).toBeCloseTo(0.25, 6)
      expect(overSurface(hotWaterCoil, rating, 0)).toBeCloseTo(0, 12)
    }
  })

  it('is missing where the coil misses its target, wholly where no surface would reach it', () => {
    const { rating } = ratingOf(2, 0.6)
    const few = overSurface(hotWaterCoil, rating, -0.1)
    expect(few).toBeLessThan(-0.1)
    expect(few).toBeGreaterThan(-1)
    expect(overSurface(hotWaterCoil, rating, -0.5)).toBe(-1)
  })

  it('of an evaporator is that of one temperature of the fluid', () => {
    const rating = rateCoil(evaporatorCoil)
    const { entering, leaving } = rating.air
    const wet = (at: typeof entering) => at.dryBulb + rating.wetFraction * (at.wetBulb - at.dryBulb)
    const eps = (wet(entering) - wet(leaving)) / (wet(entering) - rating.fluid.enteringTemperature)
    const byHand = Math.log1p(-eps) / Math.log1p(-eps / 1.1) - 1
    expect(overSurface(evaporatorCoil, rating, 0.1)).toBeCloseTo(byHand, 9)
  })
})
