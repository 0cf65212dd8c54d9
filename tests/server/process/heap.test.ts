/** The heap of the process stays near what is in use. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { startFlags } from '../../../scripts/testing/serverProcess'
import { textOf } from '../../house/sources'

it('a heap of 60 MB in use is collected when it has grown by a quarter, where Node by itself lets it have the fourfold', () => {
  expect(textOf('server/main.ts')).toMatch(/^keepHeapSmall\(\)$/m)
  const program = join(root, 'tests/support/heapGrowth.ts')
  const { stdout } = spawnSync(process.execPath, [...startFlags, 'scripts/run.mjs', program], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(Number(stdout)).toBeGreaterThan(60)
  expect(Number(stdout)).toBeLessThan(138)
})
