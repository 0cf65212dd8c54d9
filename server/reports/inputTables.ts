/** All inputs of an item in three columns. */
import { inputGroups, type PrintedInputs } from './inputFacts'
import { page } from './page'
import { write } from './pen'
import type { ReportContent } from './reportContent'
import { heading, headingHeight, type Sheets } from './sheets'
import { factRows } from './table'

const columns = 3
const gap = 18
const width = (page.width - gap * (columns - 1)) / columns
const line = 10.4
const title = 17
const units = 54
/** Sums of the same heights in another order. */
const rounding = 1e-6

/** The section of a tool's inputs. */
export const inputTables =
  <Input extends object, Path extends string>(inputs: PrintedInputs<Input, Path>) =>
  (sheets: Sheets, content: Pick<ReportContent<Input>, 'asked' | 'reader'>): void => {
    const { canvas } = sheets
    const groups = inputGroups(inputs, content)
    const heightOf = ({ facts }: (typeof groups)[number]) => title + facts.length * line
    const most = leastHeight(groups.map(heightOf))
    sheets.room(headingHeight + most)
    const top = heading(canvas, 'Inputs', { x: page.left, y: sheets.y, width: page.width }, 'as given')
    let [column, y, end] = [0, top, top]
    for (const group of groups) {
      if (y + heightOf(group) > top + most + rounding) [column, y] = [column + 1, top]
      const x = page.left + column * (width + gap)
      write(canvas, group.name, x, y + 13, { size: 7.8, isBold: true, width })
      y = factRows(canvas, group.facts, { x, y: y + title, width }, { height: line, units })
      end = Math.max(end, y)
    }
    sheets.y = end
  }

/** The least height at which all groups stand in the columns, in their order: that of some neighbours together. */
function leastHeight(heights: readonly number[]): number {
  const together = heights.flatMap((_, from) => {
    let sum = 0
    return heights.slice(from).map(height => (sum += height))
  })
  return together.sort((a, b) => a - b).find(most => columnsFor(heights, most) <= columns) ?? 0
}

function columnsFor(heights: readonly number[], most: number): number {
  let [count, y] = [1, 0]
  for (const height of heights) {
    if (height > most + rounding) return Number.POSITIVE_INFINITY
    if (y + height > most + rounding) [count, y] = [count + 1, 0]
    y += height
  }
  return count
}
