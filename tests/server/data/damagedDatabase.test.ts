/** The embedded database after the worst: killed in mid-write again and again, and with files that do not hold. */
import { spawn } from 'node:child_process'
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { openDatabase } from '../../../server/data/database'
import { putEmptyDatabase } from '../../support/emptyDatabase'

const folder = mkdtempSync(join(tmpdir(), 'coilworks-damage-'))
const whole = join(folder, 'whole')
/** Where the pages of the table of migrations are, in the folder of the database. */
let pages: string
let checksums: string | undefined

beforeAll(async () => {
  await putEmptyDatabase(whole)
  const { db, close } = await openDatabase({ folder: whole })
  const found = await sql<{ path: string; checksums: string }>`
    select pg_relation_filepath('kysely_migration') as path, current_setting('data_checksums') as checksums`.execute(db)
  pages = found.rows[0]!.path
  checksums = found.rows[0]!.checksums
  await close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the embedded database', () => {
  it('keeps every row that it has said is kept, and no half of a transaction, however often its process is killed', async () => {
    const data = join(whole, 'postgres')
    for (const after of [3, 23]) {
      const said = await killedAfter(after, data)
      const { db, close } = await openDatabase({ folder: whole })
      const { rows } = await sql<{ written: number; followed: number; last: number }>`
        select (select count(*) from written)::int as written, (select count(*) from followed)::int as followed,
          (select max(id) from written)::int as last`.execute(db)
      await close()
      const [{ written, followed, last }] = rows as [(typeof rows)[0]]
      expect(last).toBeGreaterThanOrEqual(said)
      expect([written, followed]).toEqual([last, last])
    }
  })

  it('knows a page that was half overwritten', () => {
    expect(checksums).toBe('on')
  })

  it.each<[string, (data: string) => void]>([
    ['its version is gone', data => rmSync(join(data, 'PG_VERSION'))],
    ['its control file is empty', data => truncateSync(join(data, 'global/pg_control'))],
    ['what it knows of transactions is empty', data => truncateSync(join(data, 'pg_xact/0000'))],
    ['a page is half overwritten', data => overwriteHalf(join(data, pages))],
    ['a table is gone', data => rmSync(join(data, pages))],
  ])('is refused, with what to do, where %s', async (_, harm) => {
    const copy = mkdtempSync(join(folder, 'copy-'))
    cpSync(whole, copy, { recursive: true })
    harm(join(copy, 'postgres'))
    await expect(openDatabase({ folder: copy })).rejects.toMatchObject({
      name: 'StartError',
      exitCode: 65,
      message: expect.stringContaining('Restore a backup into another DATA_DIR'),
    })
    // Nothing holds the folder: a backup is restored beside it, or it is removed.
    expect(existsSync(join(copy, 'lock.json'))).toBe(false)
  })
})

/** The second half of the first page. */
function overwriteHalf(file: string): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(4_096, 7), 0, 4_096, 4_096)
  closeSync(handle)
}

/** Has a process write, kills it once it has said that so many more rows are kept; gives the last of them. */
async function killedAfter(count: number, data: string): Promise<number> {
  const writer = spawn(process.execPath, [join(root, 'tests/support/killedWriter.mjs'), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const ended = new Promise(resolve => writer.once('exit', resolve))
  writer.stdout.on('data', part => {
    said += part
    if (said.split('\n').length > count) writer.kill('SIGKILL')
  })
  await ended
  return Number(said.split('\n').at(-2))
}
