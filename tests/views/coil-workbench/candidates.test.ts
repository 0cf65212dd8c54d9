/** The rows of a search's answer. */
import { describe, expect, it } from 'vitest'
import type { Candidate, NearMiss } from '../../../engine/design/design'
import { coolingExample } from '../../../shared/designs/exampleCoil'
import { readerOf } from '../../../shared/display/formatQuantity'
import { columns, rowsOf } from '../../../views/widgets/coil-workbench/candidates/columns'

const figures = { cost: 100, margin: 0.03, feeds: 24, passes: 6 } as Candidate['figures']
const found = (cost: number): Candidate => ({
  geometry: coolingExample.geometry,
  figures: { ...figures, cost },
  notices: [],
  isOnFront: false,
})
const missed = (cost: number): NearMiss => ({ ...found(cost), shortfalls: [] })
const costs = (rows: ReturnType<typeof rowsOf>['all']) =>
  rows.map(row => columns.find(({ id }) => id === 'cost')?.text(row, readerOf('IP')))

describe('the cost of candidates', () => {
  it('is told relative to the cheapest that meets all limits, of near misses too', () => {
    const { all, misses } = rowsOf({ candidates: [found(150), found(120)], nearMisses: [missed(90), missed(180)] })
    expect(costs(all)).toEqual(['1.25', '1.00'])
    expect(costs(misses)).toEqual(['0.75', '1.50'])
  })

  it('is told relative to the cheapest near miss where none meets them', () => {
    expect(costs(rowsOf({ candidates: [], nearMisses: [missed(90), missed(180)] }).misses)).toEqual(['1.00', '2.00'])
  })
})
