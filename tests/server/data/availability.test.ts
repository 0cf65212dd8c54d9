/** Which faults are of the database or the disk, and what is left behind by a file that finds no room. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { tellingAvailability } from '../../../server/data/availability'
import { diskError, UnavailableError } from '../../../server/errors/unavailableError'
import { writeWhole } from '../../../server/process/writeWhole'
import { serveServices } from '../../../server/services/serveServices'
import { coilSelection } from '../../../shared/contracts'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-room-'))
afterAll(() => rmSync(folder, { recursive: true }))
const house = await houseOfFile()

/** A database that answers nothing but `error`, when it is asked for a connection or by a query. */
function failing(at: 'connection' | 'query', error: Error) {
  const fail = async () => Promise.reject(error)
  const connection = { executeQuery: fail, streamQuery: () => ({}) as never }
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: at === 'connection' ? fail : async () => connection,
      beginTransaction: async () => undefined,
      commitTransaction: async () => undefined,
      rollbackTransaction: async () => undefined,
      releaseConnection: async () => undefined,
      destroy: async () => undefined,
    }),
  }
  return new Kysely({ dialect: tellingAvailability(dialect) })
}

const withCode = (code: string) => Object.assign(new Error(code), { code })
const ask = (at: 'connection' | 'query', error: Error) => sql`select 1`.execute(failing(at, error))

describe('an error of the database', () => {
  it('is one of availability where there is no connection, whatever was the cause', async () => {
    const cause = new Error('timeout exceeded when trying to connect')
    await expect(ask('connection', cause)).rejects.toMatchObject({ name: 'UnavailableError', what: 'database', cause })
  })

  it.each([
    ...['08006', '08P01', '40001', '40P01', '53100', '53200', '53300', '57014', '57P01', '57P02', '57P03', '58030'],
    ...['25006', '25P03', '55P03', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ])('is one of availability by %s', async code => {
    await expect(ask('query', withCode(code))).rejects.toBeInstanceOf(UnavailableError)
  })

  it('is one of availability where the connection broke while it was asked', async () => {
    await expect(ask('query', new Error('Connection terminated unexpectedly'))).rejects.toBeInstanceOf(UnavailableError)
  })

  it.each([withCode('23505'), withCode('42P01'), withCode('22021'), new TypeError('of the program')])(
    'stays what it is where the query is at fault: %s',
    async error => {
      await expect(ask('query', error)).rejects.toBe(error)
    },
  )
})

describe('a disk without room', () => {
  it('leaves neither a file nor a part of one, and says what it is', async () => {
    const file = join(folder, 'report.pdf')
    // Whatever is written there finds no room.
    symlinkSync('/dev/full', `${file}.part`)
    await expect(writeWhole(file, new Uint8Array(10_000))).rejects.toMatchObject({
      what: 'disk',
      cause: { code: 'ENOSPC' },
    })
    expect(readdirSync(folder)).toEqual([])
    await writeWhole(file, Buffer.from('whole'))
    expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['report.pdf'], 'whole'])
  })

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'])('is known by %s', code => {
    expect(diskError(withCode(code))).toBeInstanceOf(UnavailableError)
  })

  it('is not blamed for other faults', () => {
    const missing = withCode('ENOENT')
    expect(diskError(missing)).toBe(missing)
  })
})

describe('a report that the database does not take', () => {
  it('leaves no file', async () => {
    const engineer = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
    const before = filesOfReports()
    await house.parts.db.schema.alterTable('reports').renameTo('reports_away').execute()
    const { status } = await engineer.call(
      coilSelection.CreateReport,
      smallestRequests['DesignService.svc/CreateReport'],
    )
    await house.parts.db.schema.alterTable('reports_away').renameTo('reports').execute()
    expect(status).toBe(500)
    expect(filesOfReports()).toEqual(before)
  })

  function filesOfReports(): string[] {
    return readdirSync(house.parts.config.dataDir, { recursive: true })
      .map(String)
      .filter(name => name.startsWith('files/'))
  }
})

describe('the built-in services on their own port', () => {
  it('answer 503 with Retry-After while the database is away, and log the cause', async () => {
    const away = async () => Promise.reject(new UnavailableError('database', new Error('gone')))
    const { services, ...others } = house.parts.builtIn
    const own = { ...others, services: { ...services, 'AccountService.svc': away } }
    const listening = await serveServices(own, 0, house.parts)
    const answer = await fetch(`${listening.address}/AccountService.svc/LogIn`, { method: 'POST' })
    await listening.stop()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(house.logLines.join('\n')).toContain('the database is not available')
  })
})
