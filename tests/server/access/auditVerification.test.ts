/** What is found out about a trail that somebody with the whole database, but without the key, has worked on. */
import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BrokenTrailError } from '../../../server/access/auditCheckpoint'
import { adminCommands } from '../../../server/operator/adminCommands'
import { AdminError } from '../../../server/operator/adminError'
import { createSigningKey } from '../../../server/secrets/signingKey'
import { backings } from '../../support/backings'
import { type House, openHouse } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-audit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function fileWith(content: string): string {
  files += 1
  const file = join(folder, `file-${files}`)
  writeFileSync(file, content)
  return file
}

const record = ({ parts }: House, target: string) =>
  parts.audit.record({ event: 'operator', outcome: 'success', target, detail: { number: 1, quoted: 'a "b", c' } })

const verifyAudit = ({ parts }: House, values: Record<string, string> = {}) =>
  adminCommands['verify-audit'].run(parts, values)

const checkpointsOf = ({ parts }: House) =>
  parts.db.selectFrom('audit_checkpoints').selectAll().orderBy('number').execute()

const logged = (house: House, name: 'audit' | 'checkpoint') =>
  house.logLines.filter(line => JSON.parse(line)[name] !== undefined)

/** As somebody to whom no trigger applies. */
async function asSuperuser({ parts }: House, statement: ReturnType<typeof sql>, table = 'audit_events') {
  await parts.db.connection().execute(async connection => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(connection)
    await statement.execute(connection)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(connection)
  })
}

/** A house with rows, a checkpoint, more rows and another checkpoint. */
async function trailOf(environment = {}): Promise<House> {
  const house = await openHouse({ environment })
  for (const target of ['one', 'two', '=three']) await record(house, target)
  await house.parts.audit.signCheckpoint({ ifDue: true })
  for (const target of ['four', 'five']) await record(house, target)
  house.clock.advance({ hours: 24 })
  await house.parts.audit.signCheckpoint({ ifDue: true })
  return house
}

async function inTrail(work: (house: House) => Promise<void>): Promise<void> {
  const house = await trailOf()
  await work(house).finally(() => house.close())
}

describe.each(['the embedded database', 'PostgreSQL'])('checkpoints in %s', name => {
  let house: House

  beforeAll(async () => {
    const backing = await backings[name]!()
    house = await trailOf(backing.environment)
    return async () => {
      await house.close()
      await backing.close()
    }
  })

  it('SEC-104 are signed once a day, for whoever has the public key alone, and are in the log as in the table', async () => {
    house.clock.advance({ hours: 23, minutes: 59 })
    await record(house, 'six')
    await house.parts.audit.signCheckpoint({ ifDue: true })
    const signed = await checkpointsOf(house)
    expect(logged(house, 'checkpoint').map(line => JSON.parse(line).checkpoint)).toEqual(signed)
    const key = { kty: 'OKP', crv: 'Ed25519', x: house.parts.audit.publicKey }
    for (const { text, signature } of signed) {
      const bytes = [Buffer.from(text), Buffer.from(signature, 'base64url')] as const
      expect(verify(null, bytes[0], createPublicKey({ key, format: 'jwk' }), bytes[1])).toBe(true)
    }
    const rows = await house.parts.db.selectFrom('audit_events').select('hash').orderBy('sequence').execute()
    expect(signed.map(one => JSON.parse(one.text).slice(0, 6))).toEqual([
      ['coilworks-checkpoint-1', 1, expect.any(String), 3, 3, rows[2]?.hash],
      ['coilworks-checkpoint-1', 2, expect.any(String), 5, 5, rows[4]?.hash],
    ])
  })

  it('SEC-104 are signed at a command, if there is anything new, and no two of one number by two nodes', async () => {
    const sign = () => house.parts.audit.signCheckpoint({ ifDue: false })
    await Promise.all([sign(), sign(), sign()])
    await sign()
    expect((await checkpointsOf(house)).map(one => one.number)).toEqual([1, 2, 3])
    expect(await house.parts.audit.verify()).toEqual({ verified: 6 })
  })

  it('SEC-104 cannot be changed, deleted or emptied', async () => {
    const { db } = house.parts
    await expect(db.updateTable('audit_checkpoints').set({ text: '' }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('audit_checkpoints').execute()).rejects.toThrow('append-only')
    await expect(sql`truncate audit_checkpoints`.execute(db)).rejects.toThrow('append-only')
  })
})

describe('verify-audit', () => {
  it('SEC-104 finds that the newest rows were removed, by a checkpoint', () =>
    inTrail(async house => {
      await asSuperuser(house, sql`delete from audit_events where sequence > 4`)
      await expect(verifyAudit(house)).rejects.toThrow(/has 4 rows, and checkpoint 2 signed 5 at .* were removed/)
    }))

  it('SEC-104 finds it by a number that somebody has noted, where checkpoints were removed as well', () =>
    inTrail(async house => {
      expect(await verifyAudit(house, { 'at-least': '5' })).toEqual(['The audit trail holds: 5 rows.'])
      await asSuperuser(house, sql`delete from audit_events where sequence > 3`)
      await asSuperuser(house, sql`delete from audit_checkpoints where number > 1`, 'audit_checkpoints')
      expect(await verifyAudit(house)).toEqual(['The audit trail holds: 3 rows.'])
      await expect(verifyAudit(house, { 'at-least': '5' })).rejects.toThrow('has 3 rows, fewer than 5')
      await expect(verifyAudit(house, { 'at-least': 'five' })).rejects.toThrow('--at-least is a number of rows')
    }))

  it('SEC-104 tells an emptied trail from that of a new installation', () =>
    inTrail(async house => {
      await asSuperuser(house, sql`delete from audit_events`)
      await expect(verifyAudit(house)).rejects.toThrow('has 0 rows, and checkpoint 2 signed 5')
      await asSuperuser(house, sql`delete from audit_checkpoints`, 'audit_checkpoints')
      expect(await verifyAudit(house)).toEqual(['The audit trail holds: 0 rows.'])
      await addPerson(house)
      await expect(verifyAudit(house)).rejects.toThrow('The audit trail is empty, and there are accounts')
    }))

  it('SEC-104 tells another key from a row that was changed', () =>
    inTrail(async house => {
      const { publicKey } = createSigningKey('the key that made this trail, once')
      const [first] = await checkpointsOf(house)
      const signed = createSigningKey('the key that made this trail, once').sign(first?.text ?? '')
      const forged = sql`update audit_checkpoints set public_key = ${publicKey}, signature = ${signed} where number = 1`
      await asSuperuser(house, forged, 'audit_checkpoints')
      const { verified, broken, fault } = await house.parts.audit.verify()
      expect([verified, broken, fault?.code]).toEqual([0, undefined, 'other-key'])
      expect(fault?.text).toContain(`public key of checkpoint 1 is ${publicKey}, that of AUDIT_KEY is `)
      await expect(verifyAudit(house)).rejects.toThrow(AdminError)
    }))

  it('SEC-104 says that the key may be another where no checkpoint tells', async () => {
    const house = await openHouse()
    await record(house, 'one')
    await asSuperuser(house, sql`update audit_events set target = 'two'`)
    await expect(verifyAudit(house)).rejects.toThrow(/broken at row 1; 0 rows .* Or AUDIT_KEY is another than it was/)
    await house.close()
  })

  it.each([
    ['its text', sql`update audit_checkpoints set text = replace(text, ',3,3,', ',2,2,') where number = 1`],
    ['its signature', sql`update audit_checkpoints set signature = '' where number = 2`],
    ['its key', sql`update audit_checkpoints set public_key = 'x' where number = 2`],
    ['one before it', sql`delete from audit_checkpoints where number = 1`],
    ['what it is', sql`update audit_checkpoints set text = 'nothing' where number = 1`],
  ])('SEC-104 finds a checkpoint that was changed: %s', (_, statement) =>
    inTrail(async house => {
      await asSuperuser(house, statement, 'audit_checkpoints')
      await expect(verifyAudit(house)).rejects.toThrow(/Checkpoint [12] of the audit trail does not hold/)
    }),
  )

  it('SEC-104 signs nothing that does not hold', () =>
    inTrail(async house => {
      await record(house, 'six')
      await asSuperuser(house, sql`update audit_events set target = 'another' where sequence = 6`)
      await expect(house.parts.audit.signCheckpoint({ ifDue: false })).rejects.toThrow(BrokenTrailError)
      await expect(adminCommands.checkpoint.run(house.parts, {})).rejects.toThrow('does not hold at row 6')
      expect(await checkpointsOf(house)).toHaveLength(2)
    }))
})

describe('another AUDIT_KEY', () => {
  const AUDIT_KEY = 'an audit key of some other installation'

  it('SEC-104 is refused at the start, before its rows break the chain', async () => {
    const backing = await backings.PostgreSQL!()
    const house = await trailOf(backing.environment)
    await expect(openHouse({ environment: { ...backing.environment, AUDIT_KEY } })).rejects.toMatchObject({
      ...{
        name: 'StartError',
        exitCode: 78,
        message: expect.stringContaining('AUDIT_KEY is not the key of this trail'),
      },
    })
    expect(await house.parts.audit.verify()).toEqual({ verified: 5 })
    await house.close()
    await backing.close()
  })

  it('SEC-104, SEC-118 is told after a restore, which adds no row by it', () =>
    inTrail(async house => {
      const from = join(folder, 'backup.gz')
      await adminCommands.backup.run(house.parts, { to: from })
      const other = await openHouse({ environment: { AUDIT_KEY } })
      const said = await adminCommands.restore.run(other.parts, { from })
      const rows = await other.parts.db.selectFrom('audit_events').select('sequence').execute()
      await other.close()
      expect(said[1]).toMatch(/^AUDIT_KEY is not the key of this trail: .* Is AUDIT_KEY the one of the backup\?$/)
      expect(rows).toHaveLength(5)
    }))
})

describe('verify-audit --file', () => {
  const exportOf = async (house: House, filter = '') => {
    const admins = await hasSession(house, await addPerson(house, { roles: ['admin'] }), { HasClearance: true })
    return (await admins.get(`/admin/audit.csv${filter}`)).text
  }
  const log = (house: House) => house.logLines.join('')

  it('SEC-104 holds the export and the log against the trail, and says where rows are left out', () =>
    inTrail(async house => {
      const csv = fileWith(await exportOf(house))
      const behindCollector = house.logLines.map(line => `app-1  | 2026 ${line}`)
      const lines = fileWith(`Coilworks is at nowhere\n${behindCollector.join('')}`)
      expect(await verifyAudit(house, { file: csv })).toEqual([
        expect.stringMatching(/^The audit trail holds: \d+ rows\.$/),
        expect.stringMatching(/holds: [678] rows and 0 checkpoints, each as it is in the trail\.$/),
      ])
      expect((await verifyAudit(house, { file: lines }))[1]).toMatch(/holds: [678] rows and 2 checkpoints, each as/)
      const some = fileWith(logged(house, 'audit').toSpliced(1, 2).join(''))
      expect((await verifyAudit(house, { file: some }))[1]).toContain(
        'At 1 places rows of the trail are not in the file',
      )
    }))

  it('SEC-104 finds rows and checkpoints that the trail does not have any more, or has otherwise', () =>
    inTrail(async house => {
      const [csv, lines] = [fileWith(await exportOf(house)), fileWith(logged(house, 'audit').join(''))]
      const checkpoints = fileWith(logged(house, 'checkpoint').join(''))
      await asSuperuser(house, sql`delete from audit_checkpoints where number > 1`, 'audit_checkpoints')
      await expect(verifyAudit(house, { file: checkpoints })).rejects.toThrow('Checkpoint 2 of the file is not in the')
      await asSuperuser(house, sql`delete from audit_events where sequence > 3`)
      for (const file of [csv, lines])
        await expect(verifyAudit(house, { file })).rejects.toThrow(
          /Row \d of the file is not in the audit trail any more/,
        )
      await record(house, 'in its place')
      await asSuperuser(house, sql`update audit_events set sequence = 4 where sequence > 4`)
      await expect(verifyAudit(house, { file: lines })).rejects.toThrow('Row 4 of the audit trail is another than that')
    }))

  it.each([
    ['a cell that people read', (text: string) => text.replace(',success,', ',refused,'), 'columns do not say'],
    ['the hashed text', (text: string) => text.replaceAll('"",""success', '"",""refused'), 'columns do not say'],
    ['both', (text: string) => text.replaceAll('four', 'fore'), 'it was changed, or is of another key'],
    ['its number', (text: string) => text.replace('\n5,', '\n77,'), 'Row 77 of the file is not in the audit trail'],
  ])('SEC-104 finds an export that was changed: %s', (_, change, message) =>
    inTrail(async house => {
      const text = await exportOf(house)
      expect(change(text)).not.toBe(text)
      await expect(verifyAudit(house, { file: fileWith(change(text)) })).rejects.toThrow(message)
    }),
  )

  it.each([
    ['a fact', (text: string) => text.replace('"four"', '"fore"'), 'Row 4 of the file does not hold'],
    ['an end', (text: string) => text.slice(0, -20), 'damaged or cut off'],
    ['a fact that is left out', (text: string) => text.replace('"target":"one",', ''), 'damaged or cut off'],
    [
      'a checkpoint',
      (text: string) => text.replace('checkpoint-1\\",1', 'checkpoint-1\\",9'),
      'is not signed by the key',
    ],
    ['everything', () => 'Coilworks is at nowhere\n', 'no row of an audit trail'],
  ])('SEC-104 finds a log that was changed: %s', (_, change, message) =>
    inTrail(async house => {
      expect(change(log(house))).not.toBe(log(house))
      await expect(verifyAudit(house, { file: fileWith(change(log(house))) })).rejects.toThrow(message)
    }),
  )

  it('says that a file is not there', () =>
    inTrail(async house => {
      await expect(verifyAudit(house, { file: join(folder, 'none') })).rejects.toThrow('there is no file')
    }))
})

describe('checkpoint', () => {
  it('SEC-104 writes all checkpoints to a new file, and says the public key', () =>
    inTrail(async house => {
      const to = join(folder, 'checkpoints.jsonl')
      const [made, key, pem, written] = await adminCommands.checkpoint.run(house.parts, { to })
      expect(made).toMatch(/^Checkpoint 2 of .*: 5 rows, the last is row 5 with the hash [0-9a-f]{64}\.$/)
      expect(key).toBe(`Public key of the checkpoints: ${house.parts.audit.publicKey}`)
      const read = createPublicKey(pem ?? '').export({ format: 'jwk' })
      expect([read.x, written]).toEqual([house.parts.audit.publicKey, `${to} holds all 2 checkpoints.`])
      const lines = readFileSync(to, 'utf8').trimEnd().split('\n')
      expect(lines.map(line => JSON.parse(line).checkpoint)).toEqual(await checkpointsOf(house))
      await expect(adminCommands.checkpoint.run(house.parts, { to })).rejects.toThrow('is there already')
    }))

  it('says that there is nothing to sign', async () => {
    const house = await openHouse()
    await expect(adminCommands.checkpoint.run(house.parts, {})).rejects.toThrow('the audit trail has no row yet')
    await house.close()
  })
})
