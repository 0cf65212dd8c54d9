/** The report that is set: kept across screens, shown before what the address names, and closed. */
import { describe, expect, it } from 'vitest'
import { coolingExample, newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { coilSelection } from '../../../shared/contracts'
import type { ReportDescriptor } from '../../../shared/contracts/tools/toolOperations'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import type { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const document = { ...newCoilDocument('IP'), tag: 'CC-1', input: coolingExample }
const other = '/report?fon=0f0f&fin=other.pdf&title=Another'

async function maker(): Promise<Visitor> {
  return hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
}

async function make(visitor: Visitor, title = 'Roof unit 3', openInNewWindow?: boolean): Promise<ReportDescriptor> {
  const { body } = await visitor.call(coilSelection.CreateReport, { title, document, openInNewWindow })
  return body.Item
}

const titleOf = (text: string) => /<h1>([^<]*)</.exec(text)?.[1]

const addressOf = ({ FolderName, FileName, ReportTitle }: ReportDescriptor) =>
  `/report?${new URLSearchParams({ fon: FolderName, fin: FileName, title: ReportTitle })}`

describe('a report that was made', () => {
  it('ENTITY-25 is described by its title, its folder and file, and whether it is for a window of its own', async () => {
    const visitor = await maker()
    const report = await make(visitor, 'Roof unit 3', true)
    expect(report).toMatchObject({
      ReportTitle: 'Roof unit 3',
      FolderName: expect.stringMatching(/^[0-9a-f]{32}$/),
      FileName: 'CC-1.pdf',
      OpenInNewWindow: true,
    })
    expect((await visitor.get(`/pdfs/${report.FolderName}/${report.FileName}`)).status).toBe(200)
  })

  it('REPORT-13, REPORT-18 is not kept for the screen where it was for a window of its own: the flag ends with the answer', async () => {
    const visitor = await maker()
    await make(visitor, 'Roof unit 3', true)
    expect((await visitor.get('/report')).headers.location).toBe('/app-selector')
    expect((await make(visitor)).OpenInNewWindow).not.toBe(true)
    expect((await visitor.get('/report')).status).toBe(200)
  })

  it('REPORT-09, REPORT-18 is set across screens, with what it is exported by', async () => {
    const visitor = await maker()
    const { FolderName } = await make(visitor)
    await visitor.get('/app-selector')
    await visitor.get('/enterprise-webapp')
    const { status, text } = await visitor.get('/report')
    expect([status, titleOf(text)]).toEqual([200, 'Roof unit 3'])
    expect(text).toContain('Export To Excel')
    expect(text).toContain(`\`report\`:\`${FolderName}\``)
  })

  it('REPORT-10 has the address rewritten to it only where that named a report', async () => {
    const visitor = await maker()
    const report = await make(visitor)
    const rewritten = await visitor.get(other)
    expect([rewritten.status, rewritten.headers.location]).toEqual([302, addressOf(report)])
    expect(titleOf((await visitor.get(addressOf(report))).text)).toBe('Roof unit 3')
    for (const address of ['/report', '/report?title=Another', '/report?fin=other.pdf']) {
      const { status, text } = await visitor.get(address)
      expect([address, status, titleOf(text)]).toEqual([address, 200, 'Roof unit 3'])
    }
  })

  it('REPORT-11 is not set any more once it is closed: then the address counts', async () => {
    const visitor = await maker()
    await make(visitor)
    const closed = await visitor.submit('/report', {})
    expect([closed.status, closed.headers.location]).toEqual([303, '/app-selector'])
    const { status, text } = await visitor.get(other)
    expect([status, titleOf(text)]).toEqual([200, 'Another'])
    expect(text).not.toContain('Export To Excel')
    expect((await visitor.get('/report')).headers.location).toBe('/app-selector')
  })

  it('REPORT-18 ends with the session', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const visitor = await hasSession(house, person)
    await make(visitor)
    await visitor.logsOut()
    expect((await visitor.get('/report')).headers.location).toBe('/login')
    expect((await (await hasSession(house, person)).get('/report')).headers.location).toBe('/app-selector')
  })

  it('is closed by nobody who is not signed in', async () => {
    const visitor = await maker()
    const token = await visitor.token()
    await visitor.logsOut()
    expect((await visitor.post('/report', { _csrf: token })).status).toBe(403)
  })
})

describe('the instructions of the report screen', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'about:preferences#general'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36', 'chrome://'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', undefined],
  ])('REPORT-07 are those of the browser that asks: %s', async (agent, address) => {
    const visitor = await maker()
    await make(visitor)
    const { text } = await visitor.get('/report', { 'user-agent': agent })
    for (const one of ['about:preferences#general', 'chrome://'])
      expect([one, text.includes(one)]).toEqual([one, one === address])
  })
})
