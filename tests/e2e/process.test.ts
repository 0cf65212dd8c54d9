/** The product as it is started by hand: one process with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { launchBrowser, signIn } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { people } from '../support/browserProduct'

const folders: string[] = []
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-process-'))
  folders.push(folder)
  return folder
}

/** Starts the built server. `output` is all that it has said so far. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/node/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
  const exit = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  return {
    output: () => output,
    exit,
    /** The address, once it is served. */
    async address(): Promise<string> {
      const find = () => /Coilworks is at (http:\S+)/.exec(output)?.[1]
      await expect.poll(find, { timeout: 20_000, message: output }).toBeDefined()
      return find() ?? ''
    },
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
  it('prints demo people who can sign in; a second start keeps them, their passwords and their sessions', async () => {
    const folder = newFolder()
    const first = start({ DATA_DIR: folder })
    const address = await first.address()
    const shown = peopleIn(first.output())
    expect([...shown.keys()]).toEqual(expect.arrayContaining(Object.values(people)))
    expect(new Set(shown.values()).size).toBe(shown.size)
    expect(await (await fetch(`${address}/`)).text()).toContain('Demo')
    expect(await first.stop()).toBe(0)

    const second = start({ DATA_DIR: folder })
    const again = await second.address()
    expect(peopleIn(second.output()).size).toBe(0)
    await inBrowser(async browser => {
      const context = await browser.newContext({ baseURL: again })
      await signIn(context, again, people.customer, shown.get(people.customer))
      const page = await context.newPage()
      await page.goto('/app-selector')
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Apps')
    })
    expect(await second.stop()).toBe(0)
  })

  it('SEC-117 ends a second process on the same data folder at once, and says which one has it', async () => {
    const folder = newFolder()
    const first = start({ DATA_DIR: folder })
    await first.address()
    const second = start({ DATA_DIR: folder })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/data folder is in use by process \d+/)
    expect(await first.stop()).toBe(0)
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

describe('the time from a pause in typing to new results', () => {
  let server: ReturnType<typeof start>
  let address: string

  beforeAll(async () => {
    server = start({ DATA_DIR: newFolder() })
    address = await server.address()
  })

  it('is measured and printed', async () => {
    await inBrowser(async browser => {
      const context = await browser.newContext({ baseURL: address })
      await signIn(context, address, people.customer, peopleIn(server.output()).get(people.customer))
      const page = await context.newPage()
      await page.goto('/enterprise-webapp')
      await hydrated(page)
      const flow = page.getByRole('textbox', { name: 'Flow', exact: true })
      const times: number[] = []
      for (let gpm = 76; gpm <= 96; gpm++) {
        const updated = page.evaluate(() => {
          const capacity = document.querySelector('.cw-kpi .v')
          return new Promise<number>(resolve => {
            addEventListener(
              'input',
              () => {
                const start = performance.now()
                new MutationObserver(() => resolve(performance.now() - start)).observe(capacity as Node, {
                  subtree: true,
                  characterData: true,
                  childList: true,
                })
              },
              { once: true, capture: true },
            )
          })
        })
        await flow.fill(String(gpm))
        times.push(await updated)
      }
      times.sort((a, b) => a - b)
      const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
      console.info(`pause in typing to new results: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms`)
      expect(times.length).toBe(21)
    })
  })
})

async function inBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchBrowser()
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}
