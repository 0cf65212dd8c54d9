import { expect, it } from 'vitest'
import { circuitEdits } from '../../../views/widgets/circuitry-workbench/canvas/circuitCode'
import { circuitKeys, pointerTools, tubeEdits } from '../../../views/widgets/circuitry-workbench/canvas/edits'

it('knows the keys of edits of whole circuits before their code has come, and none that means something else', () => {
  expect([...circuitKeys].sort()).toEqual(circuitEdits.map(({ key }) => key).sort())
  const others = [...Object.values(tubeEdits), ...Object.values(pointerTools)].map(({ key }) => key)
  expect(others.filter(key => circuitKeys.has(key))).toEqual([])
})
