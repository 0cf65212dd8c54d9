/** The search for sprays: against rating every one of them, and by what it says of those that fail. */
import { describe, expect, it } from 'vitest'
import { EngineError } from '../../../engine/errors'
import { chillerExample } from '../../../shared/mist/document/exampleMists'
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import { rateMistDocument } from '../../../shared/mist/rating/rateMistDocument'
import {
  rankSprays,
  type SearchedSprays,
  searchSprays,
  sprayFamilies,
  spraysIn,
} from '../../../shared/mist/search/searchSprays'
import { sprayCatalogue } from '../../../shared/mist/search/sprayCatalogue'

const wanting = (limits: MistInput['limits']): MistInput => ({ ...chillerExample, limits })
const search = (request: SearchedSprays) => rankSprays(request, searchSprays(request, sprayFamilies(request)))
const request: SearchedSprays = { mist: wanting({ leaving: 300 }), choices: sprayCatalogue, most: 1000 }

describe('a search for sprays', () => {
  const answer = search(request)

  it('finds those that rating every one of them finds, with the same figures', () => {
    const all = sprayFamilies(request).flat()
    expect(answer.considered).toBe(all.length)
    const keyOf = (spray: MistInput['spray']) =>
      JSON.stringify([spray.effectiveness, spray.pressure, spray.nozzle.model])
    const found = new Map(answer.candidates.map(one => [keyOf(one.spray), one.figures]))
    // Every seventh, because each takes a whole year of weather.
    for (const spray of all.filter((_, at) => at % 7 === 0)) {
      const { design, year, warnings } = rateMistDocument({ ...request.mist, spray })
      const isMet = !warnings.some(({ code }) => ['AIR_HOT', 'WET_COIL', 'MIST_SATURATED'].includes(code))
      const figures = found.get(keyOf(spray))
      expect([keyOf(spray), figures !== undefined]).toEqual([keyOf(spray), isMet])
      if (!figures) continue
      expect(figures.leaving).toBeCloseTo(design.leaving.T, 9)
      expect(figures.nozzles).toBe(design.nozzles.count)
      expect(figures.supply).toBeCloseTo(design.supply, 12)
      expect(figures.energySaved / year.energySaved).toBeCloseTo(1, 9)
      expect(figures.savings).toBeCloseTo(year.worth.savings, 6)
    }
    expect(answer.found).toBeGreaterThan(20)
    expect(answer.found).toBeLessThan(all.length)
  })

  it('counts the carbon of the pump where it has a price', () => {
    const money = { ...chillerExample.money, carbonPrice: 0.1, carbonIntensity: 1.1e-7 }
    const mist = { ...wanting({ leaving: 320 }), money }
    const { candidates } = search({ mist, choices: { pressure: [5e6, 7e6, 9e6] } })
    expect(candidates.length).toBeGreaterThan(1)
    for (const { spray, figures } of candidates)
      expect(figures.savings).toBeCloseTo(rateMistDocument({ ...mist, spray }).year.worth.savings, 6)
  })

  it('tries no nozzle far from the pressure that it is known at', () => {
    for (const { nozzle, pressure } of sprayFamilies(request).flat()) {
      expect(pressure / nozzle.pressure).toBeGreaterThanOrEqual(0.5)
      expect(pressure / nozzle.pressure).toBeLessThanOrEqual(1.5)
    }
    expect(spraysIn(sprayFamilies(request))).toBe(answer.considered)
  })

  it.each([
    ['savings', (one: (typeof answer)['candidates'][number]) => -one.figures.savings],
    ['nozzles', (one: (typeof answer)['candidates'][number]) => one.figures.nozzles],
    ['water', (one: (typeof answer)['candidates'][number]) => one.figures.water],
  ] as const)('lists them by %s, the same however they were found', (rankBy, figure) => {
    const families = sprayFamilies(request)
    const listed = rankSprays({ ...request, rankBy, most: 20 }, searchSprays(request, families))
    const values = listed.candidates.map(figure)
    expect(values).toEqual([...values].sort((one, other) => one - other))
    const backwards = rankSprays({ ...request, rankBy, most: 20 }, searchSprays(request, [...families].reverse()))
    expect(backwards.candidates).toEqual(listed.candidates)
  })

  it('marks those that save more than any of as few nozzles', () => {
    for (const one of answer.candidates) {
      const isBeaten = answer.candidates.some(
        other => other.figures.nozzles <= one.figures.nozzles && other.figures.savings > one.figures.savings,
      )
      expect([one.isOnFront, isBeaten]).not.toEqual([true, true])
    }
    expect(answer.candidates.filter(({ isOnFront }) => isOnFront).length).toBeGreaterThan(1)
  })
})

describe('what fails', () => {
  it.each([
    ['leaving', { leaving: 290 }],
    ['water', { leaving: 320, water: 1e-6 }],
    ['nozzles', { leaving: 320, nozzles: 1 }],
  ] as const)('is %s where that limit is too strict', (of, limits) => {
    const answer = search({ mist: wanting(limits), choices: { effectiveness: [0.6, 0.8] } })
    expect([answer.found, answer.missed[of]]).toEqual([0, answer.rated])
    expect(answer.nearMisses[0]!.shortfalls.map(each => each.of)).toContain(of)
  })

  it('is that droplets reach the coil, where they are near', () => {
    const mist = { ...wanting({ leaving: 320 }), intake: { ...chillerExample.intake, distance: 0.05 } }
    const answer = search({ mist, choices: { pressure: [7e6] } })
    expect([answer.found, answer.missed.wet]).toEqual([0, 1])
  })

  it.each([0.98, 1])('is that the air leaves saturated, at an effectiveness of %f', effectiveness => {
    const answer = search({ mist: wanting({ leaving: 320 }), choices: { effectiveness: [effectiveness] } })
    expect([answer.found, answer.missed.saturated]).toEqual([0, 1])
    const [nearest] = answer.nearMisses
    const { leaving } = rateMistDocument({ ...chillerExample, spray: nearest!.spray }).design
    expect(nearest!.shortfalls).toContainEqual(expect.objectContaining({ of: 'saturated', value: leaving.RH }))
  })

  it('is judged with the digits that the reader sees', () => {
    const { leaving } = rateMistDocument(chillerExample).design
    const mist = wanting({ leaving: leaving.T - 0.004 })
    const choices = { effectiveness: [chillerExample.spray.effectiveness] }
    expect(search({ mist, choices }).found).toBe(0)
    const shown = { temperature: { factor: 5 / 9, offset: 459.67, decimals: 1 } }
    expect(search({ mist, choices, shown: shown as never }).found).toBe(1)
  })

  it('is said at its field where nothing is asked for, and of a nozzle that the list has not', () => {
    const pathOf = (request: SearchedSprays) => {
      try {
        sprayFamilies(request)
      } catch (error) {
        return (error as { inputs: { path?: string } }).inputs.path
      }
      return 'planned'
    }
    expect(pathOf({ mist: wanting({}), choices: {} })).toBe('limits.leaving')
    expect(pathOf({ ...request, choices: { nozzle: [99] } })).toBe('spray.nozzle.model')
    const sixty = (of: (at: number) => number) => Array.from({ length: 60 }, (_, at) => of(at))
    const many = { effectiveness: sixty(at => 0.3 + at / 100), pressure: sixty(at => 6e6 + at), nozzle: sixty(() => 0) }
    expect(pathOf({ ...request, choices: many })).toBe('choices')
    expect(pathOf(request)).toBe('planned')
  })

  it.each<[string, (mist: MistInput) => unknown]>([
    ['air wetter than saturated', ({ site }) => (site.wetBulb = site.dryBulb + 1)],
    ['an altitude beyond the air', ({ site }) => (site.altitude = 1e308)],
    ['a machine without power', ({ machine }) => (machine.ratedPower = -1)],
    ['a mist that cools nothing', ({ spray }) => (spray.effectiveness = -1)],
  ])('is refused before it is searched, with %s', (_, change) => {
    const mist = structuredClone(request.mist)
    change(mist)
    expect(() => sprayFamilies({ mist, choices: { pressure: [7e6] } })).toThrow(EngineError)
  })

  it('leaves out a spray that the engine refuses, and counts it', () => {
    const [family] = sprayFamilies({ ...request, choices: { pressure: [7e6] } })
    const [spray] = family!
    const odd = { ...spray!, nozzle: { ...spray!.nozzle, flow: 1e308 } }
    expect(searchSprays(request, [[spray!, odd]])).toMatchObject({ considered: 2, rated: 1, refused: 1 })
  })
})
