/** Code that all tools share knows no tool: a word about coils in it would also be in nine other tools. */
import { expect, it } from 'vitest'
import { placesOf, sources } from './sources'

/** Names that stay, because two releases may run side by side: of tables, columns, an event and a measurement. */
const kept = /coil_templates|coil_snapshots|CoilTemplate|row\.coil\b|before\.coil\b|\bcoil: |'coil-link'|\bcoilId\b/g

const kit = ['views/workbench', 'shared/tools', 'shared/contracts/tools', 'server/services/tools', 'server/reports']

/** The reports of each tool have their own folder. */
const ofTools = /^server\/reports\/\w+\//

it('the kit of tools says nothing of coils, and loads nothing of theirs', () => {
  const found = sources(...kit)
    .filter(({ path }) => path !== 'shared/tools/tools.ts' && !ofTools.test(path))
    .flatMap(file => placesOf({ ...file, code: file.text.replaceAll(kept, '').replaceAll('Coilworks', '') }, /coil/gi))
  expect(found).toEqual([])
})
