/** The programs for auditors, which share no code with the product: docs/operation/verify-audit.mjs and verify_audit.py. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { adminCommands } from '../../../server/operator/adminCommands'
import { createSigningKey } from '../../../server/secrets/signingKey'
import { houseOfFile, production } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-audit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const house = await houseOfFile()
const { audit } = house.parts
const key = { AUDIT_KEY: production.AUDIT_KEY }
const publicKey = { PUBLIC_KEY: audit.publicKey }
const texts = { export: '', log: '', filtered: '', checkpoints: join(folder, 'checkpoints') }

const targets = ['one', '=two', 'three, "quoted"', 'fo\r\nur\u2028 Øst 漢 \u001b', null, '']

beforeAll(async () => {
  const detail = { zeta: 'b "c"; d', alpha: 2, isSo: true }
  for (const target of targets)
    await audit.record({ event: 'operator', outcome: 'success', target: target ?? undefined, detail })
  await audit.signCheckpoint({ ifDue: true })
  const both = { actor: 'owner@rows.example', impersonator: 'helper@rows.example' }
  await audit.record({ event: 'access', outcome: 'refused', ...both, address: '203.0.113.9', requestId: 'r' })
  await adminCommands.checkpoint.run(house.parts, { to: texts.checkpoints })
  const admins = await hasSession(house, await addPerson(house, { roles: ['admin'] }), { HasClearance: true })
  texts.filtered = (await admins.get('/admin/audit.csv?event=access')).text
  texts.export = (await admins.get('/admin/audit.csv')).text
  texts.log = house.logLines.join('')
})

let files = 0
function fileWith(content: string): string {
  files += 1
  const file = join(folder, `file-${files}`)
  writeFileSync(file, content)
  return file
}

const python = spawnSync('python3', ['--version']).status === 0
const programs = [
  ['verify-audit.mjs', [process.execPath, join(root, 'docs/operation/verify-audit.mjs')]],
  // Node is all that a machine needs to build this. Where Python is, its program is held to the same.
  ...(python ? [['verify_audit.py', ['python3', join(root, 'docs/operation/verify_audit.py')]]] : []),
] as [string, string[]][]

describe.each(programs)('%s', (_, [program = '', script = '']) => {
  const run = (environment: object, ...args: string[]) => {
    const env = { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', ...environment }
    const { status, stdout, stderr } = spawnSync(program, [script, ...args], { encoding: 'utf8', env })
    return [status, (stdout + stderr).trim()]
  }
  const held = /(\d+) rows and 2 checkpoints hold; 0 gaps\.$/

  it.each([
    ['both keys', { ...key, ...publicKey }],
    ['AUDIT_KEY', key],
    ['the public key', publicKey],
  ])('SEC-104 finds the export, the log and the checkpoints whole, with %s', (_, keys) => {
    for (const content of [texts.export, texts.log])
      expect(run(keys, fileWith(content), texts.checkpoints)).toEqual([0, expect.stringMatching(held)])
    expect(run(keys, fileWith(texts.export), fileWith(texts.log))).toEqual([0, expect.stringMatching(held)])
  })

  it('SEC-104 asks for --part where rows are left out', () => {
    const file = fileWith(texts.filtered)
    expect(run(key, file)).toEqual([1, expect.stringContaining('rows are missing, or were put in')])
    expect(run(key, '--part', file)).toEqual([0, expect.stringMatching(/^1 rows and 0 checkpoints hold; 1 gaps\.$/)])
  })

  it.each([
    [
      'a cell that people read',
      'export',
      (text: string) => text.replace(',refused,', ',success,'),
      'columns do not say',
    ],
    [
      'the detail that people read',
      'export',
      (text: string) => text.replace('alpha: 2', 'alpha: 3'),
      'columns do not say',
    ],
    ['a fact of a row', 'log', (text: string) => text.replace('"one"', '"own"'), /does not hold|are not those/],
    ['a signed row', 'log', (text: string) => text.replace('"helper@', '"nobody@'), /does not hold|are not those/],
    ['a row that is left out', 'log', (text: string) => text.replace(/.*"=two".*\n/, ''), 'rows are missing'],
    ['the first row', 'log', (text: string) => text.replace(/.*"one".*\n/, ''), 'rows are missing'],
    [
      'the signed end',
      'log',
      (text: string) => text.replace(/.*"helper@[\s\S]*/, ''),
      'signed 7 rows, and there are 6',
    ],
    ['nothing of it there', 'log', () => 'Coilworks is at nowhere', 'no row and no checkpoint'],
  ] as const)('SEC-104 finds what was changed, by either key: %s', (_, name, change, message) => {
    const changed = change(texts[name])
    expect(changed).not.toBe(texts[name])
    const checkpoints = name === 'log' && message === 'no row and no checkpoint' ? [] : [texts.checkpoints]
    for (const keys of [key, publicKey]) {
      const [status, said] = run(keys, fileWith(changed), ...checkpoints)
      expect([status, said]).toEqual([1, expect.stringMatching(message)])
    }
  })

  it('SEC-104 finds a checkpoint that another key has signed, or that was changed', () => {
    const other = { PUBLIC_KEY: createSigningKey('the key of somebody who forges').publicKey }
    expect(run(other, texts.checkpoints)).toEqual([1, expect.stringContaining('1 is not signed by this key')])
    const line = house.logLines.filter(one => JSON.parse(one).checkpoint)
    const changed = fileWith(line.join('').replace(',6,6,', ',5,5,'))
    expect(run(publicKey, changed)).toEqual([1, expect.stringContaining('1 is not signed by this key')])
    expect(run(publicKey, fileWith(line[1] ?? ''))).toEqual([1, expect.stringContaining('2 does not follow')])
  })

  it('SEC-104 finds a tail that is cut off by the count that was noted', () => {
    const rows = texts.log.split('\n').filter(line => line.includes('"audit":{'))
    const cut = fileWith(rows.slice(0, -2).join('\n'))
    expect(run(key, cut)[0]).toBe(0)
    expect(run(key, '--at-least', `${rows.length}`, cut)).toEqual([
      1,
      `There are ${rows.length - 2} rows, fewer than ${rows.length}: the newest were removed, or a file is missing.`,
    ])
    expect(run(key, '--at-least', `${rows.length}`, fileWith(texts.log))).toEqual([0, expect.stringMatching(held)])
  })

  it('says in one sentence that a file or an option is not there', () => {
    const absent = join(folder, 'absent.csv')
    expect(run(key, absent)).toEqual([1, expect.stringMatching(/^\S+absent\.csv cannot be read: .*$/)])
    const [status, said] = run(key, '--at-most', '3', fileWith(texts.log))
    expect([status, said]).toEqual([expect.any(Number), expect.stringContaining('--at-most')])
    expect([status, said]).not.toEqual([0, expect.anything()])
    expect(said).not.toMatch(/Traceback|\n +at /)
  })

  it('SEC-104 finds another AUDIT_KEY, and says what it needs', () => {
    expect(run({ AUDIT_KEY: 'another' }, fileWith(texts.log))).toEqual([
      ...[1, expect.stringContaining('Row 1 does not hold: it was changed, or AUDIT_KEY is another')],
    ])
    expect(run({}, fileWith(texts.log))).toEqual([1, 'Name files, and set AUDIT_KEY or PUBLIC_KEY or both.'])
  })
})
