import { tubeSideName } from '../../../shared/coils/document/coilTypes'
import type { FieldGroup } from '../../../shared/coils/fields/coilField'
import { page } from '../page'
import { type Canvas, write } from '../pen'
import { heading, headingHeight, type Sheets } from '../sheets'
import { factRows } from '../table'
import type { CoilContent } from './coilContent'
import { inputFacts } from './inputFacts'

/** Groups of the form in the columns of the page. */
const columns: readonly (readonly (readonly [group: FieldGroup, title: string])[])[] = [
  [
    ['coil', 'Coil'],
    ['air', 'Air side'],
  ],
  [
    ['fluid', 'Fluid side'],
    ['required', 'Required'],
    ['resistances', 'Resistances'],
  ],
  [
    ['geometry', 'Geometry'],
    ['fins', 'Fin details'],
    ['tubes', 'Tubes, connections'],
    ['methods', 'Methods'],
  ],
]
const gap = 18
const width = (page.width - gap * (columns.length - 1)) / columns.length
const line = 11
const units = 60

/** The inputs in three columns, on one page. */
export function inputTables(sheets: Sheets, { asked: input, reader }: Pick<CoilContent, 'asked' | 'reader'>): void {
  const { canvas } = sheets
  const filled = columns.map(groups =>
    groups
      .map(([group, title]) => ({
        title: group === 'fluid' ? tubeSideName(input) : title,
        facts: inputFacts(input, group, reader.system),
      }))
      .filter(({ facts }) => facts.length > 0),
  )
  const heights = filled.map(groups => groups.reduce((sum, { facts }) => sum + 18 + facts.length * line, 0))
  sheets.room(headingHeight + Math.max(...heights))
  const top = heading(canvas, 'Inputs', { x: page.left, y: sheets.y, width: page.width }, 'as given')
  for (const [column, groups] of filled.entries()) {
    const x = page.left + column * (width + gap)
    let y = top
    for (const { title, facts } of groups) {
      y = groupTitle(canvas, title, x, y)
      y = factRows(canvas, facts, { x, y, width }, { height: line, units })
    }
  }
  sheets.y = top + Math.max(...heights)
}

function groupTitle(canvas: Canvas, title: string, x: number, y: number): number {
  write(canvas, title, x, y + 14, { size: 7.8, isBold: true, width })
  return y + 18
}
