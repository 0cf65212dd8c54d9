/** Compares rows that were kept elsewhere (the export, or lines of the log) with the audit trail. */
import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { linesIn } from '../../engine/headless/linesIn'
import { csvMark } from '../../shared/wording/csv'
import type { AuditCheckpoint } from '../data/schema'
import { auditColumns, auditLine } from './auditCells'
import { isSigned } from './auditCheckpoint'
import { type AuditFacts, hashOf, textOf } from './auditRow'
import type { Trail } from './auditVerdict'
import { createCsvReader } from './csvReader'

/** The file contains rows that the trail does not have, or is no file of a trail; the message says which. */
export class AuditFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AuditFileError'
  }
}

export interface FileSummary {
  rows: number
  checkpoints: number
  /** Number of places where the file leaves out rows of the trail, as a filtered export does. */
  gaps: number
}

interface FileRow {
  sequence: string
  text: string
  previousHash: string
  hash: string
}

type Entry = { row: FileRow } | { checkpoint: AuditCheckpoint }

const rowsAtOnce = 200

export async function verifyFile(trail: Trail, file: string): Promise<FileSummary> {
  const summary: FileSummary = { rows: 0, checkpoints: 0, gaps: 0 }
  let before: FileRow | undefined
  let waiting: FileRow[] = []
  for await (const entry of entriesOf(file)) {
    if ('checkpoint' in entry) {
      await requireCheckpoint(trail, entry.checkpoint)
      summary.checkpoints += 1
      continue
    }
    const { row } = entry
    if (hashOf(row.text, trail.key) !== row.hash)
      throw new AuditFileError(`Row ${row.sequence} of the file does not hold: it was changed, or is of another key.`)
    // The log has the oldest row first, the export the newest.
    if (before && row.previousHash !== before.hash && before.previousHash !== row.hash) summary.gaps += 1
    before = row
    summary.rows += 1
    waiting.push(row)
    if (waiting.length < rowsAtOnce) continue
    await requireRows(trail, waiting)
    waiting = []
  }
  await requireRows(trail, waiting)
  if (summary.rows + summary.checkpoints === 0)
    throw new AuditFileError(
      'The file has no row of an audit trail: it is neither its export nor a log with its lines.',
    )
  return summary
}

async function requireRows({ db }: Trail, rows: readonly FileRow[]): Promise<void> {
  if (rows.length === 0) return
  const numbers = rows.map(row => row.sequence)
  const found = await db
    .selectFrom('audit_events')
    .select(['sequence', 'hash'])
    .where('sequence', 'in', numbers)
    .orderBy('sequence')
    .execute()
  const hashes = new Map(found.map(row => [String(row.sequence), row.hash]))
  for (const { sequence, hash } of rows) {
    const kept = hashes.get(sequence)
    if (kept === undefined)
      throw new AuditFileError(`Row ${sequence} of the file is not in the audit trail any more: it was removed.`)
    if (kept !== hash) throw new AuditFileError(`Row ${sequence} of the audit trail is another than that of the file.`)
  }
}

async function requireCheckpoint({ db, publicKey }: Trail, checkpoint: AuditCheckpoint): Promise<void> {
  const { number } = checkpoint
  if (checkpoint.public_key !== publicKey || !isSigned(checkpoint))
    throw new AuditFileError(`Checkpoint ${number} of the file is not signed by the key of this trail.`)
  const found = db.selectFrom('audit_checkpoints').select('text').where('number', '=', number)
  const kept = await found.executeTakeFirst()
  if (kept?.text !== checkpoint.text)
    throw new AuditFileError(
      `Checkpoint ${number} of the file is not in the audit trail any more, or is another there.`,
    )
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  let isExport: boolean | undefined
  const csv = createCsvReader()
  for await (const line of linesIn(createReadStream(file, 'utf8'))) {
    isExport ??= line.startsWith(csvMark) || line.startsWith(auditColumns[0] ?? '')
    if (!isExport) {
      const entry = entryOfLog(line)
      if (entry) yield entry
      continue
    }
    for (const record of csv.read(`${line}\n`)) {
      const row = rowOfExport(record)
      if (row) yield { row }
    }
  }
}

const textOrNull = z.string().nullable()
const value = z.union([z.string(), z.number(), z.boolean()])

const loggedRow = z.object({
  sequence: z.int(),
  at: z.iso.datetime(),
  event: z.string(),
  outcome: z.string(),
  actor: textOrNull,
  impersonator: textOrNull,
  target: textOrNull,
  address: textOrNull,
  request_id: textOrNull,
  detail: z.record(z.string(), value),
  previous_hash: z.string(),
  hash: z.string(),
})

const loggedCheckpoint = z.object({
  number: z.int(),
  text: z.string(),
  public_key: z.string(),
  signature: z.string(),
})

/** A line of the log, which may have a prefix from a log collector. Undefined for lines that are no audit rows. */
function entryOfLog(line: string): Entry | undefined {
  if (!/"(audit|checkpoint)":\{/.test(line)) return undefined
  const { audit, checkpoint } = jsonOf(line.slice(line.indexOf('{')))
  if (checkpoint !== undefined) return { checkpoint: required(loggedCheckpoint, checkpoint, line) }
  if (audit === undefined) return undefined
  const row = required(loggedRow, audit, line)
  const text = textOf({ ...row, at: new Date(row.at) }, row.previous_hash)
  return { row: { sequence: String(row.sequence), text, previousHash: row.previous_hash, hash: row.hash } }
}

function jsonOf(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(text)
  }
}

function required<Value>(schema: z.ZodType<Value>, value: unknown, line: string): Value {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw unreadable(line)
  return parsed.data
}

const unreadable = (line: string) =>
  new AuditFileError(`A line of the file is damaged or cut off: ${line.slice(0, 80)}…`)

const hashedText = z.tuple([
  z.iso.datetime(),
  z.string(),
  z.string(),
  textOrNull,
  textOrNull,
  textOrNull,
  textOrNull,
  textOrNull,
  z.array(z.tuple([z.string(), value])),
  z.string(),
])

function factsIn(text: string): AuditFacts {
  const parsed = required(hashedText, jsonOf(text), text)
  const [at, event, outcome, actor, impersonator, target, address, request_id, detail] = parsed
  const facts = { event, outcome, actor, impersonator, target, address, request_id }
  return { ...facts, at: new Date(at), detail: Object.fromEntries(detail) }
}

/** A record of the export. Its readable columns must agree with the hashed text. */
function rowOfExport(record: readonly string[]): FileRow | undefined {
  if (record.at(-1) === auditColumns.at(-1)) return undefined
  const [sequence = '', , , , , , , , , , previousHash = '', hash = '', text = ''] = record
  const written = auditLine({ ...factsIn(text), sequence, previous_hash: previousHash, hash })
  const [expected] = createCsvReader().read(written)
  if (JSON.stringify(expected) !== JSON.stringify(record))
    throw new AuditFileError(`Row ${sequence} of the file does not hold: its columns do not say what was hashed.`)
  return { sequence, text, previousHash, hash }
}
