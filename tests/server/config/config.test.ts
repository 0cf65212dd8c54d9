/** The configuration: what stops the start, and what is said about it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { ConfigError, type Environment, readConfig } from '../../../server/config/config'
import type { NodeStart } from '../../../server/config/nodeProblems'
import { variables } from '../../../server/config/variables'
import { production, sessionSecret } from '../../support/house'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const canary = 'canary-of-a-value'

/** What is wrong with the production configuration after these changes. */
function problemsOf(changes: Environment): string[] {
  try {
    readConfig({ ...production, DATA_DIR: folder, ...changes })
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems
  }
}

describe('product analytics', () => {
  const key = { POSTHOG_KEY: 'phc_test' }
  const host = { POSTHOG_HOST: 'https://eu.i.posthog.com' }

  it('SEC-109 need both the project and where it is, which is https', () => {
    expect(problemsOf({ ...key, ...host })).toEqual([])
    expect(problemsOf(key)).toEqual([expect.stringMatching('^POSTHOG_HOST: is needed')])
    expect(problemsOf(host)).toEqual([expect.stringMatching('^POSTHOG_KEY: is needed')])
    expect(problemsOf({ ...key, POSTHOG_HOST: 'http://posthog.example.com' })).toEqual([
      'POSTHOG_HOST: must be https unless it is on loopback',
    ])
  })

  it('ANALYTICS-10 record sessions in production only', () => {
    const demo = readConfig({ MODE: 'demo', DATA_DIR: folder, ...key, ...host })
    const real = readConfig({ ...production, DATA_DIR: folder, ...key, ...host })
    expect([demo, real].map(config => config.productAnalytics?.isRecording)).toEqual([false, true])
    expect(readConfig({ ...production, DATA_DIR: folder }).productAnalytics).toBeUndefined()
  })
})

describe('a production configuration', () => {
  it('is taken as the tests use it', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('is refused without a mail server, unless mail is to be kept in a folder', () => {
    const [problem, ...others] = problemsOf({ MAIL_TO_FOLDER: '' })
    expect(problem).toMatch(/^SMTP_URL: is needed in production, .* MAIL_TO_FOLDER=yes$/)
    expect(others).toEqual([])
    expect(problemsOf({ MAIL_TO_FOLDER: '', SMTP_URL: 'smtps://mail.example.com' })).toEqual([])
    expect(problemsOf({ MAIL_TO_FOLDER: 'yes' })).toEqual([])
  })

  it.each(['PUBLIC_ORIGIN', 'SESSION_SECRET', 'AUDIT_KEY', 'SUPPORT_EMAIL'])(
    'SEC-111, SEC-114 is refused without %s',
    name => {
      expect(problemsOf({ [name]: '' })).toEqual([expect.stringMatching(`^${name}: is needed in production`)])
    },
  )

  it.each([
    ['MODE', canary],
    ['SECOND_FACTOR_ROLES', canary],
    ['HELP_REQUEST_URLS', canary],
    ['PORT', canary],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_ORIGIN', canary],
    ['PUBLIC_ORIGIN', 'https://coils.example.com/app'],
    ['PUBLIC_ORIGIN', `https://${canary}:secret@coils.example.com`],
    ['PUBLIC_ORIGIN', 'http://coils.example.com'],
    ['PUBLIC_ORIGIN', 'ftp://coils.example.com'],
    ['SESSION_SECRET', canary],
    ['SESSION_SECRET', `${'a'.repeat(32)},${canary}`],
    ['AUDIT_KEY', canary],
    ['METRICS_TOKEN', canary],
    ['POSTHOG_HOST', canary],
    ['POSTHOG_HOST', `https://${canary}.example.com/path`],
    ['POSTHOG_KEY', `${canary} ${canary}`],
    ['DATABASE_URL', `mysql://${canary}@db/coilworks`],
    ['REDIS_URL', `http://${canary}@redis`],
    ['SMTP_URL', `https://${canary}@mail`],
    ['SMTP_URL', `smtp://#${canary}`],
    ['SMTP_URL', `smtp:${canary}`],
    ['SMTP_URL', `smtps://${canary}@mail.example.com?tls.rejectUnauthorized=false`],
    ['SMTP_URL', `smtp://${canary}@mail.example.com?ignoreTLS=true`],
    ['MAIL_TO_FOLDER', canary],
    ['MAIL_FROM', canary],
    ['TRUSTED_PROXY_HOPS', canary],
    ['TRUSTED_PROXY_HOPS', 'true'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['TRUSTED_PROXY_HOPS', '6'],
    ['TRUSTED_PROXY_HOPS', '1.5'],
    ['LOG_LEVEL', canary],
    ['SERVICE_PORT', canary],
    ['CALCULATION_THREADS', canary],
    ['ACCOUNT_SERVICE_ORIGIN', 'http://accounts.example.com'],
    ['ACCOUNT_SERVICE_ORIGIN', `https://${canary}@accounts.example.com`],
    ['DESIGN_SERVICE_ORIGIN', 'http://10.0.0.5'],
    ['DESIGN_SERVICE_ORIGIN', 'file:///etc/passwd'],
  ])('SEC-086, SEC-087, SEC-111, SEC-114 is refused with %s=%s, by the name and never the value', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) {
      expect(problem).toMatch(new RegExp(`^${name}: .+`))
      expect(problem).not.toContain(canary)
      expect(problem).not.toContain(value.length > 6 ? value : '\0')
    }
  })

  it.each([
    ['PUBLIC_ORIGIN', 'coils'],
    ['SMTP_URL', 'mail.example.com'],
    ['AUDIT_KEY', 'short'],
  ])('says once what is wrong with %s, and not that it is missing as well', (name, value) => {
    const problems = problemsOf({ [name]: value, MAIL_TO_FOLDER: '' })
    expect(problems.filter(one => one.startsWith(`${name}:`))).toHaveLength(1)
  })

  it('SEC-087 has no proxy before it where none is named, and five at most', () => {
    const hopsOf = (TRUSTED_PROXY_HOPS?: string) => readConfig({ ...production, TRUSTED_PROXY_HOPS }).trustedProxyHops
    expect([hopsOf(), hopsOf('0'), hopsOf('1'), hopsOf('5')]).toEqual([0, 0, 1, 5])
  })

  it('SEC-116 stops after as long as balancers take to see it, unless it is told how long', () => {
    const secondsOf = (DRAIN_SECONDS?: string) => readConfig({ ...production, DRAIN_SECONDS }).drainSeconds
    expect([secondsOf(), secondsOf('0'), secondsOf('12')]).toEqual([5, 0, 12])
  })

  it('SEC-086 may reach its services over plain HTTP on loopback', () => {
    expect(
      problemsOf({
        ...{ ACCOUNT_SERVICE_ORIGIN: 'http://127.0.0.1:8081', DESIGN_SERVICE_ORIGIN: 'http://localhost:1' },
        ...{ MIST_SERVICE_ORIGIN: 'http://[::1]:8082', HELP_REQUEST_URLS: 'http://[::1]:8083/desk' },
        ...{ POSTHOG_HOST: 'http://[::1]:8084', POSTHOG_KEY: 'phc_key' },
      }),
    ).toEqual([])
  })

  it('invents no number and no address: what is not set is left out, and the sender is the support', () => {
    const changes = { MAIL_FROM: '', SUPPORT_EMAIL: 'desk@example.org', SUPPORT_PHONE_VA: '+47 22 555 010' }
    const config = readConfig({ ...production, DATA_DIR: folder, ...changes })
    expect(JSON.parse(JSON.stringify(config.support))).toEqual({ VA: '+47 22 555 010' })
    expect([config.mail.from, config.supportDesk.email]).toEqual(['desk@example.org', 'desk@example.org'])
    expect(JSON.stringify(config)).not.toMatch(/555-01|coilworks\.example|coilworks@/)
    const demo = readConfig({ MODE: 'demo', DATA_DIR: folder })
    expect(Object.keys(demo.support).sort()).toEqual(['AZ', 'MN', 'VA'])
  })

  it('says all that is wrong at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x', AUDIT_KEY: '' })).toHaveLength(3)
  })

  it('SEC-001 gives cookies to https alone', () => {
    const config = readConfig({ ...production, DATA_DIR: folder })
    expect(config).toMatchObject({ isDemo: false, secureCookies: true, trustedProxyHops: 1 })
    expect(config.sessionSecrets).toEqual([production.SESSION_SECRET])
  })
})

describe('a secret in a file', () => {
  it('SEC-111 is read from NAME_FILE, without the line break at its end', () => {
    const file = join(folder, 'secret')
    writeFileSync(file, `${sessionSecret}\n`)
    const { METRICS_TOKEN, ...others } = { ...production, SESSION_SECRET: undefined, SESSION_SECRET_FILE: file }
    expect(readConfig({ ...others, DATA_DIR: folder }).sessionSecrets).toEqual([sessionSecret])
    writeFileSync(file, `${METRICS_TOKEN}\n`)
    const config = readConfig({ ...production, DATA_DIR: folder, METRICS_TOKEN: undefined, METRICS_TOKEN_FILE: file })
    expect(config.metricsToken).toBe(METRICS_TOKEN)
  })

  it('SEC-111 that cannot be read, or is too short, stops the start', () => {
    const file = join(folder, 'short')
    writeFileSync(file, canary)
    expect(problemsOf({ AUDIT_KEY: undefined, AUDIT_KEY_FILE: join(folder, 'none') })[0]).toBe(
      'AUDIT_KEY_FILE: the file cannot be read',
    )
    const short = problemsOf({ AUDIT_KEY: undefined, AUDIT_KEY_FILE: file })
    expect(short[0]).toMatch(/^AUDIT_KEY: at least 32 characters/)
    expect(short.join('')).not.toContain(canary)
  })

  it('is only for what is secret', () => {
    const file = join(folder, 'port')
    writeFileSync(file, '1')
    expect(readConfig({ ...production, DATA_DIR: folder, PORT_FILE: file }).port).toBe(8080)
  })
})

describe('demo mode', () => {
  const demo = { DATA_DIR: join(folder, 'demo') }
  const productionOnly = Object.entries(variables)
    .filter(([, one]) => 'production' in one)
    .map(([name]) => name)

  it('is taken where nothing is configured, on loopback and without production', () => {
    expect(readConfig(demo)).toMatchObject({
      isDemo: true,
      host: '127.0.0.1',
      port: 8080,
      publicOrigin: undefined,
      secureCookies: false,
    })
  })

  it('SEC-114 is never what NODE_ENV=production stands beside, unless it is asked for by name or by npm start', () => {
    const real = { ...demo, NODE_ENV: 'production' }
    expect(() => readConfig(real)).toThrow(/PUBLIC_ORIGIN: is needed in production(.|\n)*MODE: .*MODE=demo/)
    expect(() => readConfig({ ...real, PUBLIC_ORIGIN: 'https://coils.example.com' })).not.toThrow(/MODE=demo/)
    expect(readConfig({ ...real, MODE: 'demo' }).isDemo).toBe(true)
    expect(readConfig(real, { execArgv: [], isDemoUnlessConfigured: true }).isDemo).toBe(true)
    const configured = { ...real, PUBLIC_ORIGIN: 'https://coils.example.com' }
    expect(() => readConfig(configured, { execArgv: [], isDemoUnlessConfigured: true })).toThrow(
      /is needed in production/,
    )
  })

  it('SEC-032 has a folder of its own, which is not that of production', () => {
    const folderOf = (environment: Environment) => readConfig(environment).dataDir
    expect(folderOf(production)).toBe('data')
    expect(folderOf(demo)).toBe(demo.DATA_DIR)
    // Reading this configuration makes the keys of the demo.
    const before = process.cwd()
    process.chdir(folder)
    try {
      expect(folderOf({})).toBe('data-demo')
    } finally {
      process.chdir(before)
    }
  })

  it('SEC-111 makes its keys once, 32 bytes each, readable by nobody else', () => {
    const [first, second] = [readConfig(demo), readConfig(demo)]
    expect(first.sessionSecrets).toEqual(second.sessionSecrets)
    expect(Buffer.from(first.sessionSecrets[0], 'base64')).toHaveLength(32)
    expect(first.auditKey).not.toBe(first.sessionSecrets[0])
    expect(statSync(join(demo.DATA_DIR, 'demo-keys.json')).mode & 0o077).toBe(0)
  })

  it.each(['0.0.0.0', '::', '192.0.2.1', 'coils.example.com'])('SEC-114 is refused on the address %s', HOST => {
    expect(() => readConfig({ ...demo, HOST })).toThrow(/HOST: demo mode listens on loopback only/)
  })

  it.each(productionOnly)('SEC-032, SEC-114 cannot be combined with %s', name => {
    const value = variables[name as keyof typeof variables].example.startsWith('made')
      ? 'x'.repeat(40)
      : variables[name as keyof typeof variables].example
    expect(() => readConfig({ ...demo, MODE: 'demo', [name]: value })).toThrow(
      new RegExp(`${name}: cannot be combined with demo mode`),
    )
    expect(() => readConfig({ ...demo, [name]: value })).toThrow(/is needed in production/)
  })
})

describe('a production start is refused', () => {
  const made = 'Zk3v9QpX1mW7rT5bN8cLhJ2dFyGsA4uE'
  const noTls = 'certificates are always checked'

  it.each<[string, Environment, string]>([
    [
      'with the checks of certificates off',
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      `NODE_TLS_REJECT_UNAUTHORIZED: ${noTls}`,
    ],
    [
      'with those of the database off',
      { DATABASE_URL: 'postgres://a:b@c/d?sslmode=no-verify' },
      `DATABASE_URL: ${noTls}`,
    ],
    [
      'with those off by its other name',
      { DATABASE_URL: 'postgres://a:b@c/d?ssl=no-verify' },
      `DATABASE_URL: ${noTls}`,
    ],
    [
      'with the laxer reading of sslmode',
      { DATABASE_URL: 'postgres://a:b@c/d?uselibpqcompat=true&sslmode=require' },
      'DATABASE_URL: ',
    ],
    ['with those off for every database', { PGSSLMODE: 'no-verify' }, `PGSSLMODE: ${noTls}`],
    [
      'with those of mail off',
      { SMTP_URL: 'smtps://a:b@c?tls.reject%55nauthorized=false' },
      'SMTP_URL: TLS cannot be switched off',
    ],
    [
      'with a debug port',
      { NODE_OPTIONS: '--max-old-space-size=512 --inspect_brk=0.0.0.0:9229' },
      '--inspect_brk: lets a debugger join',
    ],
    ['with connections written down', { NODE_OPTIONS: '--tls-keylog=/tmp/keys' }, '--tls-keylog: writes down'],
    ['with a TLS that is broken', { NODE_OPTIONS: '--tls-min-v1.0' }, '--tls-min-v1.0: lets connections use'],
    ['with connections printed', { NODE_DEBUG: 'http' }, 'NODE_DEBUG: prints what goes over connections'],
    [
      'with a secret that repeats itself',
      { SESSION_SECRET: `${made},${'q7Rw2xKp'.repeat(5)}` },
      'SESSION_SECRET: repeats itself',
    ],
    [
      'with one of few characters',
      { AUDIT_KEY: 'abacabadabacabaeabacabadabacabafabac' },
      'AUDIT_KEY: has fewer than 8',
    ],
    ['with a sequence', { AUDIT_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'AUDIT_KEY: is a sequence'],
    ['with the example', { METRICS_TOKEN: 'made with: openssl rand -base64 32' }, 'METRICS_TOKEN: is an example'],
    [
      'with one secret for two purposes',
      { SESSION_SECRET: `${production.SESSION_SECRET},${made}`, AUDIT_KEY: made },
      'AUDIT_KEY: is the same as SESSION_SECRET',
    ],
    [
      'with login by the address and nobody who answers for it',
      { QUERY_LOGIN: 'on' },
      'QUERY_LOGIN: passwords would stand',
    ],
  ])('SEC-114, SEC-111 %s', (_, changes, problem) => {
    expect(problemsOf(changes)).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    ['--trace-tls', 'writes down'],
    ['--insecure-http-parser', 'takes requests that two servers read differently'],
    ['--security-revert=CVE-2023-46809', 'takes back corrections'],
    ['--openssl-legacy-provider', 'takes back corrections'],
    ['--tls-min-v1.1', 'lets connections use'],
  ])('SEC-114 with %s', (flag, why) => {
    expect(problemsOf({ NODE_OPTIONS: flag })).toEqual([expect.stringContaining(`${flag.split('=')[0]}: ${why}`)])
  })

  it('SEC-114 with the inside of connections printed', () => {
    expect(problemsOf({ NODE_DEBUG_NATIVE: 'tls' })).toEqual([expect.stringContaining('NODE_DEBUG_NATIVE: prints')])
  })

  it('SEC-086, SEC-114 with TLS of the database or of mail laxer by any of its options', () => {
    const database = 'postgres://a:b@c/d?rejectUnauthorized=false'
    expect(problemsOf({ DATABASE_URL: database })).toEqual([expect.stringContaining(`DATABASE_URL: ${noTls}`)])
    for (const option of ['ignoreTLS=true', 'requireTLS=false', 'opportunisticTLS=true', 'tls.checkServerIdentity=x'])
      expect(problemsOf({ SMTP_URL: `smtp://a:b@c?${option}` })).toEqual([
        expect.stringContaining('SMTP_URL: TLS cannot be switched off'),
      ])
  })

  it.each(['http://help.example.com/', 'https://a:b@help.example.com/'])('SEC-085, SEC-086 with help at %s', url => {
    expect(problemsOf({ HELP_REQUEST_URLS: url })).toEqual([expect.stringContaining('HELP_REQUEST_URLS: each must be')])
  })

  it('SEC-114 where a debugger can join, or a flag before the program lets it', () => {
    const problems = (node: NodeStart) => {
      try {
        readConfig({ ...production, DATA_DIR: folder }, node)
        return []
      } catch (error) {
        return (error as ConfigError).problems
      }
    }
    expect(problems({ execArgv: ['--disable-proto=delete', '--enable-source-maps'] })).toEqual([])
    expect(problems({ execArgv: ['--inspect'] })).toEqual([expect.stringContaining('--inspect: lets a debugger join')])
    expect(problems({ execArgv: [], inspectorUrl: 'ws://127.0.0.1:9229/x' })).toEqual([
      expect.stringContaining('A debugger can join this process'),
    ])
  })

  it('SEC-114 not with secrets that were made, an address that is checked, and a risk that somebody answers for', () => {
    const changes = {
      SESSION_SECRET: made,
      AUDIT_KEY: '3f9c0a7be1d24865f7a0c3b9e8d1524667f0a9c3b8e7d61524f3a0c9b7e8d615',
      DATABASE_URL: 'postgres://a:b@c/d?sslmode=verify-full',
      SMTP_URL: 'smtps://a:b@c?pool=true',
      QUERY_LOGIN: 'on',
      QUERY_LOGIN_RISK: 'accepted',
    }
    expect(problemsOf(changes)).toEqual([])
  })

  it('SEC-114 and a demo is not: what is wrong with it reaches nobody else', () => {
    const demo = { MODE: 'demo', DATA_DIR: folder, QUERY_LOGIN: 'on', NODE_OPTIONS: '--inspect' }
    expect(readConfig(demo, { execArgv: ['--inspect'] }).queryLogin).toBe(true)
  })
})

describe('the start of the process', () => {
  const main = join(root, 'dist/node/main.js')
  const start = (environment: Record<string, string>) =>
    spawnSync(process.execPath, [main], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...environment },
      timeout: 120_000,
    })

  it('SEC-111, SEC-114 ends with code 78 and one line a variable, before anything is opened', () => {
    const data = join(folder, 'never')
    const { status, stderr, stdout } = start({ MODE: 'production', SESSION_SECRET: canary, DATA_DIR: data })
    expect([status, stdout]).toEqual([78, ''])
    expect(
      stderr
        .match(/^ {2}[A-Z_]+: .*$/gm)
        ?.map(line => line.trim().split(':')[0])
        .sort(),
    ).toEqual(['AUDIT_KEY', 'PUBLIC_ORIGIN', 'SESSION_SECRET', 'SMTP_URL', 'SUPPORT_EMAIL'])
    expect(stderr).not.toContain(canary)
    expect(readdirSync(folder)).not.toContain('never')
  })

  it.each<[string, Record<string, string>]>([
    ['NODE_ENV is production', { NODE_ENV: 'production' }],
    ['NODE_ENV is not set', {}],
  ])('SEC-032, SEC-114 ends with code 78 where %s and nothing else is set, and makes no demo', (_, environment) => {
    const data = join(folder, 'no-demo')
    const { status, stderr, stdout } = start({ ...environment, DATA_DIR: data })
    expect([status, stdout]).toEqual([78, ''])
    for (const name of ['PUBLIC_ORIGIN', 'SESSION_SECRET', 'AUDIT_KEY', 'SMTP_URL', 'MODE=demo'])
      expect(stderr).toContain(name)
    expect(readdirSync(folder)).not.toContain('no-demo')
  })

  it('SEC-114 ends with code 78 where a debugger can join', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--inspect=127.0.0.1:0', main], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...production, DATA_DIR: folder },
    })
    expect(status).toBe(78)
    expect(stderr).toContain('--inspect: lets a debugger join')
    expect(stderr).toContain('A debugger can join this process')
  })
})

it('every variable is in the configuration reference, and no other', () => {
  const reference = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  const named = [...reference.matchAll(/^\| `([A-Z_]+)`/gm)].map(match => match[1])
  expect([...new Set(named)].sort()).toEqual(Object.keys(variables).sort())
})
