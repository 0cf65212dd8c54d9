/** The product as it is started by hand: one process with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { demoText } from '../../views/components/DemoRibbon'
import { sharedBrowser, signIn } from '../support/browser'
import { newFolder } from '../support/browserFolder'
import { people } from '../support/browserPeople'

const running: ChildProcess[] = []

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the built server. `output` is all that it has said so far. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/node/main.js'], {
    cwd: root,
    // One thread for ratings: each has the usual coils to rate at every start.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'warn',
      CALCULATION_THREADS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
  const exit = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  return {
    /** From now on nobody reads what it prints. */
    turnAway() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    output: () => output,
    exit,
    /** The address, once it is served. */
    address(): Promise<string> {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = /Coilworks is at (http:\S+)/.exec(output)?.[1]
          if (found) resolve(found)
        }
        child.stdout.on('data', look)
        child.once('exit', () => reject(new Error(output)))
        look()
      })
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
    stop(): Promise<number | null> {
      child.kill('SIGTERM')
      return exit
    },
  }
}

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
    first = start({ DATA_DIR: folder })
    address = await first.address()
  })

  it('prints demo people with a password each, and says on its pages that it is a demo', async () => {
    const shown = peopleIn(first.output())
    expect([...shown.keys()]).toEqual(expect.arrayContaining(Object.values(people)))
    expect(new Set(shown.values()).size).toBe(shown.size)
    expect(await (await fetch(`${address}/`)).text()).toContain(demoText)
  })

  it('SEC-117 ends a second process on the same data folder, and says which one has it', async () => {
    const second = start({ DATA_DIR: folder })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/data folder is in use by process \d+/)
  })

  it('keeps people and passwords over a stop, and comes to rest and serves where nobody reads what it prints', async () => {
    const shown = peopleIn(first.output())
    expect(await first.stop()).toBe(0)

    const port = await freePort()
    const again = `http://127.0.0.1:${port}`
    const unread = start({ DATA_DIR: folder, PORT: String(port) })
    unread.turnAway()
    const ready = () =>
      fetch(`${again}/readyz`).then(
        answer => answer.status,
        () => undefined,
      )
    await expect.poll(ready, { timeout: 40_000 }).toBe(200)
    await inContext(again, async context => {
      await signIn(context.request, again, people.customer, shown.get(people.customer))
      const page = await context.newPage()
      await page.goto('/app-selector')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Apps')
    })
    await expect.poll(() => busyShare(port), { timeout: 40_000 }).toBeLessThan(0.1)
    expect(await unread.stop()).toBe(0)
  })

  it('prints no people again, and stops with 1 and says why, where an error is handled by nobody', async () => {
    const failOnSignal = "process.on('SIGUSR2', () => Promise.reject(new Error('of nobody')))"
    const broken = start({
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failOnSignal)}`,
    })
    await broken.address()
    expect(peopleIn(broken.output()).size).toBe(0)
    broken.signal('SIGUSR2')
    expect(await broken.exit).toBe(1)
    const line = broken
      .output()
      .split('\n')
      .find(one => one.includes('nothing handles'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 60, err: { message: 'of nobody' } })
  })
})

describe('SEC-111, SEC-114 a production start', () => {
  it('ends with 78 where its settings are missing, and names each of them', async () => {
    const child = start({ MODE: 'production', DATA_DIR: newFolder() })
    expect(await child.exit).toBe(78)
    for (const name of ['PUBLIC_ORIGIN', 'SESSION_SECRET', 'AUDIT_KEY']) expect(child.output()).toContain(name)
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
