/** The audit trail as others read it: in the log, in the export, and by the page that documents it. */
import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { type AuditEntry, hashOf, textOf } from '../../../server/access/auditRow'
import { limits } from '../../../server/config/limits'
import { createSigningKey } from '../../../server/secrets/signingKey'
import { textOf as fileOf } from '../../house/sources'
import { putEmptyDatabase } from '../../support/emptyDatabase'
import { houseOfFile, openHouse, production } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const house = await houseOfFile()
const { db, audit } = house.parts
const folder = mkdtempSync(join(tmpdir(), 'coilworks-audit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keyed = (text: string, key: string) => createHmac('sha256', key).update(text).digest('hex')
const rowIn = (line: string) => JSON.parse(line).audit
const lastRow = async () => {
  const { sequence, at, ...row } = await db
    .selectFrom('audit_events')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { sequence: Number(sequence), at: at.toISOString(), ...row }
}

describe('the page of the format', () => {
  const page = fileOf('docs/operation/audit-format.md')
  const key = /The key is published: `(.+?)`/.exec(page)?.[1] ?? ''
  const blocks = [...page.matchAll(/```json\n(.+)\n```/g)].map(match => match[1] ?? '')
  const hashes = [...page.matchAll(/Its hash is `([0-9a-f]{64})`/g)].map(match => match[1])

  it('SEC-104 has an example that hashes to what it says, and that the product hashes alike', () => {
    const [line = ''] = blocks
    const texts = blocks.filter(block => block.startsWith('['))
    expect(texts.map(text => keyed(text, key))).toEqual(hashes)
    expect(hashes).toHaveLength(2)
    const { sequence: _, previous_hash, hash, ...facts } = rowIn(line)
    expect(textOf({ ...facts, at: new Date(facts.at) }, previous_hash)).toBe(texts[1])
    expect([previous_hash, hash]).toEqual(hashes)
    expect(hashOf(texts[1] ?? '', key)).toBe(hash)
  })

  it('SEC-104 has an example of a checkpoint, signed by the key of the example for what the example holds', () => {
    const texts = blocks.filter(block => block.startsWith('['))
    const { text, public_key, signature } = JSON.parse(blocks.at(-1) ?? '').checkpoint
    const signingKey = createSigningKey(key)
    expect([signingKey.publicKey, signingKey.sign(text)]).toEqual([public_key, signature])
    const digest = createHash('sha256').update(texts.map(one => `${one}\n`).join(''))
    expect(JSON.parse(text).slice(3)).toEqual([2, 2, hashes[1], digest.digest('hex'), ''])
  })

  it('SEC-104 says how long a text is', () => {
    expect(page).toContain(`at most ${limits.auditTrail.textLength} characters`)
  })
})

describe('a row in the log', () => {
  it('SEC-104, SEC-106 is as it is in the table, however long its texts are, and its hash can be had from it', async () => {
    const long = '\u2028"ﷺ\u001b'.repeat(2_000)
    const details: NonNullable<AuditEntry['detail']>[] = [{}, { z: 1, a: true, m: long }]
    for (const detail of details) {
      await audit.record({ event: 'operator', outcome: 'success', target: long, address: long, detail })
      const row = rowIn(house.logLines.at(-1) ?? '')
      expect(row).toEqual(await lastRow())
      const { sequence: _, previous_hash, hash, ...facts } = row
      const pairs = Object.entries(facts.detail).sort(([a], [b]) => (a < b ? -1 : 1))
      const text = JSON.stringify([...Object.values({ ...facts, detail: pairs }), previous_hash])
      expect(keyed(text, production.AUDIT_KEY)).toBe(hash)
    }
    expect((await audit.verify()).broken).toBeUndefined()
  })

  it.each(['fatal', 'error', 'warn', 'debug'])('SEC-104 is there at the level %s', async LOG_LEVEL => {
    const quiet = await openHouse({ environment: { LOG_LEVEL } })
    await quiet.parts.audit.record({ event: 'start', outcome: 'success' })
    await quiet.close()
    // Other lines may be there: a busy machine tells of connections that end.
    expect(quiet.logLines.map(rowIn).filter(row => row !== undefined)).toMatchObject([
      { sequence: 1, event: 'start', previous_hash: '' },
    ])
  })

  it('SEC-104 of a command of the operator is on standard error, beside its answer', async () => {
    await putEmptyDatabase(join(folder, 'data'))
    const command = ['create-user', '--email', 'ada@coils.example', '--name', 'Ada Novak', '--company', 'Coilworks']
    const env = { PATH: process.env.PATH, MODE: 'demo', DATA_DIR: join(folder, 'data') }
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/node/admin.js'), ...command], {
      ...{ encoding: 'utf8', env },
    })
    expect(stdout).toMatch(/^ada@coils.example is created.*\n$/)
    expect(stderr.split('\n').filter(Boolean).map(rowIn)).toMatchObject([
      { sequence: 1, event: 'operator', target: 'ada@coils.example', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
  }, 300_000)
})

describe('a row in the export', () => {
  it('SEC-104 has its number, both hashes and the text that was hashed', async () => {
    await audit.record({ event: 'operator', outcome: 'success', target: 'exported', detail: { b: 'x, "y"', a: 1 } })
    const { sequence, previous_hash, hash } = await lastRow()
    const admins = await hasSession(house, await addPerson(house, { roles: ['admin'] }), { HasClearance: true })
    const { text } = await admins.get('/admin/audit.csv?event=operator')
    const [head, row = ''] = text.split('\r\n')
    expect(head).toMatch(/,Detail,Previous hash,Hash,Hashed text$/)
    const [, detail, previous, own, hashed = ''] =
      /,"(a: 1; b: [^,]*, [^,]*)",([0-9a-f]{64}),([0-9a-f]{64}),"(.*)"$/.exec(row) ?? []
    expect([row.startsWith(`${sequence},`), detail, previous, own]).toEqual([
      ...[true, 'a: 1; b: x, ""y""', previous_hash, hash],
    ])
    expect(keyed(hashed.replaceAll('""', '"'), production.AUDIT_KEY)).toBe(hash)
  })
})
