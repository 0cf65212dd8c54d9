/** Threads that fail while nobody waits for them. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { createThreads } from '../../server/jobs/threads'

it('a thread that cannot start is told of, and ends nothing else', async () => {
  const failures: unknown[] = []
  const programs = { folder: join(root, 'tests/support/heldThreads'), ending: '.js' } as const
  const threads = createThreads({ programs, most: 1, niceIncrement: 0, failed: error => failures.push(error) })
  threads.start('noSuchProgram')
  await expect.poll(() => failures.length).toBe(1)
  expect(String(failures[0])).toContain('noSuchProgram')
  await threads.close()
})
