/** The backups that were made by the command center or by the operator's command: how old, how large, which failed. */
import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { limits } from '../config/limits'
import { writeBackup } from '../data/backup'
import type { Database } from '../data/database'
import type { Background } from '../process/background'
import { type Clock, minutesAfter } from '../process/clock'
import type { Logger } from '../process/logging'
import { faultOf } from '../upstream/observations'

/** A run without an end after this time ended with its node [min]. */
const longestMinutes = 120

interface Made {
  node: string
  file: string
  startedAt: Date
  endedAt: Date
  rows: number
}

/** Remembers a backup that is complete, with the size of its file. */
export async function noteBackup(db: Database, { node, file, startedAt, endedAt, rows }: Made): Promise<void> {
  const { size: bytes } = await stat(file)
  await db
    .insertInto('backups')
    .values({ node, file, state: 'done', started_at: startedAt, ended_at: endedAt, rows, bytes, fault: null })
    .execute()
  const kept = db.selectFrom('backups').select('id').orderBy('started_at', 'desc').limit(limits.monitoring.backups)
  await db.deleteFrom('backups').where('id', 'not in', kept).execute()
}

export interface BackupSummary {
  newest: { endedAt: Date; bytes: number; rows: number; file: string; node: string } | null
  running: { startedAt: Date; node: string } | null
  /** The last run, if it failed. */
  failed: { endedAt: Date; fault: string; node: string } | null
}

export async function summaryOfBackups(db: Database): Promise<BackupSummary> {
  const last = (state: 'done' | 'running') =>
    db
      .selectFrom('backups')
      .selectAll()
      .where('state', '=', state)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  const newestOfAll = db.selectFrom('backups').selectAll().orderBy('started_at', 'desc').limit(1).executeTakeFirst()
  const [done, running, latest] = await Promise.all([last('done'), last('running'), newestOfAll])
  return {
    newest: done
      ? {
          ...{ endedAt: done.ended_at ?? done.started_at, bytes: done.bytes ?? 0, rows: done.rows ?? 0 },
          ...{ file: done.file, node: done.node },
        }
      : null,
    running: running ? { startedAt: running.started_at, node: running.node } : null,
    failed:
      latest?.state === 'failed'
        ? { endedAt: latest.ended_at ?? latest.started_at, fault: latest.fault ?? '', node: latest.node }
        : null,
  }
}

interface BackupParts {
  db: Database
  clock: Clock
  background: Background
  logger: Logger
  node: string
  folder: string
}

export type Backups = ReturnType<typeof createBackups>

export function createBackups({ db, clock, background, logger, node, folder }: BackupParts) {
  async function write(id: string, file: string): Promise<void> {
    try {
      await mkdir(resolve(folder), { recursive: true, mode: 0o700 })
      const { rows } = await writeBackup(db, file, clock.now())
      const { size: bytes } = await stat(file)
      await db
        .updateTable('backups')
        .set({ state: 'done', ended_at: clock.now(), rows, bytes })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      logger.error({ err: error, backup: id }, 'a backup failed')
      const fault = (error as { code?: unknown }).code === 'ENOSPC' ? 'the disk is full' : faultOf(error)
      await db
        .updateTable('backups')
        .set({ state: 'failed', ended_at: clock.now(), fault })
        .where('id', '=', id)
        .execute()
    }
  }

  return {
    /**
     * Begins a backup on this node, within the transaction of its audit row; the returned function writes it. Undefined
     * if one is running already, on whichever node.
     */
    async begin(within: Database): Promise<{ file: string; run: () => void } | undefined> {
      const now = clock.now()
      await within
        .updateTable('backups')
        .set({ state: 'failed', ended_at: now, fault: 'its node stopped' })
        .where('state', '=', 'running')
        .where('started_at', '<', minutesAfter(now, -longestMinutes))
        .execute()
      const name = `coilworks-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.jsonl.gz`
      const file = join(resolve(folder), name)
      const row = await within
        .insertInto('backups')
        .values({
          ...{ node, file, state: 'running' as const, started_at: now },
          ...{ ended_at: null, rows: null, bytes: null, fault: null },
        })
        .onConflict(conflict => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row && { file, run: () => background.run('backup', () => write(row.id, file)) }
    },
    /** At the start: a run of this node that has no end ended with the process before. */
    async endInterrupted(): Promise<void> {
      await db
        .updateTable('backups')
        .set({ state: 'failed', ended_at: clock.now(), fault: 'its node stopped' })
        .where('state', '=', 'running')
        .where('node', '=', node)
        .execute()
    },
  }
}
