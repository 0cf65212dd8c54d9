/** The operator's commands for the audit trail: they only add signed checkpoints and change nothing else in it. */
import { writeFile } from 'node:fs/promises'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { admin } from '../../shared/contracts'
import { allCheckpoints, BrokenTrailError, readCheckpoint } from '../access/auditCheckpoint'
import { AuditFileError } from '../access/auditFile'
import { rightsAt, sourceOf } from '../access/rightsOn'
import type { Parts } from '../application/parts'
import type { AuditEvent } from '../data/schema'
import { minutesAfter } from '../process/clock'
import { pemOf } from '../secrets/signingKey'
import { AdminError } from './adminError'

type Values = Record<string, string | undefined>

const text = { type: 'string' } as const

export const auditCommands = {
  'verify-audit': {
    usage: 'verify-audit [--at-least N] [--file FILE]',
    options: { 'at-least': text, file: text },
    run: verifyAudit,
  },
  rights: { usage: 'rights --email E --on YYYY-MM-DD', options: { email: text, on: text }, run: rights },
  checkpoint: { usage: 'checkpoint [--to FILE]', options: { to: text }, run: checkpoint },
} as const

async function verifyAudit(parts: Parts, values: Values): Promise<string[]> {
  const { 'at-least': atLeast = '0', file } = values
  if (!/^[0-9]{1,15}$/.test(atLeast)) throw new AdminError('--at-least is a number of rows')
  const { verified, fault } = await parts.audit.verify({ atLeast: Number(atLeast) })
  if (fault) throw new AdminError(fault.text)
  const held = `The audit trail holds: ${verified} rows.`
  return file ? [held, await heldAgainst(parts, file)] : [held]
}

async function heldAgainst({ audit }: Parts, file: string): Promise<string> {
  const { rows, checkpoints, gaps } = await audit.verifyFile(file).catch(error => {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (isMissing) throw new AdminError(`there is no file ${file}`)
    throw error instanceof AuditFileError ? new AdminError(error.message) : error
  })
  const held = `${file} holds: ${rows} rows and ${checkpoints} checkpoints, each as it is in the trail.`
  return gaps === 0 ? held : `${held} At ${gaps} places rows of the trail are not in the file.`
}

/**
 * Signs the rows since the last checkpoint. With `--to`, writes all checkpoints to a file, as lines like in the log.
 */
async function checkpoint({ audit, db }: Parts, { to }: Values): Promise<string[]> {
  await audit.signCheckpoint({ ifDue: false }).catch(error => {
    throw error instanceof BrokenTrailError ? new AdminError(error.message) : error
  })
  const all = await allCheckpoints(db)
  const last = readCheckpoint(all.at(-1)?.text ?? '')
  if (!last) throw new AdminError('the audit trail has no row yet')
  if (to) {
    const lines = all.map(one => `${JSON.stringify({ checkpoint: one })}\n`)
    await writeFile(to, lines.join(''), { flag: 'wx' }).catch(error => {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new AdminError(`${to} is there already`) : error
    })
  }
  return [
    `Checkpoint ${last.number} of ${last.at}: ${last.rows} rows, the last is row ${last.sequence} with the hash ${last.hash}.`,
    `Public key of the checkpoints: ${audit.publicKey}`,
    pemOf(audit.publicKey),
    ...(to ? [`${to} holds all ${all.length} checkpoints.`] : []),
  ]
}

/** The rights of a person on a day, and the rows of the trail that prove them. */
async function rights({ db, clock }: Parts, { email = '', on = '' }: Values): Promise<string[]> {
  const asked = admin.ShowRights.request.shape.email.safeParse(email)
  if (!asked.success) throw new AdminError('--email is neither an email address nor a client id')
  if (!z.iso.date().safeParse(on).success) throw new AdminError('--on is a day such as 2026-11-23')
  const day = new Date(on)
  if (day > clock.now()) throw new AdminError(`${on} has not begun yet`)
  const name = asked.data.toLowerCase()
  const found = await rightsAt(db, name, minutesAfter(day, 24 * 60))
  if (!found) throw new AdminError(`neither the trail nor the accounts know ${name}`)
  return [
    `${name} at the end of ${on} (UTC)`,
    `Account: ${found.account.text}${sourceText(found.account.by)}`,
    `Roles: ${found.roles.text}${sourceText(found.roles.by)}`,
  ]
}

function sourceText(row: Selectable<AuditEvent> | undefined): string {
  if (!row) return ''
  const { row: number, event, who, at } = sourceOf(row)
  return ` (row ${number}: ${event} by ${who} at ${at})`
}
