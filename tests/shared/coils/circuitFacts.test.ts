import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput } from '../../../engine/coils/coil'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { circuitDoubt, circuitFacts, circuitStages } from '../../../shared/coils/facts/circuitFacts'
import { readerOf } from '../../../shared/display/formatQuantity'

const withGeometry = (geometry: Partial<CoilInput['geometry']>): CoilInput => ({
  ...coolingExample,
  geometry: { ...coolingExample.geometry, ...geometry },
})
const facts = (input: CoilInput) =>
  Object.fromEntries(
    circuitFacts(input, rateCoil(input), readerOf('IP')).map(([name, value, unit]) => [
      name,
      [value, unit].join(' ').trim(),
    ]),
  )

describe('circuits that do not divide the tubes', () => {
  it('are doubted of a circuiting, and not of what is drawn', () => {
    const input = withGeometry({ circuiting: 0.7 })
    const rating = rateCoil(input)
    expect(circuitDoubt(input, rating)).toContain('circuits do not divide 144 tubes')
    const drawn = { applied: 'user defined' as const, rule: 'user defined' }
    expect(circuitDoubt(input, { ...rating, arrangement: drawn })).toBeUndefined()
  })
})

describe('the circuits of a coil', () => {
  it('are counted, with what flows in each', () => {
    expect(facts(coolingExample)).toMatchObject({
      Circuits: '24',
      'Tubes in series in each': '6',
      'Tubes high × rows': '24 × 6',
      'Tube length in a circuit': '360.00 in',
      'Flow in a circuit': '3.1 gpm',
      Connections: '2½ MPT, at one end',
    })
  })

  it('say where the connections stand, and count the mass of what changes its phase', () => {
    const steam = exampleOf('STEAM', 'Heating')
    expect(facts(steam).Connections).toMatch(/at opposite ends$/)
    expect(facts(steam)['Flow in a circuit']).toMatch(/lb\/h$/)
  })

  it('lead the fluid from the leaving air to the entering air, row by row', () => {
    const stages = circuitStages(coolingExample, rateCoil(coolingExample))
    expect(stages.map(cells => cells.map(({ row }) => row))).toEqual([[5], [4], [3], [2], [1], [0]])
  })

  it('fill each row with the shares of their steps', () => {
    const input = withGeometry({ circuiting: 0.75 })
    const shares = circuitStages(input, rateCoil(input)).flat()
    for (let row = 0; row < 6; row++)
      expect(shares.filter(cell => cell.row === row).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  })

  it('say which numbers would divide the tubes where theirs does not', () => {
    const uneven = withGeometry({ circuiting: 7 / 24, rows: 8 })
    expect(circuitDoubt(uneven, rateCoil(uneven))).toBe('7 circuits do not divide 192 tubes: 6 or 8 would.')
    expect(circuitDoubt(coolingExample, rateCoil(coolingExample))).toBeUndefined()
  })
})
