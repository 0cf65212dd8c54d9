import { describe, expect, it } from 'vitest'
import { exampleEconomizers, steamExample } from '../../../shared/economizer/document/exampleEconomizers'
import { headExamples, readEconomizers } from '../../../shared/economizer/pasted/pastedEconomizers'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'

const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

describe('economizers from a table', () => {
  it('take boilers by their trade names, in the units of the heads', () => {
    const table = 'Boiler,BHP,Stack (°F),FWT,Fuel,Hours\nB-1,300,420,215,Propane,1500\nB-2,warm,420,215,Propane,1500'
    const { lines, unknown } = readEconomizers(table, { input: steamExample, system: 'IP' })
    expect(unknown).toEqual([])
    const [first, second] = lines
    expect(first).toMatchObject({
      tag: 'B-1',
      input: {
        boiler: { size: { kind: 'horsepower', value: 300 }, firing: { kind: 'stack-temperature' } },
        fuel: { name: 'Propane' },
        loads: { first: { hours: 1500 } },
      },
    })
    if (!first || !('input' in first)) throw new Error('the first line gives an economizer')
    expect(first.input.boiler.firing.value).toBeCloseTo(fahrenheit(420), 9)
    expect(first.input.water.temperature).toBeCloseTo(fahrenheit(215), 9)
    expect(rateEconomizerDocument(first.input).full.heat).toBeGreaterThan(1e5)
    expect(second).toEqual({ line: 3, tag: 'B-2', problem: 'Boiler size cannot be “warm”.' })
  })

  it.each(['IP', 'SI'] as const)('know each of the example heads in %s', system => {
    for (const input of Object.values(exampleEconomizers))
      expect(readEconomizers(headExamples[system].join('\t'), { input, system }).unknown).toEqual([])
  })

  it('say which heads they do not know', () => {
    const { unknown } = readEconomizers('Tag,BHP,Colour', { input: steamExample, system: 'IP' })
    expect(unknown).toEqual(['Colour'])
  })
})
