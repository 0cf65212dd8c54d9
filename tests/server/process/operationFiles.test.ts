/** What docs/operation/ ships to be copied, compared with the product: metrics, exit codes, times, folders. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { limits } from '../../../server/config/limits'
import { defaultDrainSeconds } from '../../../server/config/processVariables'
import { variables } from '../../../server/config/variables'
import { writeBackup } from '../../../server/data/backup'
import { exitCodes } from '../../../server/errors/startError'
import { houseOfFile, metricsToken, production } from '../../support/house'
import { addPerson } from '../../support/people'
import { Visitor } from '../../support/visitor'

const textOf = (name: string) => readFileSync(join(root, name), 'utf8').replaceAll('\r', '')
const unit = textOf('docs/operation/coilworks.service')
const compose = textOf('compose.yaml')
const house = await houseOfFile()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-operation-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Codes of starts that pass by themselves, or are a fault of the product: these are tried again. */
const passing: number[] = [exitCodes.unavailable, exitCodes.temporary, exitCodes.software]
const needingSomebody = Object.values(exitCodes).filter(code => !passing.includes(code))
const longestStop = defaultDrainSeconds + limits.stop.shutdownMs / 1_000

describe('the unit of systemd', () => {
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

  it('starts again after what passes by itself, and after nothing that needs somebody', () => {
    expect(settingOf('Restart')).toBe('on-failure')
    const refused = settingOf('RestartPreventExitStatus')?.split(' ').map(Number) ?? []
    // 64 is the usage of a command, by which no start ends.
    expect(refused.sort()).toEqual([64, ...needingSomebody].sort())
    expect(Number(settingOf('StartLimitBurst'))).toBeGreaterThan(1)
  })

  it('waits for an orderly stop, runs as nobody else, and starts as the installation page says', () => {
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(longestStop)
    expect([settingOf('User'), settingOf('NoNewPrivileges'), settingOf('ProtectSystem')]).toEqual([
      'coilworks',
      'yes',
      'strict',
    ])
    expect(settingOf('ExecStart')).toBe(
      '/usr/bin/node --disable-proto=delete --max-semi-space-size=8 dist/node/main.js',
    )
    expect(settingOf('Environment')).toContain(`NODE_ENV=production MODE=production DATA_DIR=/var/lib/coilworks`)
  })

  it('lets the running process write where the backup is made, and the backup keeps 30 days', () => {
    const backup = textOf('docs/operation/coilworks-backup.service')
    const place = /--to "(\/[^$]*)\/coilworks-\$\(date/.exec(backup)?.[1]
    expect(place).toBe('/var/backups/coilworks')
    expect(unit).toContain(`ReadWritePaths=-${place}`)
    expect(backup).toContain(`ExecStartPost=/usr/bin/find ${place} -name "coilworks-*.jsonl.gz" -mtime +30 -delete`)
  })
})

describe('coilworks-run', () => {
  const program = textOf('docs/operation/coilworks-run')
  const systemd = mkdtempSync(join(tmpdir(), 'coilworks-systemd-'))
  const journal = join(systemd, 'journal')
  afterAll(() => rmSync(systemd, { recursive: true, force: true }))

  /** Systemd's two programs, as far as it asks them. */
  function standIn(name: string, does: string) {
    writeFileSync(join(systemd, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 })
  }

  it('runs what it is given as the unit runs the product', () => {
    const told = (of: string) => new RegExp(`^${of}=(.*)$`, 'm').exec(unit)?.[1] ?? 'nothing'
    expect(program).toContain(`--uid=${told('User')} --gid=${told('Group')} -p UMask=${told('UMask')}`)
    for (const name of ['WorkingDirectory', 'EnvironmentFile']) expect(program).toContain(`${name}=${told(name)}`)
    for (const set of told('Environment').split(' ')) expect(program).toContain(`-E ${set}`)
  })

  it('hands on what the command says and how it ends, and leads its rows of the audit trail to the journal', () => {
    standIn('systemd-run', 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"')
    standIn('systemd-cat', `echo "$1" > '${journal}'; cat >> '${journal}'`)
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['docs/operation/coilworks-run', 'sh', '-c', 'echo "$1 $2"; echo a row >&2; exit 3', 'sh', 'two words', '*'],
      { cwd: root, encoding: 'utf8', env: { PATH: `${systemd}:${process.env.PATH}` } },
    )
    expect({ status, stdout, stderr }).toEqual({ status: 3, stdout: 'two words *\n', stderr: 'a row\n' })
    expect(readFileSync(journal, 'utf8')).toBe(`--identifier=${/^SyslogIdentifier=(.*)$/m.exec(unit)?.[1]}\na row\n`)
  })

  it('has the nightly backup leave its row under the same name', () => {
    const named = /^SyslogIdentifier=.*$/m
    expect(named.exec(textOf('docs/operation/coilworks-backup.service'))?.[0]).toBe(named.exec(unit)?.[0])
  })
})

it('the container of the product is started again so often and no more, and every log rotates', () => {
  const app = compose.slice(compose.indexOf('\n  app:'), compose.indexOf('\n  postgres:'))
  expect(app).toMatch(/^ {4}restart: on-failure:\d+$/m)
  expect(compose).toMatch(/logging:\n {4}driver: json-file\n {4}options: \{ max-size: \d+m, max-file: '\d+' \}/)
})

describe('what watches /metrics', () => {
  let named: Set<string>
  let said: string

  beforeAll(async () => {
    house.parts.metrics.unhandledErrors.inc({ kind: 'rejection' })
    await new Visitor(house).get('/')
    const { text } = await new Visitor(house).get('/metrics', { authorization: `Bearer ${metricsToken}` })
    said = text
    const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
    named = new Set(
      declared.flatMap(([, name = '', kind]) => (kind === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name])),
    )
  })

  // Of the language, not of the product; `up` is Prometheus's own, of each target.
  const words = ['sum', 'by', 'rate', 'increase', 'changes', 'max', 'histogram_quantile', 'min_over_time', 'up']
  const metricsIn = (expression: string) =>
    (expression.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ').match(/[a-z_]\w*/g) ?? []).filter(
      word => !words.includes(word) && !/^e\d*$/.test(word),
    )
  const rules = [...textOf('docs/operation/coilworks-rules.yml').matchAll(/expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/g)]
  const dashboard = JSON.parse(textOf('docs/operation/grafana-dashboard.json'))

  it.each<[string, string[]]>([
    ['the rules of Prometheus', rules.map(([, folded, line]) => folded ?? line ?? '')],
    [
      'the dashboard of Grafana',
      dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ],
  ])('%s asks for metrics that there are', (_, expressions) => {
    expect(expressions.length).toBeGreaterThan(10)
    const asked = [...new Set(expressions.flatMap(metricsIn))]
    expect(asked.length).toBeGreaterThan(8)
    expect(asked.filter(name => !named.has(name))).toEqual([])
  })

  it('asks the port of the product, and by labels that it gives', () => {
    expect(textOf('docs/operation/prometheus.yml')).toContain(`127.0.0.1:${variables.PORT.schema.parse(undefined)}`)
    expect(said).toMatch(/http_requests_total\{method="GET",status="\d+"\}/)
    expect(said).toMatch(/unhandled_errors_total\{kind="rejection"\}/)
    expect(textOf('server/mail/mailSender.ts')).toContain("outcome: 'given up'")
  })
})

describe('the restore drill', () => {
  const file = join(folder, 'backup.jsonl.gz')
  const drill = (environment: Record<string, string> = {}) =>
    spawnSync('sh', ['docs/operation/restore-drill.sh', file], {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        ...production,
        TMPDIR: folder,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x',
        ...environment,
      },
    })

  beforeAll(async () => {
    await addPerson(house)
    await house.parts.audit.record({ event: 'start', outcome: 'success' })
    await writeBackup(house.parts.db, file, house.clock.now())
  })

  it('SEC-118 restores a backup beside what runs, verifies its trail, and leaves nothing behind', () => {
    const { status, stdout, stderr } = drill()
    expect([status, stdout + stderr]).toEqual([
      0,
      expect.stringMatching(/The drill has succeeded: .*backup\.jsonl\.gz/),
    ])
    // The row of the restore is of the trail in the drill, and no line for the log of the one that runs.
    expect([stdout.includes('{"'), stderr]).toEqual([false, ''])
    expect(readdirSync(folder)).toEqual(['backup.jsonl.gz'])
  })

  it('SEC-118 fails where the trail does not hold by the key', () => {
    const { status, stdout, stderr } = drill({ AUDIT_KEY: 'another audit key, not that of before' })
    expect(status).not.toBe(0)
    expect(stdout).not.toContain('succeeded')
    expect(stderr).toMatch(/^[A-Z].* row \d|^AUDIT_KEY/m)
    expect(stderr).not.toContain('{"')
  })
})
