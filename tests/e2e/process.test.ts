/** The product as it is started by hand: one process with a data folder of its own. */
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoText } from '../../views/components/DemoRibbon'
import { sharedBrowser, signIn } from '../support/browser'
import { newFolder } from '../support/browserFolder'
import { people } from '../support/browserPeople'
import { serverProcesses } from '../support/serverProcesses'

const start = serverProcesses()

/** Demo people as the start prints them. */
function peopleIn(output: string): Map<string, string> {
  const lines = [...output.matchAll(/^ {2}(\S+@\S+) +(\S+)/gm)]
  return new Map(lines.map(([, email = '', secret = '']) => [email, secret]))
}

describe('a start without any setting', () => {
  let folder: string
  let first: ReturnType<typeof start>
  let address: string

  beforeAll(async () => {
    folder = newFolder()
    first = start({ NODE_ENV: undefined, DATA_DIR: folder, LOG_LEVEL: 'info' }, undefined, 'scripts/start.mjs')
    address = await first.address()
  })

  it('prints demo people with a password each, and says on its pages that it is a demo', async () => {
    const shown = peopleIn(first.output())
    expect([...shown.keys()]).toEqual(expect.arrayContaining(Object.values(people)))
    expect(new Set(shown.values()).size).toBe(shown.size)
    expect(await (await fetch(`${address}/`)).text()).toContain(demoText)
  })

  it('SEC-103 audits the start, once, and that it is a demo', () => {
    const lines = first
      .output()
      .split('\n')
      .filter(line => line.startsWith('{'))
    // A busy machine may be told of as well, as a node that answers late.
    const audited = lines.map(line => JSON.parse(line).audit).filter(row => row && row.event !== 'alarm')
    expect(audited).toMatchObject([{ event: 'start', outcome: 'success', detail: { demo: true } }])
  })

  it('SEC-117 ends a second process on the same data folder, and says which one has it', async () => {
    const second = start({ MODE: 'demo', DATA_DIR: folder })
    expect(await second.exit).toBe(75)
    expect(second.output()).toMatch(/data folder is in use by process \d+/)
  })

  it('keeps people and passwords over a stop, and comes to rest and serves where nobody reads what it prints', async () => {
    const shown = peopleIn(first.output())
    expect(await first.stop()).toBe(0)

    const port = await freePort()
    const again = `http://127.0.0.1:${port}`
    const unread = start({ MODE: 'demo', DATA_DIR: folder, PORT: String(port) })
    unread.turnAway()
    const ready = () =>
      fetch(`${again}/readyz`).then(
        answer => answer.status,
        () => undefined,
      )
    await expect.poll(ready, { timeout: 120_000 }).toBe(200)
    await inContext(again, async context => {
      await signIn(context.request, again, people.customer, shown.get(people.customer))
      const page = await context.newPage()
      await page.goto('/app-selector')
      expect(await page.getByRole('heading', { level: 2, name: 'Apps' }).isVisible()).toBe(true)
    })
    await expect.poll(() => busyShare(port), { timeout: 120_000 }).toBeLessThan(0.1)
    expect(await unread.stop()).toBe(0)
  })

  it('prints no people again, takes over the half of a lock that was left, outlives a rejection that nothing takes, and stops with 70 and says why where an error is thrown past everything', async () => {
    writeFileSync(join(folder, 'lock.json'), '{"pid":')
    const failOnSignal = [
      "process.on('SIGUSR2', () => Promise.reject(new Error('of one request')))",
      "process.on('SIGHUP', () => { throw new Error('of nobody') })",
    ].join(';')
    const broken = start({
      MODE: 'demo',
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failOnSignal)}`,
    })
    await broken.address()
    expect(peopleIn(broken.output()).size).toBe(0)
    const said = () =>
      broken
        .output()
        .split('\n')
        .filter(one => one.includes('nothing handles'))
        .map(line => JSON.parse(line))
    broken.signal('SIGUSR2')
    const taken = { level: 50, err: { message: 'of one request' } }
    await expect.poll(said).toMatchObject([taken])
    broken.signal('SIGHUP')
    expect(await broken.exit).toBe(70)
    expect(said()).toMatchObject([taken, { level: 60, err: { message: 'of nobody' } }])
  })
})

describe('SEC-111, SEC-114 a production start', () => {
  it('ends with 78 where its settings are missing, and names each of them', async () => {
    const child = start({ MODE: 'production', DATA_DIR: newFolder() })
    expect(await child.exit).toBe(78)
    for (const name of ['PUBLIC_ORIGIN', 'SESSION_SECRET', 'AUDIT_KEY', 'SMTP_URL'])
      expect(child.output()).toContain(name)
  })

  it('SEC-032 ends with 78 by npm start as well where the environment asks for production', async () => {
    const child = start({ NODE_ENV: 'production', DATA_DIR: newFolder() }, undefined, 'scripts/start.mjs')
    expect(await child.exit).toBe(78)
    expect(child.output()).toContain('PUBLIC_ORIGIN')
  })

  it('cannot be a demo', async () => {
    const child = start({ MODE: 'demo', PUBLIC_ORIGIN: 'https://coils.example.com', DATA_DIR: newFolder() })
    expect(await child.exit).toBe(78)
    expect(child.output()).toContain('PUBLIC_ORIGIN')
  })
})

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Which part of a moment the process was computing. */
async function busyShare(port: number): Promise<number> {
  const spent = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
  }
  const [started, before] = [performance.now(), await spent()]
  await new Promise(resolve => setTimeout(resolve, 500))
  const after = await spent()
  return (1000 * (after - before)) / (performance.now() - started)
}

async function inContext<Result>(baseURL: string, work: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await (await sharedBrowser()).newContext({ baseURL })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}
