/** The operator's commands, done by the running process that has the embedded database open. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { startServer } from '../../../scripts/testing/serverProcess'
import { askRunningProcess, takeOperatorCommands } from '../../../server/operator/operatorSocket'
import { putEmptyDatabase } from '../../support/emptyDatabase'
import { houseOfFile, production } from '../../support/house'
import { addPerson } from '../../support/people'

const house = await houseOfFile({ environment: { DATABASE_URL: '' } })
const folder = house.parts.config.dataDir
const { stop } = await takeOperatorCommands(house.parts)
afterAll(() => stop())

const socket = join(folder, 'operator.sock')
const ask = (name: 'set-roles' | 'reset-password', values: Record<string, string>) =>
  askRunningProcess(folder, { name, values })

describe('a command that is asked of the running process', () => {
  it('is done by it, which says what it has done', async () => {
    const { email, id } = await addPerson(house)
    expect(await ask('set-roles', { email, roles: 'enterprise,owner' })).toEqual([
      `${email} holds: enterprise, owner`,
      'before: no role',
    ])
    const { db } = house.parts
    const { roles } = await db.selectFrom('users').select('roles').where('id', '=', id).executeTakeFirstOrThrow()
    expect(roles).toEqual(['enterprise', 'owner'])
    const said = await ask('reset-password', { email })
    const password = / the password (\S+)$/.exec(said?.[0] ?? '')?.[1]
    expect(password).toMatch(/^\S{12,}$/)
    expect(house.logLines.join('')).not.toContain(password)
  })

  it('is refused with the same words as anywhere', async () => {
    await expect(ask('set-roles', { email: 'nobody@customer.example', roles: '' })).rejects.toThrow('either --roles')
    const nobody = { email: 'nobody@customer.example', roles: 'enterprise' }
    await expect(ask('set-roles', nobody)).rejects.toThrow('there is no account nobody@customer.example')
  })

  it.each([
    '',
    '{"name":"verify-audit"}',
    '{"name":"constructor","values":{}}',
    '{"name":"verify-audit","values":{"a":1}}',
  ])('is known, and well formed: %s', async sent => {
    const connection = createConnection({ path: socket, allowHalfOpen: true })
    connection.end(sent)
    expect(JSON.parse(await text(connection))).toEqual({ failed: expect.stringContaining('whose log says why') })
  })

  it('is taken of the own system user alone', () => {
    expect((statSync(socket).mode & 0o777).toString(8)).toBe('600')
  })
})

it('where nothing listens, nobody is asked', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'coilworks-operator-'))
  expect(await askRunningProcess(empty, { name: 'verify-audit', values: {} })).toBeUndefined()
  // What a process has left that was ended by force.
  writeFileSync(join(empty, 'operator.sock'), '')
  expect(await askRunningProcess(empty, { name: 'verify-audit', values: {} })).toBeUndefined()
  rmSync(empty, { recursive: true })
})

it('is taken where a process that was ended by force has left its socket', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'coilworks-operator-'))
  writeFileSync(join(dataDir, 'operator.sock'), '')
  const parts = { ...house.parts, config: { ...house.parts.config, dataDir } }
  const taking = await takeOperatorCommands(parts)
  expect(await askRunningProcess(dataDir, { name: 'notice list', values: {} })).toEqual(['No notice.'])
  await taking.stop()
  rmSync(dataDir, { recursive: true })
})

/** The command itself, as a process of its own, typed in `folder`. */
function command(folder: string, ...args: string[]) {
  return new Promise<[number, string]>(done => {
    const env = { PATH: process.env.PATH, ...production, DATA_DIR: folder }
    execFile(
      process.execPath,
      [join(root, 'dist/node/admin.js'), ...args],
      { cwd: folder, env },
      (error, out, problem) => done([Number(error?.code ?? 0), out + problem]),
    )
  })
}

it('the first admin is made while the product runs, and a backup lies where it was asked for, from any folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'coilworks-operator-'))
  await putEmptyDatabase(dataDir)
  const running = startServer({ ...production, DATA_DIR: dataDir }, [], undefined, dataDir)
  await running.address()
  const ann = [
    'create-user',
    '--email',
    'ann@customer.example',
    '--name',
    'Ann',
    '--company',
    'Coils',
    '--roles',
    'admin',
  ]
  const made = await command(dataDir, ...ann)
  const again = await command(dataDir, ...ann)
  const answer = await command(dataDir, 'set-security-answer', '--email', 'ann@customer.example')
  const backup = await command(dataDir, 'backup', '--to', 'first.gz')
  const exitCode = await running.stop()
  const alone = await command(dataDir, 'verify-audit')

  expect(made).toEqual([0, expect.stringMatching(/^ann@customer.example is created. Good for 24 hours and one login/)])
  expect(again).toEqual([1, 'ann@customer.example exists already\n'])
  expect(answer).toEqual([0, expect.stringMatching(/is asked ".*" and answers \S+/)])
  expect(backup).toEqual([0, expect.stringContaining(`${join(dataDir, 'first.gz')} holds `)])
  expect(exitCode).toBe(0)
  expect(existsSync(join(dataDir, 'operator.sock'))).toBe(false)
  expect(alone).toEqual([0, expect.stringMatching(/^The audit trail holds: \d+ rows/)])
  rmSync(dataDir, { recursive: true })
}, 300_000)
