/** A backup that is made while people save and accounts are added: it holds one moment, whole. */
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { adminCommands } from '../../../server/operator/adminCommands'
import { askRunningProcess, takeOperatorCommands } from '../../../server/operator/operatorSocket'
import { account, coilSelection } from '../../../shared/contracts'
import { backings } from '../../support/backings'
import { type House, openHouse } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Kept {
  designs: string[]
  accounts: string[]
}

/** Saves each project twice and adds accounts, until it is ended. Only what the product has said is kept is in `kept`. */
async function keepWriting(house: House) {
  const kept: Kept = { designs: [], accounts: [] }
  let isOver = false
  const written = new EventEmitter()
  const acknowledged = (list: string[], id: string) => {
    list.push(id)
    written.emit('row')
  }
  const saver = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
  async function save(): Promise<void> {
    const { body } = await saver.call(coilSelection.SaveProject, smallestRequests['DesignService.svc/SaveProject'])
    const { Id: id, Version: version, Name: name, Document: document } = body.Item
    await saver.call(coilSelection.SaveProject, { id, version, name, document })
    acknowledged(kept.designs, id)
  }
  async function add(): Promise<void> {
    const owner = await addPerson(house, {
      roles: ['owner', 'selection-api'],
      company: `Company ${kept.accounts.length}`,
    })
    const visitor = await hasSession(house, owner)
    const { body } = await visitor.call(account.AddServiceAccount, { name: 'Takeoff' })
    acknowledged(kept.accounts, body.Item.Email)
  }
  const writers = [save, save, add].map(async write => {
    while (!isOver) await write()
  })
  const all = Promise.all(writers)
  return {
    kept,
    /** Until something more is acknowledged; a writer that fails is not waited for. */
    next: () => Promise.race([once(written, 'row'), all]),
    end() {
      isOver = true
      return all
    },
  }
}

/** How each is backed up as documented. Over PostgreSQL somebody has written before each step that the backup takes. */
const ways: [string, (house: House, file: string, next: () => Promise<unknown>) => Promise<unknown>][] = [
  [
    'PostgreSQL',
    async ({ parts }, file, next) => {
      const db = parts.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          await next()
          return result
        },
      })
      return adminCommands.backup.run({ ...parts, db }, { to: file })
    },
  ],
  [
    'the embedded database',
    async ({ parts }, file) => {
      const { stop } = await takeOperatorCommands(parts)
      await askRunningProcess(parts.config.dataDir, { name: 'backup', values: { to: file } })
      return stop()
    },
  ],
]

it.each(ways)(
  'SEC-118 beside writers over %s holds all that was acknowledged before, and nothing by half',
  async (name, backUp) => {
    const backing = await backings[name]!()
    const house = await openHouse(backing)
    const writing = await keepWriting(house)
    while (writing.kept.accounts.length < 2 || writing.kept.designs.length < 2) await writing.next()
    const before = structuredClone(writing.kept)
    const file = join(folder, `${name}.jsonl.gz`)
    await backUp(house, file, writing.next)
    await writing.next()
    await writing.end()
    await house.close()
    await backing.close()

    const other = await openHouse()
    const said = await adminCommands.restore.run(other.parts, { from: file })
    const { db } = other.parts
    const designs = await db.selectFrom('designs').select('id').execute()
    const { rows: halves } = await sql`
      select id from designs d where version <> (select count(*) from design_versions v where v.design_id = d.id)`.execute(
      db,
    )
    const people = await db.selectFrom('users').select('email').execute()
    const emails = people.map(({ email }) => email)
    const added = await db.selectFrom('audit_events').select('target').where('event', '=', 'service-account').execute()
    await other.close()

    expect(designs.map(({ id }) => id)).toEqual(expect.arrayContaining(before.designs))
    expect(emails).toEqual(expect.arrayContaining(before.accounts))
    expect(designs.length).toBeLessThan(writing.kept.designs.length + 2)
    expect(halves).toEqual([])
    // An account is there before the trail says so: whoever stands in the trail is there.
    expect(emails).toEqual(expect.arrayContaining(added.map(({ target }) => target)))
    expect(added.length).toBeGreaterThanOrEqual(before.accounts.length)
    expect(said[1]).toMatch(/^The audit trail holds: \d+ rows\.$/)
  },
)
