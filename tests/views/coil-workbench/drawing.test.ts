import { describe, expect, it } from 'vitest'
import { coolingExample } from '../../../shared/designs/exampleCoil'
import { coilSheet, finLines, sheet } from '../../../views/widgets/coil-workbench/drawing/sheet'
import { exampleRating } from './exampleRating'

const { front, plan, rows } = coilSheet(coolingExample, exampleRating)

describe('the drawing of a coil', () => {
  it('keeps both views on the sheet and apart', () => {
    expect(front.casing.x).toBeGreaterThanOrEqual(50)
    expect(front.casing.x + front.casing.width).toBeLessThan(sheet.width - 80)
    expect(plan.casing.y).toBeGreaterThan(front.casing.y + front.casing.height)
    expect(plan.casing.y + plan.casing.height).toBeLessThan(sheet.height - 40)
  })

  it('is to one scale: 60 in to 36 in', () => {
    expect(front.fins.width / front.fins.height).toBeCloseTo(60 / 36, 6)
    expect(plan.fins.width).toBeCloseTo(front.fins.width, 6)
  })

  it('has each row in the plan, the first nearest to the entering air', () => {
    expect(rows).toHaveLength(6)
    expect(rows[0]).toBeGreaterThan(rows[5]!)
    for (const y of rows) expect(y > plan.fins.y && y < plan.fins.y + plan.fins.height).toBe(true)
  })

  it('draws fins that can be told apart', () => {
    expect(finLines({ x: 0, y: 0, width: 30, height: 10 }, 3).match(/M/g)).toHaveLength(9)
  })
})
