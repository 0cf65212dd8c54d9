/** What belongs to an installation is asked for or left out: production invents no number, no address and no promise. */
import { describe, expect, it } from 'vitest'
import { anotherNode, houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const person = await addPerson(house, { roles: ['enterprise'] })
const pages = ['/', '/login', '/contact-us', '/help', '/app-selector', '/enterprise-webapp']
const number = '+47 22 555 010'

/** Which of these pages have a number to call, and whether one promises when it is answered. */
async function calls(environment: Record<string, string>) {
  const node = await anotherNode(house, { environment })
  const [visitor, signedIn] = [new Visitor(node), await hasSession(node, person)]
  const texts = await Promise.all(
    pages.map(async path => (await (path.includes('-') ? signedIn : visitor).get(path)).text),
  )
  await node.close()
  return texts.map(text => [/href="tel:/.test(text) || text.includes(number), text.includes('7 am to 5 pm')])
}

describe('the numbers of support', () => {
  it('LAND-07 are on no page where none is set, nor the hours at which they would be answered', async () => {
    expect(await calls({})).toEqual(pages.map(() => [false, false]))
  })

  it('LAND-07, ENTITY-02 are on the pages where they are set', async () => {
    const shown = await calls({ SUPPORT_PHONE_MN: number })
    expect(shown.map(([isShown]) => isShown)).toEqual(pages.map(() => true))
    expect(shown[0]).toEqual([true, true])
  })
})

it.each([
  ['yes', 'max-age=63072000; includeSubDomains'],
  ['no', 'max-age=63072000'],
])('SEC-076 names below the own are bound to https where that is wanted: %s', async (HSTS_SUB_DOMAINS, header) => {
  const node = await anotherNode(house, { environment: { HSTS_SUB_DOMAINS } })
  const { headers } = await new Visitor(node).get('/')
  await node.close()
  expect(headers['strict-transport-security']).toBe(header)
})
