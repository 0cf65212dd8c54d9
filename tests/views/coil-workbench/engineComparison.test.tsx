/** The comparison of both engines in the workbench. */
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { compareEngines } from '../../../engine'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { readerOf } from '../../../shared/display/formatQuantity'
import { EngineTable } from '../../../views/widgets/coil-workbench/studies/EngineTable'

const reader = readerOf('IP')
const { FinsideResults, TubesideResults, v2025, original } = compareEngines(coolingExample)
const comparison = { FinsideResults, TubesideResults, Refusals: {}, Reasons: [] as string[], DaysRemaining: 12 }

function shown(more: Partial<typeof comparison> & { Refusals?: { v2025?: string } } = {}): string {
  const html = renderToString(
    <EngineTable comparison={{ ...comparison, ...more }} input={coolingExample} reader={reader} />,
  )
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

it('DIALOG-13 CMP-03 the table has both sides of the coil by both engines, their difference and the days remaining', () => {
  const read = shown()
  expect(read).toContain('12 days remaining')
  expect(read.indexOf('Fin side')).toBeGreaterThan(0)
  expect(read.indexOf('Tube side')).toBeGreaterThan(read.indexOf('Fin side'))
  const capacity = [original!, v2025!].map(({ totalCapacity }) => reader.number(totalCapacity, 'heatFlow'))
  const difference = ((v2025!.totalCapacity / original!.totalCapacity - 1) * 100).toFixed(1).replace('-', '−')
  expect(read).toContain(`Total capacity ${capacity.join(' ')} ${difference} ${reader.label('heatFlow')}`)
  expect(read).not.toMatch(/NaN|undefined|Infinity/)
})

it('leaves the difference of temperatures out: their zero means nothing', () => {
  const rows = [...FinsideResults, ...TubesideResults]
  const temperatures = rows.filter(({ quantity }) => quantity === 'temperature')
  expect(temperatures.length).toBeGreaterThan(2)
  for (const row of temperatures) expect(row).not.toHaveProperty('difference')
})

it('counts the last day as one', () => {
  expect(shown({ DaysRemaining: 1 })).toContain('1 day remaining')
})

it('says why an engine gave no answer, beside the numbers of the other', () => {
  const rows = FinsideResults.map(({ difference, Value: { original }, ...row }) => ({ ...row, Value: { original } }))
  const read = shown({ FinsideResults: rows, TubesideResults: [], Refusals: { v2025: 'no such fluid' } })
  expect(read).toContain('v2025: No such fluid.')
  expect(shown({ Refusals: { v2025: 'Water is rated from 0.0 to 150.0 °C' } })).toContain('from 32.0 to 302.0 °F.')
  expect(read).not.toMatch(/NaN|undefined/)
})

it('says why the engines differ, above the numbers', () => {
  const read = shown({ Reasons: ['So little flows.'] })
  expect(read.indexOf('So little flows.')).toBeGreaterThan(0)
  expect(read.indexOf('Fin side')).toBeGreaterThan(read.indexOf('So little flows.'))
})

it('tells drops of a refrigerant as those of vapours', () => {
  const { TubesideResults } = compareEngines(exampleOf('EVAP'))
  const drop = TubesideResults.find(({ Item }) => Item === 'Pressure drop')
  expect(drop).toMatchObject({ quantity: 'vaporPressureDrop' })
})
