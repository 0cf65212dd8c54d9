/** docs/operation/remote-services.md: the requests that it shows are sent as they stand there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { serviceContracts } from '../../../scripts/serviceContracts'
import { limits } from '../../../server/config/limits'
import { serveServices } from '../../../server/services/serveServices'
import { houseOfFile } from '../../support/house'
import { addPerson, password } from '../../support/people'

const textOf = (name: string) => readFileSync(join(root, 'docs/operation', name), 'utf8').replaceAll('\r', '')
const page = textOf('remote-services.md')
const house = await houseOfFile()
const port = await serveServices(house.parts.builtIn, 0)
afterAll(() => port.stop())

/** The requests of the page, each as curl would send it. */
function samples() {
  return [...page.matchAll(/```sh\ncurl ([\s\S]*?)\n```/g)].map(([, text = '']) => ({
    url: /http:\/\/127\.0\.0\.1:8081(\S+)/.exec(text)?.[1] ?? '',
    headers: Object.fromEntries([...text.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name, value])),
    body: /-d '([^']+)'/.exec(text)?.[1],
  }))
}

it('shows requests that the built-in services answer', async () => {
  const person = await addPerson(house, { email: 'ann@example.com' })
  const [logIn, getAE, ...others] = samples()
  expect(others).toEqual([])

  const signedIn = await fetch(port.address + logIn!.url, {
    method: 'POST',
    headers: logIn!.headers,
    body: logIn!.body!.replace('the password', password),
  })
  expect(await signedIn.json()).toMatchObject({ Succeeded: true, Item: { Email: person.email } })
  const authorization = signedIn.headers.get('authorization') ?? ''
  expect(authorization).toMatch(/^Bearer \S+$/)

  expect(getAE!.headers.authorization).toBe('Bearer the-token')
  const asked = await fetch(port.address + getAE!.url, { headers: { authorization } })
  const shown = /```json\n([\s\S]*?)\n```/.exec(page)?.[1] ?? ''
  expect(await asked.json()).toEqual(JSON.parse(shown))
  expect((await fetch(port.address + getAE!.url, { headers: getAE!.headers })).status).toBe(401)
})

it('says the limits as they are', () => {
  const { firstByteMs, totalMs, jsonBytes } = limits.upstream
  expect(page).toContain(
    `within ${firstByteMs / 1000} seconds, all within ${totalMs / 1000}, ${jsonBytes / 1_000_000} MB at most`,
  )
})

it('leads to the contracts as the gateway has them: node scripts/run.mjs scripts/docs.ts', () => {
  expect(textOf('service-contracts.md')).toBe(serviceContracts())
})
