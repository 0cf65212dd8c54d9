/** Lets the operator's command have a backup of an embedded database that a running process holds open. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BackupError, type BackupSummary, writeBackup } from './data/backup'
import type { Parts } from './parts'

const lookEveryMs = 1_000
const patienceMs = 120_000

type Outcome = BackupSummary | { problem: string }

/** What lies in the data folder while a backup is asked for, and when it is there. Only the operator can write there. */
function notesIn(folder: string) {
  return { wanted: join(folder, 'backup-wanted.json'), outcome: join(folder, 'backup-outcome.json') }
}

/** Makes the backup that is asked for, if one is. */
export async function makeWantedBackup({ db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>): Promise<void> {
  const { wanted, outcome } = notesIn(config.dataDir)
  if (!existsSync(wanted)) return
  const { file } = JSON.parse(readFileSync(wanted, 'utf8')) as { file: string }
  rmSync(wanted)
  const made: Outcome = await writeBackup(db, file, clock.now()).catch(error => ({ problem: (error as Error).message }))
  // Whole under another name first: the command looks for it all the time.
  writeFileSync(`${outcome}.part`, JSON.stringify(made), { mode: 0o600 })
  renameSync(`${outcome}.part`, outcome)
}

/** Looks once a second; the timer keeps no process alive. A server of its own has no need of this. */
export function watchForWantedBackups(parts: Parts): void {
  if (parts.config.databaseUrl) return
  setInterval(() => parts.background.run('backup', () => makeWantedBackup(parts)), lookEveryMs).unref()
}

/** Asks the process that holds the data folder, and waits. */
export async function askForBackup(folder: string, file: string): Promise<BackupSummary> {
  const { wanted, outcome } = notesIn(folder)
  rmSync(outcome, { force: true })
  writeFileSync(wanted, JSON.stringify({ file }), { mode: 0o600 })
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs / 4) {
    if (existsSync(outcome)) {
      const made = JSON.parse(readFileSync(outcome, 'utf8')) as Outcome
      rmSync(outcome)
      if ('problem' in made) throw new BackupError(made.problem)
      return made
    }
    await pause(lookEveryMs / 4)
  }
  rmSync(wanted, { force: true })
  throw new BackupError('the running process did not answer within two minutes')
}
