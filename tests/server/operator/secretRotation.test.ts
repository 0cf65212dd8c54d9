/** SESSION_SECRET is changed under two running nodes by docs/operation/rotation.md: in two rounds, and nobody notices. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anotherNode, type House, houseOfFile } from '../../support/house'
import { addPerson, password, signsIn } from '../../support/people'
import { Visitor } from '../../support/visitor'

const base = await houseOfFile()
const [old, next] = ['the secret of before that many know', 'the secret from now on that none know']
const nodes: House[] = []
let turn = 0

/** As by a balancer: each request goes to the other node. */
const house: House = Object.defineProperty({ ...base }, 'address', {
  get() {
    turn += 1
    return nodes[turn % nodes.length]!.address
  },
})

const nodeWith = (SESSION_SECRET: string) => anotherNode(base, { environment: { SESSION_SECRET } })

/** A process reads its secrets once: with others it is another node at the same place. */
async function restart(index: number, secrets: string) {
  await nodes[index]?.close()
  nodes[index] = await nodeWith(secrets)
}

beforeAll(async () => {
  for (const index of [0, 1]) await restart(index, old)
})
afterAll(() => Promise.all(nodes.map(node => node.close())))

/** How many of these logins succeed, each begun at one node and ended at the other. */
async function logins(): Promise<number> {
  let succeeded = 0
  // Somebody else each time: whoever logs in often ends the oldest of their own sessions.
  const person = await addPerson(base, { roles: ['enterprise'] })
  for (let login = 0; login < 4; login++) {
    const visitor = new Visitor(house)
    // One node more or less, so that each is begun at both.
    if (login % 2) turn += 1
    const answer = await visitor.submit('/login', { email: person.email, password })
    const pages = [await visitor.get('/app-selector'), await visitor.get('/app-selector')]
    if (answer.status === 303 && pages.every(page => page.status === 200)) succeeded += 1
  }
  return succeeded
}

it('SEC-111 in two rounds no login fails, and who was logged in stays so until the old secret is left out', async () => {
  const before = await signsIn(house, await addPerson(base, { roles: ['enterprise'] }))
  const isStillIn = async () => [(await before.get('/app-selector')).status, (await before.get('/app-selector')).status]
  const rounds = [`${old},${next}`, `${next},${old}`]
  for (const secrets of rounds)
    for (const index of [0, 1]) {
      await restart(index, secrets)
      expect([secrets, index, await logins(), await isStillIn()]).toEqual([secrets, index, 4, [200, 200]])
    }
  for (const index of [0, 1]) {
    await restart(index, next)
    expect([index, await logins()]).toEqual([index, 4])
  }
  expect(await isStillIn()).toEqual([302, 302])
})

it('SEC-111 in one round logins fail as long as a node does not know the secret that the other signs with', async () => {
  await restart(0, `${old},${next}`)
  expect(await logins()).toBeLessThan(4)
})
