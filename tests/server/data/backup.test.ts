/** A backup of the running product, and the same product again from it. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { keptTables, leftOutTables, restoreBackup, writeBackup } from '../../../server/data/backup'
import { summaryOfBackups } from '../../../server/monitoring/backups'
import { adminCommands } from '../../../server/operator/adminCommands'
import { account, coilSelection } from '../../../shared/contracts'
import { houseOfFile, openHouse } from '../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
const folder = mkdtempSync(join(tmpdir(), 'coilworks-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const person = await addPerson(house, { roles: ['enterprise', 'owner', 'nimbus'], name: 'Zoë “Q” Øst\u2028' })
const visitor = await signsIn(house, person)
await visitor.call(coilSelection.SaveProject, smallestRequests['DesignService.svc/SaveProject'])
await visitor.call(account.AddServiceAccount, { name: 'Takeoff' })

const countOf = async (of: typeof db) => {
  const counts: Record<string, number> = {}
  for (const table of keptTables) {
    const { count } = await of
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = Number(count)
  }
  return counts
}

let made = 0
const newFile = () => {
  made += 1
  return join(folder, `backup-${made}.jsonl.gz`)
}

it('SEC-118 keeps or leaves out every table by name', async () => {
  const tables = (await db.introspection.getTables()).map(table => table.name)
  expect([...keptTables, ...leftOutTables].sort()).toEqual(tables.filter(name => !name.startsWith('kysely_')).sort())
})

it('SEC-118 is made while others work, and restores people, designs and an audit trail that verifies', async () => {
  const file = newFile()
  const before = await countOf(db)
  const [summary] = await Promise.all([
    writeBackup(db, file, house.clock.now()),
    ...[1, 2, 3, 4].map(() => visitor.get('/app-selector')),
  ])
  expect(summary.rows).toBe(Object.values(before).reduce((sum, count) => sum + count, 0))

  const other = await openHouse()
  const said = await adminCommands.restore.run(other.parts, { from: file })
  const after = await countOf(other.parts.db)
  const restored = await other.parts.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirst()
  const signedIn = await signsIn(other, person)
  const { body } = await signedIn.call(coilSelection.ListProjects)
  const again = await other.parts.audit.verify()
  const old = new Visitor(other)
  for (const [name, value] of visitor.cookies) old.cookies.set(name, value)
  const isStillIn = await old.isSignedIn()
  await other.close()

  // The restore itself is the one row more.
  expect(after).toEqual({ ...before, audit_events: (before.audit_events ?? 0) + 1 })
  expect(restored).toEqual(await db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirst())
  expect(said[1]).toMatch(/^The audit trail holds: \d+ rows\.$/)
  expect(body.Items).toHaveLength(1)
  expect(again.broken).toBeUndefined()
  expect(isStillIn).toBe(false)
})

it('SEC-118, SEC-010 holds no session and no token, and is for its owner alone', async () => {
  const file = newFile()
  await hasSession(house, person)
  await writeBackup(db, file, house.clock.now())
  const text = gunzipSync(readFileSync(file)).toString()
  expect(text).toContain(person.email)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  for (const secret of [password, 'token_hash', 'id_hash']) expect(text).not.toContain(secret)
})

describe('a backup that was changed', () => {
  const bytes = async () => {
    const file = newFile()
    await writeBackup(db, file, house.clock.now())
    return readFileSync(file)
  }
  const restored = async (content: Buffer | string) => {
    const file = newFile()
    writeFileSync(file, content)
    const other = await openHouse()
    const problem = await restoreBackup(other.parts.db, file).catch(error => (error as Error).message)
    const people = await other.parts.db.selectFrom('users').select('id').execute()
    await other.close()
    return [problem, people.length]
  }
  const plain = async () => gunzipSync(await bytes()).toString()

  it('SEC-118 is found: a byte', async () => {
    const content = await bytes()
    const middle = Math.floor(content.length / 2)
    content[middle] = (content[middle] ?? 0) ^ 1
    expect(await restored(content)).toEqual([expect.stringMatching(/damaged|not whole/), 0])
  })

  it('SEC-118 is found: a word, packed again', async () => {
    const text = (await plain()).replace('"Active"', '"Owner"')
    expect(await restored(gzipSync(text))).toEqual(['the backup is not whole', 0])
  })

  it('SEC-118 is found: its end', async () => {
    const content = await bytes()
    expect(await restored(content.subarray(0, content.length - 400))).toEqual([expect.stringMatching(/damaged/), 0])
  })

  /** A backup of other lines, whose end says that they are whole. */
  const resummed = async (change: (lines: string[]) => string[]) => {
    const lines = change((await plain()).trimEnd().split('\n').slice(0, -1)).map(line => `${line}\n`)
    const sha256 = createHash('sha256').update(lines.join('')).digest('hex')
    const rows = lines.filter(line => line.startsWith('{"table"')).length
    return gzipSync(`${lines.join('')}${JSON.stringify({ rows, sha256 })}\n`)
  }

  it('SEC-118 is taken where nothing was changed but how it was packed', async () => {
    const [summary, people] = await restored(await resummed(lines => lines))
    expect(summary).toMatchObject({ madeAt: house.clock.now().toISOString() })
    expect(people).toBeGreaterThan(1)
  })

  it('SEC-118 is found: the number of its rows, and what comes after its end', async () => {
    const text = await plain()
    const end = text.trimEnd().split('\n').at(-1) ?? ''
    const fewer = text.replace(end, end.replace(/"rows":\d+/, '"rows":1'))
    expect(fewer).not.toBe(text)
    expect(await restored(gzipSync(fewer))).toEqual(['the backup is not whole', 0])
    expect(await restored(gzipSync(`${text}${end}\n`))).toEqual(['the backup goes on after its end', 0])
  })

  it('SEC-118, SEC-010 is refused with a table that is never kept, such as sessions', async () => {
    const content = await resummed(lines => [...lines, '{"table":"sessions","row":{}}'])
    expect(await restored(content)).toEqual(['the backup holds a table that is not known: sessions', 0])
  })

  it('SEC-118 is refused where it is of another version, older or newer', async () => {
    const ofVersion = (change: (names: string[]) => string[]) =>
      resummed(([head = '', ...lines]) => {
        const entry = JSON.parse(head)
        return [JSON.stringify({ ...entry, migrations: change(entry.migrations) }), ...lines]
      })
    for (const change of [
      (names: string[]) => names.slice(1),
      (names: string[]) => [...names, '9999-of-a-newer-version'],
    ])
      expect(await restored(await ofVersion(change))).toEqual([expect.stringContaining('is of another version'), 0])
  })

  it('is found: another file', async () => {
    expect(await restored(gzipSync('{"rows":0}\n'))).toEqual(['this is not a backup', 0])
  })
})

it('SEC-118 leaves no half of a file where there is no room, and is made under that name once there is', async () => {
  const file = newFile()
  // Whatever is written there finds no room.
  symlinkSync('/dev/full', `${file}.part`)
  await expect(writeBackup(db, file, house.clock.now())).rejects.toThrow('ENOSPC')
  expect(readdirSync(folder).filter(name => file.endsWith(name.replace('.part', '')))).toEqual([])
  expect((await writeBackup(db, file, house.clock.now())).rows).toBeGreaterThan(3)
})

it('SEC-118 is never written over another file', async () => {
  const file = newFile()
  writeFileSync(file, 'kept')
  await expect(writeBackup(db, file, house.clock.now())).rejects.toThrow(`${file} is there already`)
  expect(readFileSync(file, 'utf8')).toBe('kept')
  const nowhere = join(folder, 'nowhere', 'backup.gz')
  await expect(writeBackup(db, nowhere, house.clock.now())).rejects.toThrow('there is no such folder')
})

it('APP-12 that the operator makes is known to the command center', async () => {
  const file = newFile()
  await adminCommands.backup.run(house.parts, { to: file })
  const { newest } = await summaryOfBackups(db)
  const rows = Object.values(await countOf(db)).reduce((sum, count) => sum + count, 0)
  // The row of the trail follows the backup.
  expect(newest).toMatchObject({ file, node: house.parts.config.nodeName, bytes: statSync(file).size, rows: rows - 1 })
})

it('SEC-118 is restored into an empty place only', async () => {
  const file = newFile()
  await writeBackup(db, file, house.clock.now())
  await expect(restoreBackup(db, file)).rejects.toThrow(/empty database only/)
})
