/** Tests the image and the compose file as text, without a container engine. SEC-111, SEC-113. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shippedSources } from '../../scripts/releaseFiles'
import { root } from '../../scripts/root.mjs'
import { startFlags } from '../../scripts/testing/serverProcess'
import { limits } from '../../server/config/limits'
import { defaultDrainSeconds } from '../../server/config/processVariables'
import { variables } from '../../server/config/variables'
import { textOf } from './sources'

const dockerfile = textOf('Dockerfile')
const compose = textOf('compose.yaml')

/** A service of the compose file, with the shared settings that it merges. */
function service(name: string): string {
  const own = compose.match(new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm'))?.[1] ?? ''
  const shared = compose.match(/^x-locked: &locked\n((?: {2}.*\n)+)/m)?.[1] ?? ''
  return own.includes('<<: *locked') ? own + shared : own
}

describe('the image', () => {
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

  it('SEC-113 runs as a user that is a number and not root', () => {
    expect(final).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
    expect(final.indexOf('\nUSER')).toBeLessThan(final.indexOf('\nCMD'))
  })

  it('SEC-113 starts node itself, so that it gets the signal to stop', () => {
    expect(final).toMatch(/^CMD \["node", ("--[\w=-]+", )*"dist\/node\/main\.js"\]$/m)
    expect(final).not.toMatch(/^(ENTRYPOINT|CMD.*npm)/m)
  })

  it('SEC-091 starts without the prototype accessor, as npm start, the installation and the tests do', () => {
    const starts = [
      final.match(/^CMD .*$/m)?.[0],
      JSON.parse(textOf('package.json')).scripts.start,
      textOf('docs/install.md').match(/^NODE_ENV=production .*main\.js$/m)?.[0],
      textOf('docs/operation/coilworks.service').match(/^ExecStart=.*$/m)?.[0],
    ]
    expect(startFlags).toContain('--disable-proto=delete')
    for (const flag of startFlags) expect(starts.map(start => start?.includes(flag))).toEqual([true, true, true, true])
  })

  it('takes memory for its threads from two pools and gives back what is free, as the service and the tests do', () => {
    const files = [
      ...['Dockerfile', 'docs/operation/coilworks.service', 'docs/install.md'],
      'scripts/testing/serverProcess.ts',
    ]
    for (const setting of [/MALLOC_ARENA_MAX(=|: ')2\b/, /MALLOC_TRIM_THRESHOLD_(=|: ')131072\b/])
      expect(files.filter(path => !setting.test(textOf(path)))).toEqual([])
  })

  it('SEC-113 writes to one volume', () => {
    expect(final.match(/^VOLUME .*/gm)).toEqual(['VOLUME /app/data'])
  })

  it('SEC-113 has no base but the one that is named by its digest, and refuses another', () => {
    expect(dockerfile.match(/^ARG NODE_IMAGE.*/gm)).toEqual(['ARG NODE_IMAGE', 'ARG NODE_IMAGE'])
    expect(dockerfile.match(/^FROM .*/gm)).toEqual([`FROM ${'$'}{NODE_IMAGE} AS build`, `FROM ${'$'}{NODE_IMAGE}`])
    const check = dockerfile.match(/^RUN (case "\$NODE_IMAGE" .* esac)$/m)?.[1] ?? ''
    const exitCodeFor = (image: string) =>
      spawnSync('sh', ['-c', check], { env: { PATH: process.env.PATH, NODE_IMAGE: image } }).status
    expect(exitCodeFor(`node:24-slim@sha256:${'0'.repeat(64)}`)).toBe(0)
    expect(['node:24-slim', ''].map(exitCodeFor)).toEqual([1, 1])
  })

  it('asks its own health, and is well only as long as the answer is', async () => {
    const [, script = ''] = final.match(/^HEALTHCHECK [\s\S]*?CMD \["node", "-e", "(.*)"\]$/m) ?? []
    let status = 200
    const asked: string[] = []
    const server = createServer(({ url = '' }, answer) => {
      asked.push(url)
      answer.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const env = { PATH: process.env.PATH, PORT: String((server.address() as AddressInfo).port) }
    const exitCode = async () => (await once(spawn(process.execPath, ['-e', script], { env }), 'exit'))[0]
    const codes = [await exitCode()]
    status = 503
    codes.push(await exitCode())
    server.close()
    await once(server, 'close')
    codes.push(await exitCode())
    expect([codes, asked]).toEqual([
      [0, 1, 1],
      ['/healthz', '/healthz'],
    ])
  })

  it('is built from what .dockerignore lets in: all that is there, all that a release ships to be built', () => {
    const letIn = [...textOf('.dockerignore').matchAll(/^!(.*)$/gm)].map(([, path = '']) => path)
    expect(letIn.filter(path => !existsSync(join(root, path)))).toEqual([])
    const notBuilt = /^(\.dockerignore|\.env\.example|Dockerfile|compose\.yaml|docs|.*\.md)$/
    const built = shippedSources.filter(path => !notBuilt.test(path)).map(path => path.replace(/\/.*/, ''))
    expect([...new Set(built)].sort()).toEqual(letIn.sort())
    const [, copied = ''] = dockerfile.match(/^COPY (package\.json .*) \.\/$/m) ?? []
    expect(copied.split(' ').filter(path => !letIn.includes(path))).toEqual([])
    expect(textOf('package.json')).toContain('"build": "node scripts/run.mjs scripts/build.ts"')
    expect(dockerfile).toContain('RUN node scripts/run.mjs scripts/build.ts')
  })

  it('and the compose file set variables that the product has', () => {
    const [, ofImage = ''] = final.match(/^ENV ((?:.*\\\n)*.*)$/m) ?? []
    const [, ofCompose = ''] = service('app').match(/^ {4}environment:\n((?: {6}.*\n)+)/m) ?? []
    const named = [...ofImage.matchAll(/(\w+)=/g), ...ofCompose.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name)
    expect(named).toEqual([
      'NODE_ENV',
      'MODE',
      'HOST',
      'PORT',
      'DATA_DIR',
      'MALLOC_ARENA_MAX',
      'MALLOC_TRIM_THRESHOLD_',
      'DATABASE_URL',
      'REDIS_URL',
    ])
    const ofSystem = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_']
    expect(named.filter(name => !ofSystem.includes(name) && !(name in variables))).toEqual([])
    expect(final).toContain(`PORT=${variables.PORT.schema.parse(undefined)} `)
  })

  it('takes only the built files and what they need from the build', () => {
    expect(
      final
        .match(/^COPY .*/gm)
        ?.every(line => /^COPY --from=build \/app\/(package\.json|node_modules|dist) /.test(line)),
    ).toBe(true)
  })

  it('SEC-111 holds no secret: none is set, none is copied', () => {
    expect(dockerfile).not.toMatch(/^(ENV|ARG)[\s\S]*?(SECRET|PASSWORD|TOKEN|KEY)/m)
    expect(
      textOf('.dockerignore')
        .split('\n')
        .filter(line => line.startsWith('!'))
        .join(' '),
    ).not.toMatch(/\.env|data|tests/)
    expect(textOf('.dockerignore')).toMatch(/^\*$/m)
  })
})

describe.each(['app', 'postgres', 'redis'])('the container of %s', name => {
  it('SEC-113 is locked: read-only, no capabilities, no new privileges, limited', () => {
    const settings = service(name)
    expect(settings).toContain('read_only: true')
    expect(settings).toContain('cap_drop: [ALL]')
    expect(settings).toContain('no-new-privileges:true')
    expect(settings).toMatch(/mem_limit: \d+[mg]/)
    expect(settings).toMatch(/pids_limit: \d+/)
    expect(settings).toMatch(/tmpfs: \['\/tmp:/)
  })
})

describe('the compose file', () => {
  it('SEC-113 opens nothing again that its containers are locked against', () => {
    const lines = (name: string) => compose.match(new RegExp(`^ +${name}: .*`, 'gm'))?.map(line => line.trim()) ?? []
    for (const name of ['read_only', 'cap_drop', 'security_opt', 'pids_limit']) expect(lines(name)).toHaveLength(1)
    expect(lines('(privileged|cap_add|devices|group_add|network_mode|pid|ipc|userns_mode|cgroup\\w*)')).toEqual([])
    expect(lines('user')).toEqual(['user: postgres', 'user: redis'])
    const mounted = lines('volumes').flatMap(line => [...line.matchAll(/'([^':]+):[^']*'/g)].map(([, from]) => from))
    expect(mounted).toEqual(['app-data', 'postgres-data', 'redis-data'])
  })

  it('SEC-113 puts a small init before node and waits for an orderly stop', () => {
    expect(service('app')).toContain('init: true')
    const longest = defaultDrainSeconds + limits.stop.shutdownMs / 1_000
    expect(Number(service('app').match(/stop_grace_period: (\d+)s/)?.[1])).toBeGreaterThan(longest)
  })

  it('SEC-113 names no image by a tag: each is asked of the environment, by its digest', () => {
    const named = [...compose.matchAll(/^\s+(?:image|NODE_IMAGE): (?!coilworks$)(.*)$/gm)].map(match => match[1])
    const asked = (name: string) => `${'$'}{${name}:?set it in .env}`
    expect(named).toEqual([asked('NODE_IMAGE'), asked('POSTGRES_IMAGE'), asked('REDIS_IMAGE')])
    expect(textOf('.env.example').match(/^\w+_IMAGE=.*$/gm)).toEqual(['NODE_IMAGE=', 'POSTGRES_IMAGE=', 'REDIS_IMAGE='])
  })

  it('publishes on loopback only, and neither database nor Redis', () => {
    expect(compose.match(/ports: .*/g)).toEqual(["ports: ['127.0.0.1:8080:8080']"])
  })

  it('SEC-111 holds no secret of its own: every one is asked of the environment, and a missing one stops it', () => {
    const secrets = [...compose.matchAll(/^\s+\w*(?:PASSWORD|SECRET)\w*: (.*)$/gm)].map(match => match[1] ?? '')
    expect(secrets.length).toBeGreaterThanOrEqual(2)
    for (const value of secrets) expect(value).toMatch(/^\$\{\w+:\?[^}]+\}$/)
  })
})

it('SEC-111 the example of a configuration has no secret filled in', () => {
  const filled = textOf('.env.example')
    .split('\n')
    .filter(line => /^\w*(SECRET|PASSWORD|TOKEN)\w*=./.test(line))
  expect(filled).toEqual([])
})
