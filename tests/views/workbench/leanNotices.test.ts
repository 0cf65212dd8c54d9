import { expect, it } from 'vitest'
import type { Warning } from '../../../engine/warnings'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { readerOf } from '../../../shared/display/formatQuantity'
import { circuitryPageTools } from '../../../views/widgets/circuitry-workbench/circuitryPageTool'
import { leanNotices } from '../../../views/workbench/page/leanNotices.server'

const tool = circuitryPageTools.segmentedProgram

const carryover: Warning = {
  code: 'CARRYOVER',
  severity: 'warning',
  message: '3.05 m/s face velocity is above the 2.79 m/s at which flat fins may carry water over.',
  value: 3.048,
  limits: [0, 2.794],
  quantity: 'velocity',
}
const open: Warning = { code: 'CIRCUIT_OPEN', severity: 'error', message: 'Tube 3 of row 1 is in no circuit.' }

it.each([
  ['in the words that came with it', withCoilWords(carryover), ''],
  [
    'in those of the engine, where a number of its own is missing',
    withCoilWords({ ...carryover, value: undefined }),
    carryover.message,
  ],
  ['in those of the engine, where it has no others', open, open.message],
])('a page is sent a notice %s, and shows the same of it', (_, notice, message) => {
  const { warnings } = leanNotices({ warnings: [notice] }, tool)
  expect(warnings.map(one => one.message)).toEqual([message])
  for (const reader of [readerOf('IP'), readerOf('SI')])
    expect(tool.noticeText(warnings[0]!, reader)).toEqual(tool.noticeText(notice, reader))
})
