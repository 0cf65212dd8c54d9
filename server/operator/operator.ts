/** The operator in the audit trail: the command, the system user, the machine, and the change. */
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
    // A container may run with a user id that has no name.
    return `number ${process.getuid?.() ?? 'unknown'}`
  }
}

/** The same commands, which also write an audit row when they are refused. */
export function recordingRefusals<Commands extends Record<string, Command>>(commands: Commands): Commands {
  const recording = Object.entries(commands).map(([name, command]) => {
    const run = async (parts: Parts, values: Values) => {
      try {
        return await command.run(parts, values)
      } catch (error) {
        if (error instanceof AdminError || error instanceof BackupError)
          await recordRefusal(
            parts,
            operatorEntry(name, values.email ?? values.company ?? values.name ?? values.to ?? values.from, {
              why: error.message,
            }),
          )
        throw error
      }
    }
    return [name, { ...command, run }] as const
  })
  return Object.fromEntries(recording) as Commands
}

/** An empty trail stays empty, because a backup is restored only into an empty database. */
async function recordRefusal({ db, audit }: Parts, entry: AuditEntry): Promise<void> {
  const found = await db.selectFrom('audit_events').select('sequence').limit(1).execute()
  if (found.length > 0) await audit.record({ ...entry, outcome: 'refused' })
}
