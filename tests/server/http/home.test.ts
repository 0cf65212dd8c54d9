/** The home page lists the projects of the reader, each once, whatever pages its tool has. */
import { describe, expect, it } from 'vitest'
import { contracts } from '../../../shared/contracts'
import { readerOf } from '../../../shared/display/formatQuantity'
import { newProject } from '../../../shared/economizer/document/exampleEconomizers'
import { rolesOfTool } from '../../../shared/tools/tools'
import { pageTools } from '../../../views/widgets/pageTools'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'

/** A tool with a page once, by the kind of what it saves. */
const pages = pageTools.filter(({ tool }, at) => pageTools.findIndex(other => other.tool.kind === tool.kind) === at)

const house = await houseOfFile()
const { SaveProject } = contracts['EconomizerService.svc']

describe('the home page', () => {
  it('shows a project once to who may open it on several pages, with its figures, and offers a new one once', async () => {
    const person = await addPerson(house, { roles: ['economizer', 'cleaver-brooks', 'hurst-boiler'] })
    const visitor = await hasSession(house, person)
    await visitor.call(SaveProject, { name: 'Lakeview Dairy', document: newProject('IP') })
    const { text } = await visitor.get('/app-selector')
    const count = (part: string | RegExp) => text.split(part).length - 1
    expect(count('>Lakeview Dairy<')).toBe(1)
    expect(count('New economizer')).toBe(1)
    expect(text).toContain('Recovered heat')
    const list = await visitor.get('/app-selector?projects=economizer')
    expect(list.text.split('Lakeview Dairy').length - 1).toBe(1)
  })

  it.each(pages.map(page => [page.tool.kind, page] as const))('has the figures of a saved %s', async (_, page) => {
    const { tool } = page
    const service = contracts[tool.service] as unknown as (typeof contracts)['EconomizerService.svc']
    const visitor = await hasSession(house, await addPerson(house, { roles: [...rolesOfTool(tool)] }))
    const saved = smallestRequests[`${tool.service}/SaveProject`] as { document: { items: [{ input: never }] } }
    await visitor.call(service.SaveProject, { ...saved, name: 'Kept for the home page' } as never)
    const { status, text } = await visitor.get('/app-selector')
    expect(status).toBe(200)
    expect(text).toContain('Kept for the home page')
    const [{ input }] = saved.document.items
    const Item = (await visitor.call(service.Rate, { input })).body.Item
    const [first] = page.keyResults(
      Item!.Rating as never,
      page.ratedInput(input, Item!.Rating as never),
      readerOf('IP'),
    )
    expect(text).toContain(first!.label)
    expect(text).toContain(first!.value)
  })

  it('leads to the page that the reader may open', async () => {
    const person = await addPerson(house, { roles: ['hurst-boiler'] })
    const visitor = await hasSession(house, person)
    await visitor.call(SaveProject, { name: 'North stack', document: newProject('IP') })
    const { text } = await visitor.get('/app-selector')
    expect(text).toMatch(/href="\/hurst-boiler\?design=[0-9a-f-]{36}"/)
    expect(text).not.toMatch(/href="\/economizer/)
  })

  it('goes on with the four projects that were changed last, of whatever tool, and says by whom and whose they are', async () => {
    const roles = ['economizer', 'aircooler'] as const
    const person = await addPerson(house, { roles: [...roles], name: 'Rhea Reader' })
    const other = await addPerson(house, { roles: [...roles], name: 'Otto Owner' })
    const [reader, owner] = [await hasSession(house, person), await hasSession(house, other)]
    await house.parts.db
      .insertInto('project_members')
      .values({ owner_id: other.id, member_id: person.id, permission_group: 'Read-Only' })
      .execute()
    const save = async (
      visitor: typeof reader,
      name: string,
      tool: 'EconomizerService.svc' | 'AirCoolerService.svc',
    ) => {
      house.clock.advance({ minutes: 1 })
      const { document } = smallestRequests[`${tool}/SaveProject`] as { document: never }
      expect((await visitor.call(contracts[tool].SaveProject, { name, document })).body.Succeeded).toBe(true)
    }
    await save(reader, 'First of five', 'AirCoolerService.svc')
    await save(reader, 'Second of five', 'EconomizerService.svc')
    await save(owner, 'Third of five', 'AirCoolerService.svc')
    await save(reader, 'Fourth of five', 'EconomizerService.svc')
    await save(reader, 'Fifth of five', 'AirCoolerService.svc')
    const { text } = await reader.get('/app-selector')
    expect([...text.matchAll(/(\w+) of five/g)].map(([, which]) => which)).toEqual([
      'Fifth',
      'Fourth',
      'Third',
      'Second',
    ])
    const cards = text.split('class="cw-recent"').slice(1)
    const isOthers = cards.map(card => [card.includes('Read-Only, Otto Owner'), card.includes(', Otto Owner</span>')])
    expect(isOthers).toEqual([false, false, true, false].map(is => [is, is]))
    expect(cards.map(card => card.includes(', you</span>'))).toEqual([true, true, false, true])
    expect(cards.map(card => card.split('class="l"').length - 1)).toEqual([3, 3, 3, 3])
  })
})
