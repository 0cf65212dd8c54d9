import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { exitCodes, StartError } from '../errors/startError'

const holderSchema = z.object({
  pid: z.number().int(),
  host: z.string(),
  /** When that process began, to tell it from a later one of the same number. Absent where the system does not say. */
  began: z.string().optional(),
})
type Holder = z.infer<typeof holderSchema>

/** Another live process has the embedded database open. */
export class DatabaseInUseError extends StartError {
  constructor(readonly holder: Pick<Holder, 'pid' | 'host'>) {
    super(
      `The data folder is in use by process ${holder.pid} on ${holder.host}. Stop it first, or give another DATA_DIR. ` +
        'If that machine is gone, remove lock.json in the data folder.',
      exitCodes.temporary,
    )
    this.name = 'DatabaseInUseError'
  }
}

/**
 * Takes the folder for this process, because two writers may corrupt the embedded database and it has no lock of its own.
 * A lock whose process is gone is taken over. Returns what gives it back. `move` is how a stale lock is put aside.
 */
export function lockFolder(folder: string, move = renameSync): () => void {
  const file = join(folder, 'lock.json')
  const own = JSON.stringify({ pid: process.pid, host: hostname(), began: beganAt(process.pid) })
  // Whole under another name first: whoever finds a lock finds all of it.
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

/** Whether this process has it now; not where a lock is there already. */
function isTaken(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}

/** Removes a lock whose process is gone. Throws where it is not. */
function removeStale(file: string, move: typeof renameSync): void {
  const found = textOf(file)
  if (found === undefined) return
  const holder = holderIn(found)
  if (holder && isAlive(holder)) throw new DatabaseInUseError(holder)
  // Of two starts that find the same lock, the slower one may have moved away what the quicker has just written.
  const aside = `${file}.stale.${process.pid}`
  move(file, aside)
  try {
    if (readFileSync(aside, 'utf8') !== found) linkSync(aside, file)
  } finally {
    rmSync(aside)
  }
}

const unknown = { pid: 0, host: 'an unknown machine' }

/** Nothing where it is no whole lock: the product writes none, so whoever left it has not got any further. */
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

/** Whether the process that wrote it may still run. That of another machine cannot be seen. */
function isAlive({ pid, host, began }: Holder): boolean {
  if (host !== hostname()) return true
  const now = beganAt(pid)
  if (began !== undefined && now !== undefined) return began === now
  // A restart in a container gets the same number again: a lock of our own number is a stale one.
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

/** When a process began: which start of the machine, and how long after it. Linux says so, of those that run. */
function beganAt(pid: number): string | undefined {
  const boot = textOf('/proc/sys/kernel/random/boot_id')
  const state = textOf(`/proc/${pid}/stat`)
  // Its name, in brackets, may hold anything: fields are counted behind it, and the 22nd of all is the time.
  const ticks = state?.slice(state.lastIndexOf(')') + 2).split(' ')[19]
  return boot && ticks && `${boot.trim()} ${ticks}`
}
