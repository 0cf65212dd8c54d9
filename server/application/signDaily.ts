/** A signed checkpoint of the audit trail a day: whether one is due is looked at now, and every hour from then on. */
import type { Parts } from './parts'

const hour = 3_600_000

/** The timer keeps no process alive. */
export function signDaily({ background, audit }: Parts): void {
  const run = () => background.run('checkpoint of the audit trail', () => audit.signCheckpoint({ ifDue: true }))
  run()
  setInterval(run, hour).unref()
}
