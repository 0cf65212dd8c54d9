/** The operator in the audit trail: the command, by which system user on which machine, and what it changed. */
import { hostname, userInfo } from 'node:os'
import type { AuditEntry } from '../access/audit'
import type { Parts } from '../application/parts'
import { BackupError } from '../data/backup'
import { AdminError } from './adminError'

type Values = Record<string, string | undefined>

interface Command {
  run(parts: Parts, values: Values): Promise<string[]>
}

export function operatorEntry(command: string, target: string | undefined, change: AuditEntry['detail'] = {}) {
  const detail = { command, systemUser: systemUser(), host: hostname(), ...change }
  return { event: 'operator', outcome: 'success', target, detail } as const
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number that no list of users names.
    return `number ${process.getuid?.() ?? 'unknown'}`
  }
}

/** The same commands, which leave a row behind where they are refused as well. */
export function recordingRefusals<Commands extends Record<string, Command>>(commands: Commands): Commands {
  const recording = Object.entries(commands).map(([name, command]) => {
    const run = async (parts: Parts, values: Values) => {
      try {
        return await command.run(parts, values)
      } catch (error) {
        if (error instanceof AdminError || error instanceof BackupError)
          await recordRefusal(
            parts,
            operatorEntry(name, values.email ?? values.company ?? values.to ?? values.from, { why: error.message }),
          )
        throw error
      }
    }
    return [name, { ...command, run }] as const
  })
  return Object.fromEntries(recording) as Commands
}

/** A trail without a row stays so: a backup is restored into an empty place only. */
async function recordRefusal({ db, audit }: Parts, entry: AuditEntry): Promise<void> {
  const found = await db.selectFrom('audit_events').select('sequence').limit(1).execute()
  if (found.length > 0) await audit.record({ ...entry, outcome: 'refused' })
}
