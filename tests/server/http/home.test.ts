/** The home page lists the projects of the reader, each once, whatever pages its tool has. */
import { describe, expect, it } from 'vitest'
import { contracts } from '../../../shared/contracts'
import { newProject } from '../../../shared/economizer/document/exampleEconomizers'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

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

  it('leads to the page that the reader may open', async () => {
    const person = await addPerson(house, { roles: ['hurst-boiler'] })
    const visitor = await hasSession(house, person)
    await visitor.call(SaveProject, { name: 'North stack', document: newProject('IP') })
    const { text } = await visitor.get('/app-selector')
    expect(text).toMatch(/href="\/hurst-boiler\?design=[0-9a-f-]{36}"/)
    expect(text).not.toMatch(/href="\/economizer/)
  })
})
