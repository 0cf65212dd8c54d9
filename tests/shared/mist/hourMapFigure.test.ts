import { expect, it } from 'vitest'
import { readerOf } from '../../../shared/display/formatQuantity'
import { chillerExample } from '../../../shared/mist/document/exampleMists'
import { hourMapFigure } from '../../../shared/mist/figures/hourMapFigure'
import { rateMistDocument } from '../../../shared/mist/rating/rateMistDocument'

it('the key of the outline lies inside a cell, so that it can be seen on a dark sheet too', () => {
  const { marks, width, height } = hourMapFigure(rateMistDocument(chillerExample).hoursOfDay, readerOf('SI'))
  const outline = marks.flatMap(mark => (mark.kind === 'line' && mark.points.length > 2 ? [mark.points] : []))
  expect(outline).toHaveLength(1)
  const cell = marks.findLast(mark => mark.kind === 'cell')!
  for (const [x, y] of outline[0]!) {
    expect(x - cell.at[0]).toBeGreaterThan(2)
    expect(cell.at[0] + cell.width - x).toBeGreaterThan(2)
    expect(y - cell.at[1]).toBeGreaterThan(2)
    expect(cell.at[1] + cell.height - y).toBeGreaterThan(2)
  }
  expect(cell.at[0] + cell.width).toBeLessThan(width)
  expect(cell.at[1] + cell.height).toBeLessThan(height)
})
