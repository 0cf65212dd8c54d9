/** Work that no answer waits for, by itself. */
import { expect, it } from 'vitest'
import { createBackground } from '../../../server/process/background'
import { createLogger } from '../../../server/process/logging'
import { lookedUpOnce, sharingLookups } from '../../../server/process/sharedLookups'

it('a stop waits for work that other work has begun, and for all after one that failed', async () => {
  const background = createBackground(createLogger('silent'))
  const done: string[] = []
  const turn = () => new Promise(resolve => setImmediate(resolve))
  background.run('first', async () => {
    await turn()
    background.run('second', async () => {
      await turn()
      done.push('second')
    })
    throw new Error('the first failed')
  })
  await background.finish()
  expect(done).toEqual(['second'])
})

it('a lookup of a page that failed is made anew', async () => {
  let tries = 0
  const look = async () => {
    tries += 1
    if (tries === 1) throw new Error('away')
    return 'found'
  }
  await sharingLookups(async () => {
    await expect(lookedUpOnce('key', look)).rejects.toThrow('away')
    expect([await lookedUpOnce('key', look), await lookedUpOnce('key', look)]).toEqual(['found', 'found'])
  })
  expect(tries).toBe(2)
})
