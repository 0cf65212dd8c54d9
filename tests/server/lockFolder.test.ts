/** One process at a time in the embedded database's folder. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseInUseError, lockFolder } from '../../server/data/lockFolder'

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
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toEqual({ pid: process.pid, host: hostname() })
    unlock()
    expect(existsSync(lock())).toBe(false)
  })

  it('SEC-117 is refused while another process lives, with a message that names it', async () => {
    await withOtherProcess(pid => {
      writeFileSync(lock(), JSON.stringify({ pid, host: hostname() }))
      expect(() => lockFolder(folder)).toThrow(DatabaseInUseError)
      expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${pid} on ${hostname()}`))
    })
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
    writeFileSync(lock(), JSON.stringify({ pid: 1, host: 'another-machine' }))
    expect(() => lockFolder(folder)).toThrow(/on another-machine/)
  })

  it('SEC-117 of our own number is a stale one, as a container that restarts leaves it', () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.pid, host: hostname() }))
    expect(() => lockFolder(folder)).not.toThrow()
  })
})
