/** Solutions side by side: each line says what its rating says, and by how much it differs from the first. */
import { describe, expect, it } from 'vitest'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { comparedLines } from '../../../shared/circuitry/facts/comparedLines'
import { readerOf } from '../../../shared/display/formatQuantity'
import { smallEvaporator, waterCooler } from '../../support/segmentedExamples'

const reader = readerOf('SI')
const half = rateCircuits(waterCooler)
const full = rateCircuits({ ...waterCooler, geometry: { ...waterCooler.geometry, circuiting: 1 } })
const broken = rateCircuits({ ...waterCooler, circuits: { ...half.graph, inlets: [] } })
const numberIn = (text: string) =>
  Number(
    text
      .replace(/ \(.*$/, '')
      .replace('−', '-')
      .replaceAll(',', ''),
  )

describe('circuits side by side', () => {
  it('have each figure of each, and its difference from the first with sign and share', () => {
    const lines = comparedLines([half, full], reader)
    const of = (name: string) => lines.find(line => line.name === name)!
    expect(of('Circuits')).toEqual({ name: 'Circuits', unit: '', values: ['2', '4'], differences: ['', '+2'] })
    expect(of('Total capacity').values).toEqual(
      [half, full].map(({ solved }) => reader.number(solved!.totalCapacity, 'heatFlow')),
    )
    for (const { values, differences } of lines) {
      const [first, second] = values.map(numberIn) as [number, number]
      // Both are rounded to the last digit of what is shown.
      const digits = values[0]!.split('.')[1]?.length ?? 0
      expect(Math.abs(numberIn(differences[1]!) - (second - first))).toBeLessThanOrEqual(1.01 * 10 ** -digits)
    }
    expect(of('Fluid Δp').differences[1]).toMatch(/^−[\d.]+ \(−[\d.]+ %\)$/)
    expect(of('Air out').differences[1]).toMatch(/^[+−]?[\d.]+$/)
    expect(of('Fluid flow').differences[1]).toBe('0.0')
  })

  it('have a dash where one is not solved, and no difference from what is not there', () => {
    const lines = comparedLines([broken, half, undefined], reader)
    const capacity = lines.find(({ name }) => name === 'Total capacity')!
    expect([capacity.values[0], capacity.values[2]]).toEqual(['–', '–'])
    expect(capacity.differences).toEqual(['', '–', '–'])
    expect(capacity.values[1]).toMatch(/\d/)
  })

  it('tell drops of all of them by pressure where one of them boils', () => {
    const boiling = rateCircuits(smallEvaporator)
    const unitOf = (ratings: (typeof half)[]) =>
      comparedLines(ratings, reader).find(({ name }) => name === 'Fluid Δp')!.unit
    expect(unitOf([half, full])).toBe(reader.label('fluidPressureDrop'))
    expect(unitOf([half, boiling])).toBe(reader.label('vaporPressureDrop'))
  })
})
