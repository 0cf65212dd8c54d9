/** Links to a coil: the same input by the same engine, for the people of one company. */
import { describe, expect, it } from 'vitest'
import { purge } from '../../../../server/application/purge'
import { limits } from '../../../../server/config/limits'
import type { SnapshotResults } from '../../../../shared/coils/document/coilSnapshot'
import { isAsThen, resultsOf } from '../../../../shared/coils/document/coilSnapshot'
import { newCoilDocument } from '../../../../shared/coils/document/exampleCoil'
import { coilSelection, contracts } from '../../../../shared/contracts'
import { circuitry } from '../../../../shared/contracts/circuitry'
import { withValueAt } from '../../../../shared/tools/fields/paths'
import { projectMessages } from '../../../../shared/wording/projectTexts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const maker = await addPerson(house, { roles: ['enterprise'], name: 'Mia Maker' })
const asMaker = await hasSession(house, maker)
const asColleague = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
const asStranger = await hasSession(
  house,
  await addPerson(house, { roles: ['enterprise'], company: 'Blue Ridge Sales' }),
)
const { tag, input, display } = newCoilDocument('IP')
const coil = { tag, input, display }
const keep = async (of: object = coil, who = asMaker) => (await who.call(coilSelection.KeepLink, { item: of })).body
const open = async (hash: string, who = asMaker) => (await who.call(coilSelection.OpenLink, { hash })).body

describe('a link to a coil', () => {
  it('re-opens exactly the input, pinned to its engine, which gives the same numbers', async () => {
    const { Hash } = (await keep()).Item
    const { Item } = await open(Hash, asColleague)
    expect(Item.Content).toEqual({ ...coil, input: { ...input, engineVersion: Item.Results.engineVersion } })
    expect(Item.MadeBy).toBe('Mia Maker')
    const rated = (await asColleague.call(coilSelection.Rate, { input: Item.Content.input })).body.Item.Rating
    expect(isAsThen(Item.Results, resultsOf(rated))).toBe(true)
    const page = await asColleague.get(`/enterprise-webapp?link=${Hash}`)
    expect(page.text).toContain('The numbers are the same as then.')
  })

  it('opens in another tool of coils too, which cannot compare the numbers and says so', async () => {
    const roles = ['enterprise', 'circ-build'] as const
    const asBoth = await hasSession(house, await addPerson(house, { roles: [...roles] }))
    const { Hash } = (await keep()).Item
    const { Item } = (await asBoth.call(circuitry.OpenLink, { hash: Hash })).body
    expect(Item.Content.input).toMatchObject(input)
    expect(Item.Results).toBeNull()
    const page = await asBoth.get(`/circuitry-builder?link=${Hash}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(projectMessages.notCompared)
    const back = (await asBoth.call(circuitry.KeepLink, { item: coil })).body.Item.Hash
    expect((await asBoth.get(`/enterprise-webapp?link=${back}`)).text).toContain(projectMessages.notCompared)
  })

  it('leads nowhere in a tool of other items', async () => {
    const asGas = await hasSession(house, await addPerson(house, { roles: ['enterprise', 'drygas-gasmix'] }))
    const { Hash } = (await keep()).Item
    const { status, body } = await asGas.call(contracts['GasService.svc'].OpenLink, { hash: Hash })
    expect([status, body.Notices[0].Messages]).toEqual([200, [projectMessages.linkMissing]])
  })

  it('is the same for the same coil, and another for any other', async () => {
    const { Hash } = (await keep()).Item
    expect((await keep()).Item.Hash).toBe(Hash)
    expect((await keep({ ...coil, input: withValueAt(input, 'air.dryBulb', 301) })).Item.Hash).not.toBe(Hash)
  })

  it('says so where the numbers are not those of then', async () => {
    const { Hash } = (await keep({ ...coil, tag: 'Changed' })).Item
    const { results } = await db
      .selectFrom('coil_snapshots')
      .select('results')
      .where('hash', '=', Hash)
      .executeTakeFirstOrThrow()
    const then = results as SnapshotResults
    const other = JSON.stringify({ ...then, totalCapacity: then.totalCapacity * 1.001 })
    await db.updateTable('coil_snapshots').set({ results: other }).where('hash', '=', Hash).execute()
    expect((await asMaker.get(`/enterprise-webapp?link=${Hash}`)).text).toContain('the numbers are not the same')
  })

  it('SEC-050 of another company leads nowhere, as one that was never made', async () => {
    const { Hash } = (await keep()).Item
    expect(await open(Hash, asStranger)).toEqual(await open('0'.repeat(32), asStranger))
    expect((await open(Hash, asStranger)).Notices[0].Messages).toEqual([projectMessages.linkMissing])
    expect((await asStranger.get(`/enterprise-webapp?link=${Hash}`)).text).toContain(projectMessages.linkMissing)
    // The same coil has a link of its own in another company, and neither leads into the other.
    const theirs = (await keep(coil, asStranger)).Item.Hash
    expect([(await open(theirs, asStranger)).Succeeded, (await open(theirs)).Succeeded]).toEqual([true, false])
    expect([(await open(Hash)).Succeeded, (await open(Hash, asStranger)).Succeeded]).toEqual([true, false])
  })

  it('is made of no coil that the engine refuses, and is audited', async () => {
    expect((await keep({ ...coil, input: withValueAt(input, 'fluid.given.value', 1) })).Succeeded).toBe(false)
    const { Hash } = (await keep()).Item
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'coil-link')
      .orderBy('sequence')
      .execute()
    expect(events.some(({ target, actor }) => target === Hash && actor === maker.email)).toBe(true)
  })

  it('is kept for three years after it was last made, and then purged', async () => {
    const there = async (hash: string) => (await open(hash)).Succeeded
    const { Hash } = (await keep({ ...coil, tag: 'CC-3' })).Item
    const old = (await keep({ ...coil, tag: 'CC-4' })).Item.Hash
    const years = (count: number) => count * 365 * 86_400_000
    const madeBefore = (hash: string, ms: number) =>
      db
        .updateTable('coil_snapshots')
        .set({ made_at: new Date(house.clock.now().getTime() - ms) })
        .where('hash', '=', hash)
        .execute()
    for (const hash of [Hash, old]) await madeBefore(hash, years(3) + 1)
    await keep({ ...coil, tag: 'CC-3' })
    await purge(house.parts)
    expect([await there(Hash), await there(old)]).toEqual([true, false])
  })

  it('is refused to who makes very many', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const busy = await hasSession(house, person)
    expect((await keep(coil, busy)).Succeeded).toBe(true)
    await db
      .updateTable('attempts')
      .set({ count: limits.links.perPerson - 1 })
      .where('key', '=', `link:person:${person.id}`)
      .execute()
    expect((await keep(coil, busy)).Succeeded).toBe(true)
    expect(await keep(coil, busy)).toMatchObject({
      Succeeded: false,
      Notices: [{ Messages: [projectMessages.linksPaused] }],
    })
  })
})
