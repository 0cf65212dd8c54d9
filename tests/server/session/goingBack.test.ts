/** Where a close button leads from a page that was reached without any of ours before it, and where a change or a missing report leads back to. */
import { describe, expect, it } from 'vitest'
import { houseOfFile, publicOrigin } from '../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const closeLink = /<a class="btn btn-quiet px-2" href="([^"]*)"/

it('NAV-07 falls back to the app selector with an identity', async () => {
  const person = await hasSession(house, await addPerson(house))
  expect(closeLink.exec((await person.get('/contact-us')).text)?.[1]).toBe('/app-selector')
})

it('NAV-08 falls back to the route that the caller gives without one', async () => {
  expect(closeLink.exec((await new Visitor(house).get('/contact-us')).text)?.[1]).toBe('/')
})

/** As by a link of one of our pages. */
const from = (path: string, origin = publicOrigin) => ({ referer: origin + path, 'sec-fetch-site': 'same-origin' })

describe('the change of a password', () => {
  const cancelLink = /<a [^>]*\bhref="([^"]*)"[^>]*>Cancel/
  const returnIn = (page: string) =>
    /name="returnTo" value="([^"]*)"/.exec(page.split('<form class="cw-panel"')[1]?.split('oldPassword')[0] ?? '')?.[1]
  const typed = { oldPassword: password, password: 'Another1Password', confirmPassword: 'Another1Password' }

  it('NAV-07, PWD-05 leads back to the page that it was opened from, and so does its Cancel', async () => {
    const visitor = await signsIn(house, await addPerson(house))
    const profile = '/app-selector/user-profile'
    const page = (await visitor.get('/app-selector/change-password', from(`${profile}?a=1`))).text
    expect(cancelLink.exec(page)?.[1]).toBe(`${profile}?a=1`)
    const returnTo = returnIn(page) ?? ''
    const wrong = await visitor.submit('/app-selector/change-password', { ...typed, oldPassword: 'x', returnTo })
    expect([wrong.status, cancelLink.exec(wrong.text)?.[1]]).toEqual([200, `${profile}?a=1`])
    const done = await visitor.submit('/app-selector/change-password', { ...typed, returnTo })
    expect([done.status, done.headers.location]).toEqual([303, `${profile}?a=1`])
  })

  it.each([
    ['typed into the address bar', {}],
    ['opened by a page of another site', from('/app-selector/user-profile', 'https://elsewhere.example')],
    ['loaded again', from('/app-selector/change-password')],
    ['opened by a page that anybody may see', from('/help')],
  ])('leads to the app selector where it was %s', async (_, headers) => {
    const visitor = await signsIn(house, await addPerson(house))
    const page = (await visitor.get('/app-selector/change-password', headers)).text
    expect([cancelLink.exec(page)?.[1], returnIn(page)]).toEqual(['/app-selector', undefined])
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', '/\\elsewhere.example'])(
    'leads to no address that a form brings along: %s',
    async returnTo => {
      const visitor = await signsIn(house, await addPerson(house))
      const wrong = await visitor.submit('/app-selector/change-password', { ...typed, oldPassword: 'x', returnTo })
      expect(cancelLink.exec(wrong.text)?.[1]).toBe('/app-selector')
      const done = await visitor.submit('/app-selector/change-password', { ...typed, returnTo })
      expect([done.status, done.headers.location]).toEqual([303, '/app-selector'])
    },
  )
})

it('ERROR-24, REPORT-12 a report that is not named leads back to where it was asked for, else to the app selector', async () => {
  const visitor = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
  const asked = async (headers = {}) => (await visitor.get('/report?fon=only', headers)).headers.location
  expect(await asked(from('/enterprise-webapp?design=1'))).toBe('/enterprise-webapp?design=1')
  expect(await asked(from('/report'))).toBe('/app-selector')
  expect(await asked()).toBe('/app-selector')
})
