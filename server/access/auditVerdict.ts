/** Whether the audit trail is complete and unchanged, and what is wrong with it if not. */
import type { Database } from '../data/database'
import type { AuditCheckpoint } from '../data/schema'
import { exitCodes, StartError } from '../errors/startError'
import { createSigningKey } from '../secrets/signingKey'
import { chainFrom, chainStart } from './auditChain'
import { allCheckpoints, type Checkpoint, createDigest, isSigned, readCheckpoint, sha256 } from './auditCheckpoint'

export type TrailFaultCode = 'other-key' | 'changed' | 'checkpoint' | 'cut' | 'too-few' | 'emptied'

/** The fault, in a sentence for the operator or auditor. */
export interface TrailFault {
  code: TrailFaultCode
  text: string
}

export interface Verdict {
  /** Number of valid rows, from the first on. */
  verified: number
  /** The first row that is not valid. */
  broken?: string
  fault?: TrailFault
}

export interface Trail {
  db: Database
  key: string
  publicKey: string
}

/** `atLeast`: the number of rows that an auditor has noted before. */
export async function verifyTrail({ db, key, publicKey }: Trail, { atLeast = 0 } = {}): Promise<Verdict> {
  const signed = await allCheckpoints(db)
  const strange = otherKeyIn(signed, publicKey)
  if (strange) return { verified: 0, fault: strange }
  const checkpoints = chainOf(signed, publicKey)
  if (typeof checkpoints === 'number') return { verified: 0, fault: changedCheckpoint(checkpoints) }

  let verified = 0
  let next = 0
  let digest = createDigest()
  for await (const row of chainFrom(db, key, chainStart)) {
    if (!row.holds)
      return { verified, broken: row.sequence, fault: changedRow(row.sequence, verified, signed.length > 0) }
    verified = row.rows
    digest.add(row.text)
    const checkpoint = checkpoints[next]
    if (checkpoint?.rows !== verified) continue
    const isSame = checkpoint.sequence === row.sequence && checkpoint.hash === row.hash
    if (!isSame || checkpoint.digest !== digest.end()) return { verified, fault: otherRows(checkpoint) }
    next += 1
    digest = createDigest()
  }
  const last = checkpoints.at(-1)
  if (last && verified < last.rows) return { verified, fault: cut(verified, last) }
  if (verified < atLeast) return { verified, fault: tooFew(verified, atLeast) }
  if (verified === 0 && (await hasAccounts(db))) return { verified, fault: emptied }
  return { verified }
}

/** @throws StartError where another key has signed the checkpoints: rows by this one would break the chain. */
export async function requireKeyOfTrail(db: Database, key: string): Promise<void> {
  const fault = otherKeyIn(await allCheckpoints(db), createSigningKey(key).publicKey)
  if (fault) throw new StartError(fault.text, exitCodes.configuration)
}

/** The fault that a checkpoint has a valid signature of another key. */
function otherKeyIn(signed: readonly AuditCheckpoint[], publicKey: string): TrailFault | undefined {
  const stranger = signed.find(one => one.public_key !== publicKey && isSigned(one))
  return stranger && otherKey(stranger, publicKey)
}

/** The checkpoints if each follows the previous one; otherwise the number of the first that does not. */
function chainOf(signed: readonly AuditCheckpoint[], publicKey: string): Checkpoint[] | number {
  const checkpoints: Checkpoint[] = []
  for (const [index, one] of signed.entries()) {
    const read = readCheckpoint(one.text)
    const before = signed[index - 1]
    const follows = read?.previous === (before ? sha256(before.text) : '') && read.number === index + 1
    if (!follows || one.public_key !== publicKey || !isSigned(one)) return one.number
    checkpoints.push(read)
  }
  return checkpoints
}

/** Every new account is recorded. So if there is one, an empty trail is not that of a new installation. */
async function hasAccounts(db: Database): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').limit(1).execute()
  return found.length > 0
}

const rowsText = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

function otherKey({ number, public_key }: AuditCheckpoint, publicKey: string): TrailFault {
  const text = `AUDIT_KEY is not the key of this trail: the public key of checkpoint ${number} is ${public_key}, that of AUDIT_KEY is ${publicKey}. Use the key that made the rows; if the second of these is the one that was noted, the trail was forged.`
  return { code: 'other-key', text }
}

function changedRow(sequence: string, verified: number, isKeyKnown: boolean): TrailFault {
  const found = `The audit trail is broken at row ${sequence}; ${rowsText(verified)} before it hold. That row, or one before it, was changed, removed or put in past the product: keep the database as it is, and compare it with the log.`
  const orKey = verified === 0 && !isKeyKnown ? ' Or AUDIT_KEY is another than it was: no checkpoint tells.' : ''
  return { code: 'changed', text: `${found}${orKey}` }
}

function changedCheckpoint(number: number): TrailFault {
  const text = `Checkpoint ${number} of the audit trail does not hold: it was changed, or one before it was removed or put in past the product. The log has it as it was.`
  return { code: 'checkpoint', text }
}

function otherRows({ number, at, rows }: Checkpoint): TrailFault {
  const text = `The first ${rowsText(rows)} of the audit trail are not those that checkpoint ${number} signed at ${at}.`
  return { code: 'checkpoint', text }
}

function cut(verified: number, { number, at, rows }: Checkpoint): TrailFault {
  const text = `The audit trail has ${rowsText(verified)}, and checkpoint ${number} signed ${rows} at ${at}: the newest rows were removed. The log has them.`
  return { code: 'cut', text }
}

function tooFew(verified: number, atLeast: number): TrailFault {
  const text = `The audit trail has ${rowsText(verified)}, fewer than ${atLeast}: the newest rows were removed. The log has them.`
  return { code: 'too-few', text }
}

const emptied: TrailFault = {
  code: 'emptied',
  text: 'The audit trail is empty, and there are accounts: its rows were removed. The log has them.',
}
