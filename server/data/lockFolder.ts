import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Another live process has the embedded database open. */
export class DatabaseInUseError extends Error {
  constructor(readonly holder: { pid: number; host: string }) {
    super(
      `The data folder is in use by process ${holder.pid} on ${holder.host}. Stop it first, or give another DATA_DIR. ` +
        'If that machine is gone, remove lock.json in the data folder.',
    )
    this.name = 'DatabaseInUseError'
  }
}

/**
 * Takes the folder for this process, because two writers may corrupt the embedded database and it has no lock of its own.
 * A lock whose process is gone is taken over. Returns what gives it back.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock.json')
  const own = JSON.stringify({ pid: process.pid, host: hostname() })
  try {
    writeFileSync(file, own, { flag: 'wx' })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    const holder = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string }
    if (holder.host !== hostname() || isAlive(holder.pid)) throw new DatabaseInUseError(holder)
    writeFileSync(file, own)
  }
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  // A restart in a container gets the same number again: a lock of our own number is a stale one.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
