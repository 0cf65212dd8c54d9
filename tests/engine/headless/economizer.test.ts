import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { rateEconomizer } from '../../../engine/economizer'
import { economizerRating, economizerTurndown, economizerYearLine } from '../../../engine/headless/economizer'
import { helpText } from '../../../engine/headless/help'
import { dualStage, steamEconomizer } from '../../support/economizers'
import { code } from '../../support/engineErrors'
import { engineProgram } from '../../support/engineProgram'

describe('economizers on the command line', () => {
  const called = (words: string[], input = '') =>
    spawnSync(process.execPath, [...engineProgram, ...words], { input, encoding: 'utf8' }).stdout

  it('answers what the engine answers, by its two words', () => {
    const { heat } = rateEconomizer(dualStage)
    expect(economizerRating(dualStage).heat).toBe(heat)
    const [line] = called(['economizer', 'rating'], JSON.stringify(dualStage)).split('\n')
    expect(JSON.parse(line!)).toHaveProperty('heat', heat)
  })

  it('tells of all its commands by the first word, and of one by both', () => {
    expect(called(['economizer', '--help'])).toBe(helpText('economizer'))
    expect(called(['economizer', 'year', '--help'])).toBe(helpText('economizer year'))
    expect(helpText('economizer').match(/^economizer \w+:/gm)).toHaveLength(3)
    expect(helpText('economizer year')).not.toContain('economizer rating:')
  })

  it('takes gases by their formulas', () => {
    const fuel = { kind: 'gas', composition: { CH4: 1 } }
    const found = economizerRating({ ...steamEconomizer, firing: { ...steamEconomizer.firing, fuel } })
    expect(found.gas.fuel.molarMass).toBeCloseTo(0.0160425, 6)
  })

  it('has four loads where none are asked for, and a year by its hours', () => {
    expect(economizerTurndown(steamEconomizer).loads.map(each => each.load)).toEqual([1, 0.75, 0.5, 0.25])
    const year = economizerYearLine({ ...steamEconomizer, loads: [{ load: 1, hours: 100 }] })
    expect(year.recovered / (rateEconomizer(steamEconomizer).heat * 360_000)).toBeCloseTo(1, 12)
  })

  it.each<[string, object, string]>([
    ['an unknown field', { ...steamEconomizer, colour: 1 }, 'document.colour is not known'],
    ['a load at a rating', { ...steamEconomizer, loads: [] }, 'document.loads is not known'],
    ['fins of no kind', { ...steamEconomizer, stages: [{ bank: { fins: {} } }] }, 'document.stages.0.bank'],
  ])('refuses %s', (_, line, says) => {
    expect(() => economizerRating(line)).toThrow(says)
    expect(() => economizerRating(line)).toThrow(code('invalid-input'))
  })
})
