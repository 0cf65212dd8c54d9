/** Starts that fail: one sentence that says what to do, and an exit code by which a supervisor starts again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProblem } from '../../../server/errors/startError'
import { UnavailableError } from '../../../server/errors/unavailableError'
import { databaseOfAnother, databaseOfBytes, type FreshDatabase, migratedDatabase } from '../../support/freshDatabase'
import { production } from '../../support/house'
import { postgresAddress } from '../../support/provided'
import { serverProcesses } from '../../support/serverProcesses'

const start = serverProcesses()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-starts-'))
let fresh: FreshDatabase
let bytes: FreshDatabase
let another: FreshDatabase
let taken: Server
let port: number

beforeAll(async () => {
  fresh = await migratedDatabase()
  bytes = await databaseOfBytes()
  another = await databaseOfAnother()
  taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  port = (taken.address() as AddressInfo).port
})
afterAll(async () => {
  taken?.close()
  await fresh?.drop()
  await bytes?.drop()
  await another?.drop()
  rmSync(folder, { recursive: true })
})

const secret = 'a-password-that-nobody-reads'
const nowhere = '127.0.0.1:1'
const absent = () => {
  const address = new URL(postgresAddress())
  address.pathname = '/there_is_no_such_database'
  return address.href
}

const starts: [string, number, RegExp, () => Record<string, string>][] = [
  [
    'the database is away',
    69,
    /^The database at 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\)\. .*DATABASE_URL\.$/,
    () => ({ DATABASE_URL: `postgres://coilworks:${secret}@${nowhere}/coilworks` }),
  ],
  [
    'the session store is away',
    69,
    /^The session store at 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\)\. .*REDIS_URL\.$/,
    () => ({ REDIS_URL: `redis://:${secret}@${nowhere}` }),
  ],
  [
    'there is no such database',
    78,
    /^The database at \S+ has no such database as DATABASE_URL names\.$/,
    () => ({ DATABASE_URL: absent() }),
  ],
  [
    'the database is of another encoding than UTF8',
    78,
    /^The database .*DATABASE_URL names is encoded in SQL_ASCII\. .*UTF8: docs\/install\.md says how\.$/,
    () => ({ DATABASE_URL: bytes.address }),
  ],
  [
    'the database is of another role',
    78,
    /^The database refuses what the product needs in it \(permission denied for schema public\)\. .*owner.*docs\/install\.md says how\.$/,
    () => ({ DATABASE_URL: another.address }),
  ],
  [
    'the port is in use',
    71,
    /^Port \d+ of 127\.0\.0\.1 is in use\. .*PORT\. \(EADDRINUSE\)$/,
    () => ({ PORT: `${port}` }),
  ],
  [
    'the address is not on this machine',
    71,
    /^192\.0\.2\.1 is not on this machine\. .*HOST\. \(EADDRNOTAVAIL\)$/,
    () => ({ HOST: '192.0.2.1' }),
  ],
  [
    'the data folder is none',
    73,
    /^\/dev\/null\/data is no folder\. .*DATA_DIR\. \(ENOTDIR\)$/,
    () => ({ DATA_DIR: '/dev/null/data' }),
  ],
]

describe('a start of the built server', () => {
  it.each(starts)(
    'SEC-114 ends where %s, with %i and one sentence',
    async (_, exitCode, sentence, environment) => {
      const own = { ...production, DATA_DIR: folder, DATABASE_URL: fresh.address, LOG_LEVEL: 'info', ...environment() }
      const started = start(own)
      expect([await started.exit, started.output()]).toEqual([exitCode, expect.any(String)])
      expect(started.output().trim()).toMatch(sentence)
      expect(started.output()).not.toContain(secret)
    },
    120_000,
  )
})

describe('what is said of a failed start', () => {
  const failed = (code: string, more: object) => Object.assign(new Error(code), { code, ...more })

  it.each([
    ['EACCES', 'open', 73],
    ['EROFS', 'access', 73],
    ['ENOSPC', 'write', 73],
    ['EACCES', 'listen', 71],
  ])('of %s by %s is a sentence, with %i', (code, syscall, exitCode) => {
    const told = startProblem(failed(code, { syscall, path: '/app/data', address: '0.0.0.0', port: 80 }))
    expect(told.exitCode).toBe(exitCode)
    expect(told.text).toMatch(new RegExp(`^\\S.*\\. \\(${code}\\)$`))
    expect(told.text.split('\n')).toHaveLength(1)
  })

  it('of a server that went away since it was first asked is a sentence, with 69', () => {
    const { text, exitCode } = startProblem(new UnavailableError('database', new Error('gone')))
    expect([text, exitCode]).toEqual([
      'The start has failed: the database is not available. Start again in a moment.',
      69,
    ])
  })

  it.each([
    ['an extension that the role may not create', '42501', 'permission denied to create extension "x"'],
    ['a database without a schema for the role', '3F000', 'no schema has been selected to create in'],
  ])('of %s is a sentence, with 78', (_, code, message) => {
    const { text, exitCode } = startProblem(failed(code, { message }))
    expect([text, exitCode]).toEqual([expect.stringContaining(`(${message}). Make`), 78])
    expect(text.split('\n')).toHaveLength(1)
  })

  it('of anything else is a fault of the product, with 70 and where it happened', () => {
    const { text, exitCode } = startProblem(new TypeError('of nobody'))
    expect(exitCode).toBe(70)
    expect(text).toMatch(/fault of the product itself\.\nTypeError: of nobody\n +at /)
  })
})
