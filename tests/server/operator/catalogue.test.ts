/** The operator's catalogues: list, check, replace, restore, and what the pages of the economizers get of them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { adminCommands } from '../../../server/operator/adminCommands'
import type { BoilerRecord } from '../../../shared/catalogues/boilerRecord'
import { catalogues } from '../../../shared/catalogues/catalogues'
import { enterprise } from '../../../shared/contracts'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const folder = mkdtempSync(join(tmpdir(), 'coilworks-catalogue-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Command = keyof typeof adminCommands
const run = (command: Command, values: Record<string, string> = {}) => adminCommands[command].run(house.parts, values)
const lastRow = () => db.selectFrom('audit_events').selectAll().orderBy('sequence', 'desc').executeTakeFirst()
const fileOf = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const [one, two] = catalogues.boilers.sample.slice(0, 2) as [BoilerRecord, BoilerRecord]
const own = [
  { ...one, maker: 'Own Boilers', offeredOn: 'cleaver-brooks' },
  { ...two, maker: 'Own Boilers', offeredOn: 'hurst-boiler' },
] satisfies BoilerRecord[]
const rightFile = fileOf('boilers.json', JSON.stringify(own))
const wrongFile = fileOf('wrong.json', JSON.stringify([own[0], { ...own[1], horsepower: 0 }], null, 2))

async function boilersOf(role: 'cleaver-brooks' | 'hurst-boiler' | 'economizer') {
  const person = await addPerson(house, { roles: [role] })
  const { body } = await (await hasSession(house, person)).call(enterprise.GetBoilers, {})
  return body.Item as { Version: number; IsSample: boolean; Records: BoilerRecord[] }
}

describe('the catalogues', () => {
  it('begin with the sample of the product, which says that it is one', async () => {
    expect(await run('catalogue list', {})).toEqual([
      'boilers: Boilers by series and horsepower',
      `  version 0, ${catalogues.boilers.sample.length} records, sample data of the product, in use`,
      'economizers: Standard economizers',
      `  version 0, ${catalogues.economizers.sample.length} records, sample data of the product, in use`,
      'nozzles: Nozzles of the mist',
      `  version 0, ${catalogues.nozzles.sample.length} records, sample data of the product, in use`,
      'fans: Fans of air coolers',
      `  version 0, ${catalogues.fans.sample.length} records, sample data of the product, in use`,
    ])
    const { Version, IsSample, Records } = await boilersOf('economizer')
    expect([Version, IsSample]).toEqual([0, true])
    expect(new Set(Records.map(record => record.offeredOn))).toEqual(new Set(['all', 'economizer']))
    const person = await addPerson(house, { roles: ['economizer'] })
    const { body } = await (await hasSession(house, person)).call(enterprise.GetStandardEconomizers, {})
    expect(body.Item).toMatchObject({ IsSample: true, Records: catalogues.economizers.sample })
  })

  it('are checked without a change, and a wrong file changes nothing but the trail', async () => {
    // An empty trail stays empty: refusals are written once it has begun.
    await house.parts.audit.record({ event: 'operator', outcome: 'success', target: 'nobody' })
    const before = await lastRow()
    expect((await run('catalogue check', { name: 'boilers', file: rightFile }))[0]).toContain('2 records for boilers')
    const lines = readFileSync(wrongFile, 'utf8').split('\n')
    const line = lines.findLastIndex(text => text.includes('"horsepower"')) + 1
    const faults = `wrong.json has 1 fault; nothing was changed:\n  line ${line}, column 19 (horsepower): `
    await expect(run('catalogue check', { name: 'boilers', file: wrongFile })).rejects.toThrow(faults)
    expect(await lastRow()).toEqual(before)
    await expect(run('catalogue replace', { name: 'boilers', file: wrongFile })).rejects.toThrow(faults)
    expect(await lastRow()).toMatchObject({ event: 'operator', outcome: 'refused', target: 'boilers' })
    expect(await db.selectFrom('catalogue_versions').selectAll().execute()).toEqual([])
  })

  it('are replaced whole, and each page gets its own records', async () => {
    const said = await run('catalogue replace', { name: 'boilers', file: rightFile })
    expect(said[0]).toBe('boilers is version 1 now: 2 records of boilers.json.')
    const detail = { command: 'catalogue replace', before: 0, after: 1, records: 2, file: 'boilers.json' }
    expect(await lastRow()).toMatchObject({ event: 'operator', outcome: 'success', target: 'boilers', detail })
    expect(await boilersOf('cleaver-brooks')).toEqual({ Version: 1, IsSample: false, Records: [own[0]] })
    expect((await boilersOf('hurst-boiler')).Records).toEqual([own[1]])
  })

  it('of standard economizers are for the page of a partner alone too, where they say so', async () => {
    const [unit] = catalogues.economizers.sample
    const partners = ['cleaver-brooks', 'hurst-boiler'] as const
    const units = partners.map(offeredOn => ({ ...unit, model: `Unit of ${offeredOn}`, offeredOn }))
    const file = fileOf('economizers.json', JSON.stringify(units))
    await run('catalogue replace', { name: 'economizers', file })
    onTestFinished(async () => {
      await db.deleteFrom('catalogue_versions').where('catalogue', '=', 'economizers').execute()
    })
    for (const [at, role] of partners.entries()) {
      const visitor = await hasSession(house, await addPerson(house, { roles: [role] }))
      const { body } = await visitor.call(enterprise.GetStandardEconomizers, {})
      expect(body.Item.Records).toEqual([units[at]])
    }
    const visitor = await hasSession(house, await addPerson(house, { roles: ['economizer'] }))
    expect((await visitor.call(enterprise.GetStandardEconomizers, {})).body.Item.Records).toEqual([])
  })

  it('of fans are checked by line and column and replaced by a file of curves, for the air coolers alone', async () => {
    const head = 'maker,model,impeller,diameter [ft],speed [rpm],density,flow [CFM],pressure [inH2O],power [kW],source'
    const fan = 'Own,F-8,5 blades,8,390,1.2,60000 90000 120000,0.9 0.7 0.3,9 10 9.5,Data sheet'
    const wrong = fileOf('wrong.csv', `${head}\n${fan}\n${fan.replace('F-8', 'F-9').replace('0.9 0.7', '0.7 0.9')}\n`)
    const place = `line 3, column ${fan.indexOf('0.9 0.7') + 1} (pressure): it does not fall from point to point`
    await expect(run('catalogue replace', { name: 'fans', file: wrong })).rejects.toThrow(place)
    const person = await addPerson(house, { roles: ['aircooler'] })
    const session = await hasSession(house, person)
    const offered = async () => (await session.call(enterprise.GetFans, {})).body.Item
    expect(await offered()).toMatchObject({ Version: 0, IsSample: true, Records: catalogues.fans.sample })
    await run('catalogue replace', { name: 'fans', file: fileOf('fans.csv', `${head}\n${fan}\n`) })
    const { Version, IsSample, Records } = await offered()
    expect([Version, IsSample, Records.length]).toEqual([1, false, 1])
    expect(Records[0].speed).toBeCloseTo(6.5, 9)
    expect(Records[0].flow[1]).toBeCloseTo(90_000 * 4.719474e-4, 4)
    expect(Records[0].power).toEqual([9000, 10_000, 9500])
    const economizer = await hasSession(house, await addPerson(house, { roles: ['economizer'] }))
    expect((await economizer.call(enterprise.GetFans, {})).status).toBe(403)
  })

  it('go back to any version, which becomes the newest', async () => {
    await run('catalogue replace', { name: 'boilers', file: rightFile })
    const [newest] = (await run('catalogue list', { name: 'boilers' })).slice(1)
    const version = Number(/version (\d+)/.exec(newest!)![1])
    await run('catalogue restore', { name: 'boilers', version: '0' })
    const { Version, Records } = await boilersOf('hurst-boiler')
    expect(Version).toBe(version + 1)
    expect(Records).toEqual(catalogues.boilers.sample.filter(({ offeredOn }) => /all|hurst/.test(offeredOn)))
  })

  it.each<[Command, Record<string, string>, string]>([
    ['catalogue replace', { name: 'valves', file: rightFile }, '--name is one of boilers, economizers'],
    ['catalogue replace', { name: 'boilers' }, '--file is needed'],
    ['catalogue check', { name: 'boilers', file: join(folder, 'nowhere.csv') }, 'nowhere.csv cannot be read as text'],
    ['catalogue restore', { name: 'economizers', version: '7' }, '--version is one of 0'],
  ])('%s is refused with %o', async (command, values, why) => {
    await expect(run(command, values)).rejects.toThrow(why)
  })
})
