/** PostgreSQL in this process, in a folder of its own or in memory. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { limits } from '../config/limits'
import { exitCodes, StartError } from '../errors/startError'
import { freeBytes } from '../process/freeBytes'
import { lockFolder } from './lockFolder'
import { panicOf } from './panic'

/** With checksums, reading a half-written page is an error and does not return wrong data. */
export const initialization = ['--data-checksums']

/** What the migrations need beside the database itself. */
export const extensions = { pg_trgm }

/**
 * Opens the database in `folder`, or one in memory from `template`. Throws `StartError` if it is damaged or has no
 * room.
 */
export async function openEmbedded(folder?: string, template?: Blob) {
  if (folder) mkdirSync(folder, { recursive: true })
  const unlock = folder ? lockFolder(folder) : () => undefined
  const dataDir = folder ? join(folder, 'postgres') : 'memory://'
  try {
    requireVersion(dataDir)
    const options = { dataDir, loadDataDir: template, initDbStartParams: initialization, extensions }
    const pglite = await PGlite.create(options).catch(async cause => {
      throw folder && (await freeBytes(folder)) < limits.leastFreeBytes
        ? noRoom(dataDir, cause)
        : damaged(dataDir, cause.message, cause)
    })
    return {
      dialect: new PGliteDialect(pglite),
      lost: panicOf(pglite),
      async close() {
        if (!pglite.closed) await pglite.close()
        unlock()
      },
      /** Explains an error of the first query, if it means damage. */
      explain: (cause: unknown) => (isDamage(cause) ? damaged(dataDir, (cause as Error).message, cause) : cause),
    }
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** Without this file PGlite regards the folder as new, and would make an empty database over the existing one. */
function requireVersion(dataDir: string): void {
  if (!existsSync(dataDir)) return
  const names = readdirSync(dataDir)
  if (names.length > 0 && !names.includes('PG_VERSION')) throw damaged(dataDir, 'PG_VERSION is missing')
}

function damaged(dataDir: string, why: string, cause?: unknown): StartError {
  return new StartError(
    `The embedded database in ${dataDir} cannot be opened (${why}). Restore a backup into another DATA_DIR. ` +
      'If its first start broke off, remove that folder.',
    exitCodes.data,
    cause,
  )
}

/** Without free space it cannot be opened either; nothing is damaged then, and nothing has to be restored. */
function noRoom(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `The embedded database in ${dataDir} cannot be opened, and there is hardly any room left. Make room and start again.`,
    exitCodes.cannotCreate,
    cause,
  )
}

/** Whether the error means invalid pages or indexes, or missing files. */
function isDamage(cause: unknown): boolean {
  return ['XX000', 'XX001', 'XX002', '58P01'].includes((cause as { code?: string }).code ?? '')
}
