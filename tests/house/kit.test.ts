/** What every tool shares knows no tool: a coil, or a word of coils, in it would be in nine other tools as well. */
import { expect, it } from 'vitest'
import { placesOf, sources } from './sources'

/** Names that stay while two releases work side by side: of tables, their columns, an event and a measurement. */
const kept = /coil_templates|coil_snapshots|CoilTemplate|row\.coil\b|before\.coil\b|\bcoil: |'coil-link'|\bcoilId\b/g

const kit = ['views/workbench', 'shared/tools', 'shared/contracts/tools', 'server/services/tools', 'server/reports']

/** What tools put on paper has a folder a tool. */
const ofTools = /^server\/reports\/\w+\//

it('the kit of tools says nothing of coils, and loads nothing of theirs', () => {
  const found = sources(...kit)
    .filter(({ path }) => path !== 'shared/tools/tools.ts' && !ofTools.test(path))
    .flatMap(file => placesOf({ ...file, code: file.text.replaceAll(kept, '').replaceAll('Coilworks', '') }, /coil/gi))
  expect(found).toEqual([])
})
