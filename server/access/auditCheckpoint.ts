/**
 * Checkpoints: the number and digest of the rows of the audit trail at a time, signed. They verify without AUDIT_KEY.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { AuditCheckpoint } from '../data/schema'
import { type Clock, minutesAfter } from '../process/clock'
import type { Logger } from '../process/logging'
import type { SigningKey } from '../secrets/signingKey'
import { type ChainPlace, chainFrom, chainStart } from './auditChain'

const format = 'coilworks-checkpoint-1'

/** The elements of the signed text, in their order. */
const signedText = z.tuple([
  z.literal(format),
  z.int(),
  z.iso.datetime(),
  z.int(),
  z.int(),
  z.string(),
  z.string(),
  z.string(),
])

export interface Checkpoint extends ChainPlace {
  number: number
  at: string
  /** SHA-256 over the texts of the rows since the previous checkpoint, each with a line feed. */
  digest: string
  /** SHA-256 over the text of the previous checkpoint; empty for the first. */
  previous: string
}

function checkpointText({ number, at, rows, sequence, hash, digest, previous }: Checkpoint): string {
  return JSON.stringify([format, number, at, rows, Number(sequence), hash, digest, previous])
}

/** The content of a checkpoint, or undefined if the text is not one. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const parsed = signedText.safeParse(jsonOf(text))
  if (!parsed.success) return undefined
  const [, number, at, rows, sequence, hash, digest, previous] = parsed.data
  return { number, at, rows, sequence: String(sequence), hash, digest, previous }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Somebody with access to the database wrote invalid JSON. The caller reports that it is no checkpoint.
    return undefined
  }
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The digest of a stretch of rows, row by row. */
export function createDigest() {
  const hash = createHash('sha256')
  return {
    add: (text: string) => void hash.update(`${text}\n`),
    end: () => hash.digest('hex'),
  }
}

/** The trail is not valid, so nothing is signed. */
export class BrokenTrailError extends Error {
  constructor(place: string) {
    super(`The audit trail does not hold at ${place}, so no checkpoint is signed: run verify-audit.`)
    this.name = 'BrokenTrailError'
  }
}

export interface SigningParts {
  db: Database
  key: string
  signingKey: SigningKey
  clock: Clock
  logger: Logger
}

/** Whether it was signed by the key that it names. */
export function isSigned({ text, public_key, signature }: AuditCheckpoint): boolean {
  const bytes = Buffer.from(public_key, 'base64url')
  if (bytes.length !== 32) return false
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}

export function allCheckpoints(db: Database): Promise<AuditCheckpoint[]> {
  return db.selectFrom('audit_checkpoints').selectAll().orderBy('number').execute()
}

/** Signs the rows since the last checkpoint, if there are any and a checkpoint is due. Only valid rows are signed. */
export async function signCheckpoint(parts: SigningParts, { ifDue }: { ifDue: boolean }): Promise<void> {
  const { db, key, signingKey, clock, logger } = parts
  const found = db.selectFrom('audit_checkpoints').selectAll().orderBy('number', 'desc').limit(1)
  const signed = await found.executeTakeFirst()
  const last = signed && signed.public_key === signingKey.publicKey && isSigned(signed) && readCheckpoint(signed.text)
  if (signed && !last) throw new BrokenTrailError(`checkpoint ${signed.number}`)
  const now = clock.now()
  if (ifDue && last && now < minutesAfter(new Date(last.at), limits.auditTrail.checkpointHours * 60)) return
  const digest = createDigest()
  let place: ChainPlace = last || chainStart
  for await (const row of chainFrom(db, key, place)) {
    if (!row.holds) throw new BrokenTrailError(`row ${row.sequence}`)
    digest.add(row.text)
    place = row
  }
  if (place.rows === (last ? last.rows : 0)) return
  const { rows, sequence, hash } = place
  const number = last ? last.number + 1 : 1
  const previous = signed ? sha256(signed.text) : ''
  const at = now.toISOString()
  const text = checkpointText({ number, at, rows, sequence, hash, digest: digest.end(), previous })
  const { publicKey: public_key } = signingKey
  const checkpoint = { number, text, public_key, signature: signingKey.sign(text) }
  // If several nodes sign at the same time, only one succeeds.
  const made = await db
    .insertInto('audit_checkpoints')
    .values(checkpoint)
    .onConflict(conflict => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  if (made) logger.info({ checkpoint }, 'audit checkpoint')
}
