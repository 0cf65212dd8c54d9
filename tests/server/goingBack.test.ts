/** Where a close button leads from a page that was reached without any of ours before it. */
import { expect, it } from 'vitest'
import { houseOfFile } from '../support/house'
import { addPerson, hasSession } from '../support/people'
import { Visitor } from '../support/visitor'

const house = await houseOfFile()
const closeLink = /<a class="btn btn-quiet px-2" href="([^"]*)"/

it('NAV-07 falls back to the app selector with an identity', async () => {
  const person = await hasSession(house, await addPerson(house))
  expect(closeLink.exec((await person.get('/contact-us')).text)?.[1]).toBe('/app-selector')
})

it('NAV-08 falls back to the route that the caller gives without one', async () => {
  expect(closeLink.exec((await new Visitor(house).get('/contact-us')).text)?.[1]).toBe('/')
})
