/** Production and demo never mix: a demo marks its database, and each refuses what is the other's. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { restoreBackup, writeBackup } from '../../../server/data/backup'
import { type Database, openDatabase } from '../../../server/data/database'
import { keepDemoApart } from '../../../server/data/demoMark'
import { demoMark } from '../../../server/data/migrations/0060-demo-mark'
import { seedDemo } from '../../../server/demo/demo'
import { putEmptyDatabase } from '../../support/emptyDatabase'
import { migratedDatabase } from '../../support/freshDatabase'
import { openHouse, production } from '../../support/house'
import { addPerson } from '../../support/people'
import { serverProcesses } from '../../support/serverProcesses'
import { settableClock } from '../../support/settableClock'

const start = serverProcesses()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-apart-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const refusedOfDemo = { exitCode: 78, message: expect.stringMatching(/that of a demo.*another DATA_DIR/) }
const refusedOfProduction = { exitCode: 78, message: expect.stringMatching(/people who are no demo.*another DATA_DIR/) }

/** An empty database, for as long as `work` takes. */
async function inDatabase(work: (db: Database) => Promise<void>) {
  const { address, drop } = await migratedDatabase()
  const { db, close } = await openDatabase({ databaseUrl: address })
  try {
    await work(db)
  } finally {
    await close()
    await drop()
  }
}

const withDemo = (db: Database) => seedDemo(db, settableClock(), () => 'Passw0rd!of-a-test')
const forget = (db: Database) => db.deleteFrom('demo_mark').execute()

it('SEC-032, SEC-114 a production start on the data folder of a demo ends with 78 and says what to do', async () => {
  const DATA_DIR = join(folder, 'data')
  await putEmptyDatabase(DATA_DIR)
  const demo = await openDatabase({ folder: DATA_DIR })
  await keepDemoApart(demo.db, { isDemo: true })
  await demo.close()

  const real = start({ ...production, DATA_DIR })
  expect([await real.exit, real.output()]).toEqual([78, expect.any(String)])
  expect(real.output().trim()).toMatch(/^The database .* is that of a demo, .* another DATA_DIR.*\.$/)
  expect(real.output().trim().split('\n')).toHaveLength(1)
}, 300_000)

describe('the mark of a demo', () => {
  it('SEC-032 is made before its people, and refuses a production start from then on', () =>
    inDatabase(async db => {
      await keepDemoApart(db, { isDemo: true })
      await expect(keepDemoApart(db, { isDemo: false })).rejects.toMatchObject(refusedOfDemo)
      await withDemo(db)
      await keepDemoApart(db, { isDemo: true })
      await expect(keepDemoApart(db, { isDemo: false })).rejects.toMatchObject(refusedOfDemo)
    }))

  it('SEC-032 is not made in a database that has people: a demo is refused there', () =>
    inDatabase(async db => {
      await withDemo(db)
      await expect(keepDemoApart(db, { isDemo: true })).rejects.toMatchObject(refusedOfProduction)
      await keepDemoApart(db, { isDemo: false })
    }))

  it('SEC-032 is in nothing that production made', async () => {
    const house = await openHouse()
    await addPerson(house)
    await keepDemoApart(house.parts.db, { isDemo: false })
    await expect(keepDemoApart(house.parts.db, { isDemo: true })).rejects.toMatchObject(refusedOfProduction)
    await house.close()
  })

  it('SEC-032 is given by the upgrade to a demo of a version that made none, and to nothing else', () =>
    inDatabase(async db => {
      const upgrade = async () => {
        await db.schema.dropTable('demo_mark').execute()
        await demoMark.up(db)
      }
      await upgrade()
      await keepDemoApart(db, { isDemo: false })
      await withDemo(db)
      await upgrade()
      await expect(keepDemoApart(db, { isDemo: false })).rejects.toMatchObject(refusedOfDemo)
    }))

  it('SEC-032, SEC-118 goes with a backup, and with that alone', () =>
    inDatabase(async demo => {
      await keepDemoApart(demo, { isDemo: true })
      await withDemo(demo)
      const [marked, unmarked] = [join(folder, 'marked.gz'), join(folder, 'unmarked.gz')]
      await writeBackup(demo, marked, new Date(0))
      await forget(demo)
      await writeBackup(demo, unmarked, new Date(0))
      await inDatabase(async real => {
        await restoreBackup(real, marked)
        await expect(keepDemoApart(real, { isDemo: false })).rejects.toMatchObject(refusedOfDemo)
      })
      await inDatabase(async other => {
        await keepDemoApart(other, { isDemo: true })
        await restoreBackup(other, unmarked)
        await expect(keepDemoApart(other, { isDemo: true })).rejects.toMatchObject(refusedOfProduction)
      })
    }))
})
