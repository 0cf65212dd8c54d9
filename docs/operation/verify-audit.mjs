// Verifies an audit trail from outside of the product, by docs/operation/audit-format.md and nothing else:
//   AUDIT_KEY=… PUBLIC_KEY=… node verify-audit.mjs [--part] [--at-least N] FILE…
// Files are the export (CSV), lines of the log, and the file of `checkpoint --to`, in any order. With AUDIT_KEY each
// row is checked against its keyed hash, with PUBLIC_KEY each checkpoint against its signature. One key is enough.
// --part: the files are a filtered export or a piece of the log, so that rows may be missing.
// --at-least: how many rows there were once, so that a missing end is found without a checkpoint.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { AUDIT_KEY, PUBLIC_KEY } = process.env
const { values, positionals: files } = called()
const { part: isPart, 'at-least': atLeast = '0' } = values
if (!/^\d+$/.test(atLeast)) fail('--at-least takes a count of rows.')
const rows = new Map()
const checkpoints = new Map()

function fail(message) {
  console.error(message)
  process.exit(1)
}

function called() {
  const options = { part: { type: 'boolean' }, 'at-least': { type: 'string' } }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return fail(error.message)
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    return fail(`${file} cannot be read: ${error.message}`)
  }
}

function keep(map, number, one) {
  const known = map.get(number)
  if (known && known.text !== one.text) fail(`Two files differ about number ${number}.`)
  map.set(number, one)
}

/** RFC 4180: cells by comma, quotes doubled inside of quotes. */
function recordsOf(csv) {
  const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)]
  const records = [[]]
  for (const [, cell, end] of cells) {
    records.at(-1).push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end !== ',') records.push([])
  }
  return records.filter(record => record.length > 1)
}

function readExport(csv) {
  const [head, ...records] = recordsOf(csv)
  for (const record of records) {
    const cell = name => record[head.indexOf(name)]
    const [number, text] = [Number(cell('Row')), cell('Hashed text')]
    const [at, event, outcome, actor, by, target, address, request, detail, previous] = JSON.parse(text)
    const said = detail.map(pair => pair.join(': ')).join('; ')
    const people = by ? [by, actor] : [actor, null]
    const expected = [at, event, outcome, ...people, target, address, request, said, previous].map(one => one ?? '')
    // An apostrophe stands before what a spreadsheet would take for a formula.
    const isSame = expected.every((one, index) => [one, `'${one}`].includes(record[index + 1]))
    if (!isSame) fail(`Row ${number}: its columns do not say what was hashed.`)
    keep(rows, number, { text, hash: cell('Hash'), previous })
  }
}

function readLog(log) {
  for (const line of log.split('\n')) {
    if (!/"(audit|checkpoint)":\{/.test(line)) continue
    const { audit, checkpoint } = JSON.parse(line.slice(line.indexOf('{')))
    if (checkpoint) keep(checkpoints, checkpoint.number, checkpoint)
    if (!audit) continue
    const { at, event, outcome, actor, impersonator, target, address, request_id, previous_hash } = audit
    const detail = Object.entries(audit.detail).sort(([a], [b]) => (a < b ? -1 : 1))
    const facts = [at, event, outcome, actor, impersonator, target, address, request_id, detail, previous_hash]
    keep(rows, audit.sequence, { text: JSON.stringify(facts), hash: audit.hash, previous: previous_hash })
  }
}

if (files.length === 0 || !(AUDIT_KEY || PUBLIC_KEY)) fail('Name files, and set AUDIT_KEY or PUBLIC_KEY or both.')
for (const file of files) {
  const content = read(file)
  if (content.startsWith('Row,')) readExport(content)
  else readLog(content)
}
const sorted = [...rows].sort(([a], [b]) => a - b)
const signed = [...checkpoints].sort(([a], [b]) => a - b)
if (sorted.length + signed.length === 0) fail('The files have no row and no checkpoint.')
if (sorted.length < Number(atLeast))
  fail(`There are ${sorted.length} rows, fewer than ${atLeast}: the newest were removed, or a file is missing.`)

let before = ''
let gaps = 0
for (const [number, { text, hash, previous }] of sorted) {
  if (AUDIT_KEY && createHmac('sha256', AUDIT_KEY).update(text).digest('hex') !== hash)
    fail(`Row ${number} does not hold: it was changed, or AUDIT_KEY is another.`)
  if (previous !== before) gaps += 1
  if (gaps > 0 && !isPart) fail(`Row ${number} does not follow the one before it: rows are missing, or were put in.`)
  before = hash
}

const sha256 = text => createHash('sha256').update(text).digest('hex')
let done = 0
let last
for (const [number, { text, signature }] of signed) {
  const key = PUBLIC_KEY && createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: PUBLIC_KEY }, format: 'jwk' })
  if (key && !verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')))
    fail(`Checkpoint ${number} is not signed by this key.`)
  const [, own, , count, sequence, hash, digest, previous] = JSON.parse(text)
  const follows = previous === (last === undefined ? '' : sha256(last))
  if (own !== number || (!follows && !isPart)) fail(`Checkpoint ${number} does not follow the one before it.`)
  last = text
  const row = rows.get(sequence)
  if (row && row.hash !== hash) fail(`Row ${sequence} is another than the one that checkpoint ${number} signed.`)
  if (isPart || sorted.length === 0) continue
  if (sorted.length < count) fail(`Checkpoint ${number} signed ${count} rows, and there are ${sorted.length}.`)
  const texts = sorted.slice(done, count).map(([, one]) => `${one.text}\n`)
  if (sorted[count - 1][0] !== sequence || sha256(texts.join('')) !== digest)
    fail(`The rows up to ${sequence} are not those that checkpoint ${number} signed.`)
  done = count
}
if (!AUDIT_KEY && !isPart && sorted.length > done)
  console.log(`${sorted.length - done} rows after the last checkpoint are not signed yet.`)
console.log(`${sorted.length} rows and ${signed.length} checkpoints hold; ${gaps} gaps.`)
