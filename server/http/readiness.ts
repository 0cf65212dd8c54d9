import { access, constants } from 'node:fs/promises'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { isCurrent } from '../data/migrate'
import type { Load } from '../process/load'
import { withPatience } from '../process/patience'
import type { SessionStore } from '../session/sessionStore'

export interface ReadinessParts {
  db: Database
  store: SessionStore
  load: Load
  dataDir: string
  /** Free space on the disk of a folder [bytes]. */
  freeBytes: (folder: string) => Promise<number>
  /** True once a stop has begun, so that a load balancer sends no more requests. */
  isStopping: () => boolean
  /** Whether the command center took this node out of service. */
  isOutOfService: () => boolean
}

const patience = 2_000

/** Whether a load balancer should send requests here: dependencies answer, the disk has space, there is no overload. */
export async function isReady(parts: ReadinessParts): Promise<boolean> {
  const { db, store, load, dataDir, isStopping, isOutOfService } = parts
  if (isStopping() || isOutOfService() || load.isOverloaded()) return false
  const answers = Promise.all([isCurrent(db), store.check(), access(dataDir, constants.W_OK), hasRoom(parts)])
  const said = answers.then(([isMigrated, , , isRoomy]) => isMigrated && isRoomy)
  // A dependency that does not answer in time is not ready.
  return withPatience(said, patience, () => new Error('no answer in time')).catch(() => false)
}

async function hasRoom({ freeBytes, dataDir }: ReadinessParts): Promise<boolean> {
  return (await freeBytes(dataDir)) >= limits.leastFreeBytes
}
