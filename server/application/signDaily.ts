/** Signs a checkpoint of the audit trail every day: checks now, and every hour from then on, whether one is due. */
import type { Parts } from './parts'

const hour = 3_600_000

/** The timer does not keep the process alive. */
export function signDaily({ background, audit }: Parts): void {
  const run = () => background.run('checkpoint of the audit trail', () => audit.signCheckpoint({ ifDue: true }))
  run()
  setInterval(run, hour).unref()
}
