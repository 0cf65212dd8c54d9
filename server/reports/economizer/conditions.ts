/** The conditions at full fire: boiler and fuel, gas and dew points, water. */
import { gasFacts, waterFacts } from '../../../shared/economizer/facts/streamFacts'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { factRows, rowHeight } from '../table'
import type { EconomizerContent } from './economizerContent'

const gap = 20
const half = (page.width - gap) / 2

export function conditions(sheets: Sheets, { input, rating, reader }: EconomizerContent): void {
  const { canvas } = sheets
  const sides = [
    ['Flue gas', gasFacts(rating, reader)],
    ['Water', waterFacts(input, rating, reader)],
  ] as const
  sheets.room(headingHeight + Math.max(...sides.map(([, facts]) => facts.length)) * rowHeight)
  const { y } = sheets
  const ends = sides.map(([title, facts], index) => {
    const x = page.left + index * (half + gap)
    return factRows(canvas, facts, { x, y: heading(canvas, title, { x, y, width: half }), width: half })
  })
  sheets.y = Math.max(...ends)
}
