import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { exitCodes, StartError } from '../errors/startError'

const holderSchema = z.object({
  pid: z.number().int(),
  host: z.string(),
  /**
   * When that process began, to distinguish it from a later one with the same id. Absent if the system does not say.
   */
  began: z.string().optional(),
})
type Holder = z.infer<typeof holderSchema>

/** Another live process has the embedded database open. */
export class DatabaseInUseError extends StartError {
  constructor(readonly holder: Pick<Holder, 'pid' | 'host'>) {
    super(
      `The data folder is in use by process ${holder.pid} on ${holder.host}. ` +
        'If it is just starting, it takes a command in a moment. Otherwise stop it first, or give another DATA_DIR. ' +
        'If that machine is gone, remove lock.json in the data folder.',
      exitCodes.temporary,
    )
    this.name = 'DatabaseInUseError'
  }
}

/**
 * Locks the folder for this process, because two writers may corrupt the embedded database and it has no lock of its
 * own. A lock whose process has ended is taken over. Returns the function that unlocks. `move` puts a stale lock aside.
 */
export function lockFolder(folder: string, move = renameSync): () => void {
  const file = join(folder, 'lock.json')
  const own = JSON.stringify({ pid: process.pid, host: hostname(), began: beganAt(process.pid) })
  // Written completely under another name first, so that nobody reads half a lock.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, own)
  try {
    if (!isTaken(draft, file)) {
      removeStale(file, move)
      if (!isTaken(draft, file)) throw new DatabaseInUseError(holderIn(readFileSync(file, 'utf8')) ?? unknown)
    }
  } finally {
    rmSync(draft)
  }
  return () => {
    if (textOf(file) === own) rmSync(file)
  }
}

/** Whether this process has the lock now; false if there was a lock already. */
function isTaken(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}

/** Removes a lock whose process has ended. Throws if the process may still run. */
function removeStale(file: string, move: typeof renameSync): void {
  const found = textOf(file)
  if (found === undefined) return
  const holder = holderIn(found)
  if (holder && isAlive(holder)) throw new DatabaseInUseError(holder)
  // If two starts find the same stale lock, the slower one may have moved away the new lock of the faster one.
  const aside = `${file}.stale.${process.pid}`
  move(file, aside)
  try {
    if (readFileSync(aside, 'utf8') !== found) linkSync(aside, file)
  } finally {
    rmSync(aside)
  }
}

const unknown = { pid: 0, host: 'an unknown machine' }

/** Undefined for an incomplete lock: the product always writes complete ones, so its writer is not running. */
function holderIn(text: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw cause
  }
}

/** Whether the process that wrote it may still run. A process on another machine cannot be checked. */
function isAlive({ pid, host, began }: Holder): boolean {
  if (host !== hostname()) return true
  const now = beganAt(pid)
  if (began !== undefined && now !== undefined) return began === now
  // A restarted container reuses the same process id, so a lock with our own id is stale.
  return pid !== process.pid && isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a running process began: the boot id and the ticks since boot. Only on Linux. */
function beganAt(pid: number): string | undefined {
  const boot = textOf('/proc/sys/kernel/random/boot_id')
  const state = textOf(`/proc/${pid}/stat`)
  // The name in parentheses may contain anything, so fields are counted after it. The 22nd field is the start time.
  const ticks = state?.slice(state.lastIndexOf(')') + 2).split(' ')[19]
  return boot && ticks && `${boot.trim()} ${ticks}`
}
