/** Two starts that find the same stale lock: the slower one looks at the very moment in which the quicker has renewed it. */
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { lockFolder } from '../../../server/data/lockFolder'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-lock-'))
afterEach(() => rmSync(folder, { recursive: true }))

it('SEC-117 a lock that another start has renewed between the look at it and its removal stays, and is told of', () => {
  const file = join(folder, 'lock.json')
  const renewed = JSON.stringify({ pid: 1, host: 'another-machine' })
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }))
  const moveAfterRenewal: typeof renameSync = (from, to) => {
    rmSync(file)
    writeFileSync(file, renewed)
    renameSync(from, to)
  }
  expect(() => lockFolder(folder, moveAfterRenewal)).toThrow(/on another-machine/)
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['lock.json'], renewed])
})
