/** Hours of a file, read by the service on a thread, and an item that is rated with them. */
import { describe, expect, it } from 'vitest'
import { contracts } from '../../../../shared/contracts'
import { chillerExample } from '../../../../shared/mist/document/exampleMists'
import { rateMistDocument } from '../../../../shared/mist/rating/rateMistDocument'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'
import { tableOfHours, yearOfHours } from '../../../support/yearOfHours'

const house = await houseOfFile()
const visitor = await hasSession(house, await addPerson(house, { roles: ['nimbus'] }))
const { ReadWeather, Rate } = contracts['MistService.svc']
const read = (text: string, name = 'my hours.csv') => visitor.call(ReadWeather, { name, text, altitude: 300 })

describe('a file of weather', () => {
  it('is read, gives its hot design air, and rates an item with every hour of it', async () => {
    const { Item } = (await read(tableOfHours())).body
    expect([Item.Weather.name, Item.Altitude, Item.Findings]).toEqual(['my hours.csv', undefined, []])
    const hottest = Math.max(...yearOfHours().map(({ dryBulb }) => dryBulb))
    expect(Item.DryBulb).toBeLessThan(hottest)
    expect(Item.DryBulb).toBeGreaterThan(hottest - 4)
    const input = { ...chillerExample, weather: Item.Weather }
    const { Rating } = (await visitor.call(Rate, { input })).body.Item
    expect(Rating.climate).toEqual({ name: 'my hours.csv', set: 'Hours of a file', method: 'hours', deviations: {} })
    expect(Rating.year.hours).toBeCloseTo(8760, 6)
    expect(Rating.year.energyWith).toBeCloseTo(rateMistDocument(input).year.energyWith, 0)
  })

  it('names the line and the column of what is wrong, and changes nothing', async () => {
    const lines = tableOfHours().split('\n')
    const wrong = (await read(lines.with(7, '31.5,warm').join('\n'))).body
    expect([wrong.Succeeded, wrong.Item]).toEqual([false, undefined])
    expect(wrong.Notices[0].Messages[0]).toContain('line 8, column 2: the wet bulb "warm" is not a number')
    const short = (await read(lines.slice(0, 100).join('\n'))).body
    expect(short.Notices[0].Messages[0]).toContain('8760 hours')
  })

  it('is refused before it is read where it is larger than a year', async () => {
    expect((await read('x'.repeat(6_000_001))).status).toBe(400)
    expect((await read('x'.repeat(6_600_000))).status).toBe(413)
  })

  it('is refused in an item where its text is none of ours', async () => {
    const weather = { name: 'x', hours: 'short', pressures: Array(12).fill(1e5) }
    expect((await visitor.call(Rate, { input: { ...chillerExample, weather } })).status).toBe(400)
  })
})
