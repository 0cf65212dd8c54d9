/** Browsers that cannot show the product: told by their names, shown a picture in markup that they can read. */
import { describe, expect, it } from 'vitest'
import { ageOf } from '../../../server/http/oldBrowsers'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const visitor = new Visitor(house)

const names = {
  ie6: 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)',
  ie10: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  ie11: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  ie11AsOlder: 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/7.0)',
  edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
  chrome60: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0 Safari/537.36',
  firefox60: 'Mozilla/5.0 (Windows NT 10.0; rv:60.0) Gecko/20100101 Firefox/60.0',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0',
}
const get = (path: string, name: string, by = visitor) => by.get(path, { 'user-agent': name })

describe('a browser', () => {
  it.each([
    ['old', names.ie6],
    ['old', names.ie10],
    ['outdated', names.ie11],
    ['outdated', names.ie11AsOlder],
    ['current', names.edge],
    ['current', names.firefox],
    ['current', ''],
  ])('is %s by %s', (age, name) => expect(ageOf(name)).toBe(age))
})

it('NAV-11 that is old is sent to / from every route, with a session too', async () => {
  const person = await hasSession(house, await addPerson(house))
  for (const path of ['/login', '/app-selector', '/enterprise-webapp?design=1', '/nowhere'])
    for (const by of [visitor, person]) {
      const answer = await get(path, names.ie10, by)
      expect([answer.status, answer.headers.location]).toEqual([302, '/'])
      expect(answer.headers.vary).toMatch(/user-agent/i)
    }
})

it('LAYOUT-05, ERROR-25 that is old gets a picture in place of the app', async () => {
  const { status, text } = await get('/', names.ie10)
  expect(status).toBe(200)
  expect(text).toContain('Internet Explorer before version 11 is not supported.')
  expect(text).not.toMatch(/<script|data-widget|cw-/)
  const picture = /<img src="([^"]+)"/.exec(text)?.[1] ?? ''
  const shown = await get(picture, names.ie10)
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png'])
})

it('LAYOUT-06 that is Internet Explorer 11 gets a recommendation on the root path, and pages elsewhere', async () => {
  const root = await get('/', names.ie11)
  expect(root.text).toContain('Please use a current browser')
  const picture = /<img src="([^"]+)"/.exec(root.text)?.[1] ?? ''
  expect((await get(picture, names.ie11)).headers['content-type']).toBe('image/png')
  expect((await get('/login', names.ie11)).text).toContain('action="/login"')
})

it('LAYOUT-05, LAYOUT-06 that is current gets the app', async () => {
  expect((await get('/', names.edge)).text).not.toContain('browser-recommendation')
})

it.each(['ie11', 'chrome60', 'firefox60', 'edge'] as const)(
  'LAYOUT-06 %s gets on every page the note that only a browser without what pages need shows',
  async name => {
    for (const path of ['/login', '/help', '/register']) {
      const { text } = await get(path, names[name])
      const note = text.indexOf(`<p class="cw-old-browser">${serverMessages.lackingBrowser}</p>`)
      expect([path, note > text.indexOf('<body'), note < text.indexOf('<main')]).toEqual([path, true, true])
    }
  },
)
