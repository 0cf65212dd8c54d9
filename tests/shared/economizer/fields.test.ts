import { describe, expect, it } from 'vitest'
import { metalNames } from '../../../engine/economizer/metalNames'
import { metals } from '../../../engine/economizer/metals'
import { fieldProblems } from '../../../server/services/tools/fieldProblems'
import { readerOf } from '../../../shared/display/formatQuantity'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import { exampleEconomizers, steamExample } from '../../../shared/economizer/document/exampleEconomizers'
import { keyResults } from '../../../shared/economizer/facts/keyResults'
import { economizerFields, economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import { fieldHelp } from '../../../shared/economizer/fields/fieldHelp'
import { noticeText } from '../../../shared/economizer/notices/economizerNotices'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'
import { boundsMessage } from '../../../shared/tools/fields/boundsMessage'
import { measureUnit } from '../../../shared/tools/fields/measure'
import { valueAt } from '../../../shared/tools/fields/paths'

const leaves = (part: object, path = ''): string[] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${name}.`) : [path + name],
  )

describe('the fields of an economizer', () => {
  it('are one for each value of the document, each with its help', () => {
    const paths: string[] = economizerFields.map(({ path }) => path)
    expect(Object.keys(fieldHelp).sort()).toEqual([...paths].sort())
    for (const input of Object.values<EconomizerInput>(exampleEconomizers))
      expect(leaves(input).filter(path => !paths.includes(path))).toEqual([])
  })

  it.each(Object.entries<EconomizerInput>(exampleEconomizers))('allow the example %s', (_, input) => {
    expect(fieldProblems(economizerFieldTable as never, input)).toEqual([])
    const shown = economizerFieldTable.of(input)
    // Every number of an example has its field on the form.
    for (const path of leaves(input).filter(one => typeof valueAt(input, one) === 'number'))
      expect(shown.map(field => field.path as string)).toContain(path)
  })

  it('refuse what a file may not hold', () => {
    const wild: EconomizerInput = { ...steamExample, unit: { ...steamExample.unit, rows: 99, tubeMetal: 'Gold' } }
    expect(fieldProblems(economizerFieldTable as never, wild)).toEqual([
      'Rows must be at most 60, not “99”.',
      'Tube metal must be one of those that Coilworks offers, not “Gold”.',
    ])
  })
})

describe('the words of an economizer', () => {
  const rating = rateEconomizerDocument(steamExample)

  it('offer the metals that the engine knows', () => {
    expect(metalNames).toEqual(metals.map(({ name }) => name))
  })

  it('APP-05 tells six key figures in the units of the reader, with limits', () => {
    const [ip, si] = (['IP', 'SI'] as const).map(system => keyResults(rating, steamExample, readerOf(system)))
    expect(ip!.map(({ label }) => label)).toEqual([
      ...['Recovered heat', 'Gas leaving', 'Boiler efficiency', 'Gas Δp', 'Saved a year', 'Payback'],
    ])
    expect(ip![0]!.unit).toBe('MBH')
    expect(Number(ip![0]!.value.replace(',', ''))).toBeCloseTo(rating.full.heat / 293.0710701722, 0)
    expect(si![0]!.unit).toBe('kW')
    const tight = { ...steamExample, limits: { gasDrop: 1, gasOut: 600 } }
    const verdicts = keyResults(rating, tight, readerOf('IP')).map(({ verdict }) => verdict)
    expect(verdicts.slice(0, 4)).toEqual([undefined, 'err', undefined, 'err'])
  })

  it('tells of no money where the fuel has no price, and of no payback where nothing was paid', () => {
    const { fuelPrice: _, ...money } = steamExample.money
    const oil = {
      ...steamExample,
      fuel: { kind: 'named' as const, name: 'No. 2 oil' },
      money: { ...money, installed: 0 },
    }
    const results = keyResults(rateEconomizerDocument(oil), oil, readerOf('IP'))
    expect(results.slice(4).map(({ value }) => value)).toEqual(['–', '–'])
    expect(results[4]!.text).toBe('the fuel has no price')
  })

  it('tells each notice with its number in the units of the reader, and the load that has it', () => {
    const warning = { code: 'GAS_DP', severity: 'warning' as const, value: 249.08891, quantity: 'airPressureDrop' }
    const of = (message: string) => noticeText({ ...warning, message, limits: [0, 124.5444] }, readerOf('IP'))
    expect(of('much')).toEqual({
      fact: 'Gas pressure drop 1.00 inH₂O',
      advice: 'Above 0.50 inH₂O. Choose more tubes wide, longer tubes or fewer rows.',
    })
    expect(of('At 50 % fire: much').fact).toBe('Gas pressure drop 1.00 inH₂O at 50 % fire')
    expect(of('With No. 2 oil: much').fact).toBe('Gas pressure drop 1.00 inH₂O with No. 2 oil')
    expect(
      noticeText({ ...warning, message: 'At 75 % fire: much', input: 'condensing.bank.rows' }, readerOf('SI')).fact,
    ).toBe('Gas pressure drop 249 Pa in the second stage at 75 % fire')
    expect(of('With winter water: much').fact).toBe('Gas pressure drop 1.00 inH₂O with winter water')
    expect(noticeText({ code: 'DRAFT', severity: 'info', message: '', value: -50 }, readerOf('SI')).fact).toBe(
      'Draft is short by 50 Pa',
    )
    const boiling = {
      code: 'STEAMING',
      severity: 'error' as const,
      message: 'The water boils: 3.0 % of it leaves as steam.',
    }
    expect(noticeText({ ...boiling, value: 0, quantity: 'temperatureDifference' }, readerOf('IP')).fact).toBe(
      'The water boils: 3.0 % of it leaves as steam',
    )
    // No notice of the engine is without words: all codes of the ratings of the examples are known.
    for (const input of Object.values<EconomizerInput>(exampleEconomizers))
      for (const each of rateEconomizerDocument(input).warnings)
        expect(noticeText(each, readerOf('IP')).advice, each.code).not.toBe('')
  })
})

it('a count with a fraction is told of at its field, before it is sent', () => {
  const rows = economizerFieldTable.all.find(({ path }) => path === 'unit.rows')!
  const measure = economizerFieldTable.measureOf(steamExample, rows)!
  const said = (value: number) =>
    boundsMessage(value, economizerFieldTable.boundsAt('unit.rows', steamExample), measure, measureUnit(measure, 'IP'))
  expect([said(2.5), said(2), said(61)]).toEqual(['Give a whole number', undefined, 'Max is 60'])
})
