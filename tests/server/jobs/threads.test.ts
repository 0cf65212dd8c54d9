/** Threads that fail while nobody waits for them. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { createThreads } from '../../../server/jobs/threads'

const programs = { folder: join(root, 'tests/support/heldThreads'), ending: '.js' } as const

it('SEC-102 a thread has 512 MB for what it makes: more ends it, and not the product', async () => {
  const threads = createThreads({ programs, most: 1, niceIncrement: 0 })
  const given = await threads.run('resourceLimits', {}, new AbortController().signal)
  await threads.close()
  expect(given).toMatchObject({ maxOldGenerationSizeMb: 512 })
})

it('a thread that cannot start is told of, and ends nothing else', async () => {
  const failures: unknown[] = []
  const threads = createThreads({ programs, most: 1, niceIncrement: 0, failed: error => failures.push(error) })
  threads.start('noSuchProgram')
  await expect.poll(() => failures.length).toBe(1)
  expect(String(failures[0])).toContain('noSuchProgram')
  await threads.close()
})
