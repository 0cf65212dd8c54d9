/** One process at a time in the embedded database's folder. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEmbedded } from '../../../server/data/embeddedDatabase'
import { DatabaseInUseError, lockFolder } from '../../../server/data/lockFolder'
import { emptyDatabase } from '../../support/emptyDatabase'

let folder: string
const lock = () => join(folder, 'lock.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coilworks-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Another live process, to hold a lock. */
async function withOtherProcess(work: (pid: number) => void): Promise<void> {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = new Promise(resolve => other.once('exit', resolve))
  await new Promise(resolve => other.once('spawn', resolve))
  try {
    work(other.pid ?? 0)
  } finally {
    other.stdin.end()
    await ended
  }
}

describe('the lock of the data folder', () => {
  it('SEC-117 names the process and the machine, and is given back', () => {
    const unlock = lockFolder(folder)
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
    // Nothing of how it was written stays beside it.
    expect(readdirSync(folder)).toEqual(['lock.json'])
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('SEC-117 is refused while another process lives, with a message that names it', async () => {
    await withOtherProcess(pid => {
      writeFileSync(lock(), JSON.stringify({ pid, host: hostname() }))
      expect(() => lockFolder(folder)).toThrow(DatabaseInUseError)
      expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${pid} on ${hostname()}`))
    })
  })

  it('SEC-117 is refused while a process of another system user lives, which may not be signalled', () => {
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
    })
    writeFileSync(lock(), JSON.stringify({ pid: process.pid + 1, host: hostname() }))
    try {
      expect(() => lockFolder(folder)).toThrow(DatabaseInUseError)
    } finally {
      kill.mockRestore()
    }
  })

  it('SEC-117 is taken over once that process is gone', async () => {
    let gone = 0
    await withOtherProcess(pid => {
      gone = pid
    })
    writeFileSync(lock(), JSON.stringify({ pid: gone, host: hostname() }))
    lockFolder(folder)()
    expect(existsSync(lock())).toBe(false)
  })

  it('SEC-117 of another machine is never taken over: whether its process lives cannot be seen', () => {
    // Of a number that no process here has.
    writeFileSync(lock(), JSON.stringify({ pid: 2 ** 30, host: 'another-machine' }))
    expect(() => lockFolder(folder)).toThrow(/on another-machine/)
  })

  it('SEC-117 of our own number is a stale one, as a container that restarts leaves it', () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.pid, host: hostname() }))
    expect(() => lockFolder(folder)).not.toThrow()
  })

  it.each(['', '{"pid":12', '{}', 'null'])('SEC-117 is taken over where %o is all that a start left of it', left => {
    writeFileSync(lock(), left)
    const unlock = lockFolder(folder)
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid })
    expect(() => lockFolder(folder)).toThrow(DatabaseInUseError)
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('SEC-117 is taken over where its number lives again as another process', async () => {
    await withOtherProcess(pid => {
      const began = beganNow()
      writeFileSync(lock(), JSON.stringify({ pid, host: hostname(), began: began && `${began} of another time` }))
      if (began) expect(() => lockFolder(folder)).not.toThrow()
      else expect(() => lockFolder(folder)).toThrow(DatabaseInUseError)
    })
  })

  it('SEC-117 is refused a second time in the same process', () => {
    lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid} on`))
  })

  it('SEC-117 that somebody else has by now is not given back by whoever had it before', () => {
    const unlock = lockFolder(folder)
    writeFileSync(lock(), JSON.stringify({ pid: 1, host: 'another-machine' }))
    unlock()
    expect(existsSync(lock())).toBe(true)
  })
})

it('SEC-117 the embedded database takes the lock before it opens its folder, and gives it back once it is closed', async () => {
  const opened = await openEmbedded(folder, await emptyDatabase())
  await expect(openEmbedded(folder)).rejects.toThrow(DatabaseInUseError)
  await opened.close()
  expect(existsSync(lock())).toBe(false)
})

/** What a lock of this process says of when it began; nothing where the system does not tell. */
function beganNow(): string | undefined {
  const unlock = lockFolder(mkdirSync(join(folder, 'other'), { recursive: true }) ?? folder)
  const { began } = JSON.parse(readFileSync(join(folder, 'other', 'lock.json'), 'utf8'))
  unlock()
  return began
}
