/** The example clients of the Selection API, run as they stand in the docs against a product behind its proxy. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import { root } from '../../../scripts/root.mjs'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { houseOfFile } from '../../support/house'
import { password } from '../../support/people'
import { hasProgram } from '../../support/programs'

const house = await houseOfFile()
const program = await hasProgram(house)
const folder = mkdtempSync(join(tmpdir(), 'coilworks-clients-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What stands in front of the product: it adds what a proxy says. */
const front = createServer((asked, answer) => {
  const headers = { ...asked.headers, ...house.proxyHeaders }
  const sent = httpRequest(`${house.address}${asked.url}`, { method: asked.method, headers }, answered => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(answer)
  })
  sent.once('error', () => answer.destroy())
  asked.pipe(sent)
})
await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
afterAll(() => void front.close())
const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`

interface Results {
  results: { rating: { totalCapacity: number } | null }[]
}

const at = (name: string) => join(root, 'docs/api', name)
const clients = [
  ['rate-many.mjs', process.execPath],
  ['rate_many.py', 'python3'],
  ['rate-many.sh', 'sh'],
] as const

it.each([
  ['python3', 'rate_many.py'],
  ['curl', 'rate-many.sh'],
])('%s is on this machine, because %s is tested by it', (program, client) => {
  const { status } = spawnSync(program, ['--version'])
  expect(status, `install ${program}: without it nothing shows that docs/api/${client} works`).toBe(0)
})

it('every client of the docs is run here', () => {
  expect(clients.map(([client]) => client).sort()).toEqual(readdirSync(join(root, 'docs/api')).sort())
})

const withRows = (rows: number) => ({ ...coolingExample, geometry: { ...coolingExample.geometry, rows } })
const inputs = [...Array.from({ length: 8 }, (_, index) => withRows(index + 1)), withRows(40)]
const file = join(folder, 'coils.json')
writeFileSync(file, JSON.stringify({ inputs }))

/** Not in this thread: the product answers in it. */
const run = (client: string, by: string, secret: string, files = [file]) =>
  new Promise<{ code: number; said: string }>(resolve => {
    const env = { PATH: process.env.PATH, CLIENT_ID: program.email, CLIENT_PASSWORD: secret }
    execFile(by, [at(client), origin, ...files], { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    )
  })

describe.each(clients)('%s', (client, by) => {
  it('signs in and rates many coils, and tells of one that cannot be', async () => {
    const { code, said } = await run(client, by, password)
    expect(code).toBe(0)
    const wanted = inputs.slice(0, 8).map(input => rateCoil(input).totalCapacity)
    const found = client.endsWith('.sh')
      ? (JSON.parse(said) as Results).results.map(({ rating }) => rating?.totalCapacity)
      : said.split('\n').map(line => Number.parseFloat(/^\d+ ([\d.]+) W$/.exec(line)?.[1] ?? 'NaN'))
    expect(found).toHaveLength(9)
    for (const [index, capacity] of wanted.entries()) expect(found[index]).toBeCloseTo(capacity, 0)
    expect(said).toContain('geometry.rows')
  })

  it('rates more coils than a request takes', async () => {
    const many = Array.from({ length: 260 }, (_, index) => withRows(1 + (index % 8)))
    const parts = client.endsWith('.sh') ? 2 : 1
    const files = Array.from({ length: parts }, (_, part) => {
      const name = join(folder, `part-${part}-of-${parts}.json`)
      const [from, to] = [(part * many.length) / parts, ((part + 1) * many.length) / parts]
      writeFileSync(name, JSON.stringify({ inputs: many.slice(from, to) }))
      return name
    })
    const { code, said } = await run(client, by, password, files)
    expect(code).toBe(0)
    const lines = said.split('\n')
    const capacities =
      parts === 1
        ? lines.map(line => Number.parseFloat(line.split(' ')[1]!))
        : lines.flatMap(line => (JSON.parse(line) as Results).results.map(({ rating }) => rating!.totalCapacity))
    const wanted = many.slice(0, 8).map(input => rateCoil(input).totalCapacity)
    expect(capacities).toHaveLength(many.length)
    for (const [index, capacity] of capacities.entries()) expect(capacity).toBeCloseTo(wanted[index % 8]!, 0)
    if (parts === 1) expect(lines.at(-1)).toMatch(new RegExp(`^${many.length} `))
  })

  it('ends with what is wrong where the password is', async () => {
    const { code, said } = await run(client, by, 'Wrong7Password')
    expect(code).not.toBe(0)
    expect(said).toMatch(/401|403/)
  })
})
