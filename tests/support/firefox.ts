/**
 * Firefox of the system, by WebDriver BiDi: without a window, with a profile of its own, which is removed, and without
 * a way out of this machine. Why not by a library: decision 0177.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectTo } from './bidi'
import { type FirefoxPage, openPage } from './firefoxPage'
import { browserPaths } from './provided'

/**
 * Runs the browser until the input ends, which it also does when the process that holds it is killed. So neither the
 * browser nor its profile is ever left behind.
 */
const untilInputEnds = `
  exec 3<&0
  "$0" --headless --no-remote --profile "$1" --remote-debugging-port 0 &
  browser=$!
  { read -r _ <&3; kill -9 $browser; } &
  wait $browser
  rm -rf "$1"`

/** Whatever the browser would look up for itself. It applies more of the kind by itself while it is driven. */
const silent = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.update.enabled': false,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.startup.page': 0,
  'browser.topsites.contile.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.enabled': false,
}

export type Firefox = Awaited<ReturnType<typeof startFirefox>>

export async function startFirefox() {
  const outward = await refuseOutward()
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-firefox-'))
  const preferences = { ...silent, ...outward.preferences, 'ui.prefersReducedMotion': 1 }
  const lines = Object.entries(preferences).map(
    one => `user_pref(${one.map(part => JSON.stringify(part)).join(', ')});`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  // Its home is its profile: it writes nothing elsewhere, and does not ask whose home it is.
  const own = { HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1', MOZ_DISABLE_NONLOCAL_CONNECTIONS: '1' }
  const program = spawn('/bin/sh', ['-c', untilInputEnds, browserPaths.firefox(), folder], {
    env: { ...process.env, ...own },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const { send, on, close } = await connectTo(`${await addressOf(program)}/session`)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError'] })

  return {
    /** What it tried to reach outside of this machine: host and port of each. */
    outward: outward.tried,
    /** An empty profile with one page, of the product at `origin`. */
    open: (origin: string): Promise<FirefoxPage> => openPage({ send, on }, origin),
    /** Ends the browser, with all of its processes. */
    async stop(): Promise<void> {
      close()
      const ended = program.exitCode === null && once(program, 'exit')
      program.stdin.end()
      await ended
      await outward.close()
    },
  }
}

/** The address of its WebSocket, which it says once it listens. */
function addressOf(program: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    program.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const address = /^WebDriver BiDi listening on (ws:\S+)\s/m.exec(said)?.[1]
      if (address) resolve(address)
    })
    program.once('error', reject)
    program.once('exit', () => reject(new Error(`Firefox ended before it listened:\n${said}`)))
  })
}

/** A proxy for everything but this machine, which notes each request and refuses it. */
async function refuseOutward() {
  const tried: string[] = []
  const proxy = createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', data => {
      tried.push(String(data).split('\r\n', 1)[0] ?? '')
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const preferences = {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': port,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': port,
    'network.proxy.no_proxies_on': '127.0.0.1',
    'network.proxy.failover_direct': false,
    'network.trr.mode': 5,
  }
  return { tried, preferences, close: () => new Promise(resolve => proxy.close(resolve)) }
}
