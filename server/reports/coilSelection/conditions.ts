/** The conditions of the rating on page one: both streams as they enter and leave. */
import { isBare } from '../../../shared/coils/document/coilTypes'
import { airStateRows, fluidDropFacts, fluidFacts, fluidStateRows } from '../../../shared/coils/facts/coilFacts'
import { page } from '../page'
import { headingHeight, type Sheets } from '../sheets'
import { factRows, rowHeight } from '../table'
import type { CoilContent } from './coilContent'
import { stateTable, titleOf } from './streamTables'

const gap = 22
const width = (page.width - gap) / 2
const lines = 4

export function conditions(sheets: Sheets, { input, rating, reader }: CoilContent): void {
  sheets.room(headingHeight + lines * rowHeight)
  const { canvas, y } = sheets
  const air = { x: page.left, y, width }
  const flow = rating.air.standardFaceVelocity * rating.construction.faceArea
  const airEnd = factRows(
    canvas,
    [
      ['Flow', reader.number(flow, 'airflow'), reader.label('airflow')],
      ['Pressure drop', reader.number(rating.air.pressureDrop, 'airPressureDrop'), reader.label('airPressureDrop')],
    ],
    { ...air, y: stateTable(canvas, 'Air side', '', airStateRows(rating).slice(0, 2), reader, air) },
  )
  sheets.y = airEnd
  if (isBare(input)) return
  const fluid = { ...air, x: page.left + width + gap }
  const states = stateTable(canvas, titleOf(input), '', fluidStateRows(rating).slice(0, 1), reader, fluid)
  const sum = fluidDropFacts(rating, reader).slice(-1)
  const drop = sum.map(([, value, unit]) => ['Pressure drop', value, unit] as const)
  const facts = [...fluidFacts(rating, reader).slice(0, 2), ...drop]
  sheets.y = Math.max(airEnd, factRows(canvas, facts, { ...fluid, y: states }))
}
