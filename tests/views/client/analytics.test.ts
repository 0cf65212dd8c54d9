import { describe, expect, it } from 'vitest'
import { durationText, sizeText } from '../../../shared/display/measuredValue'
import { limits } from '../../../shared/limits'
import { createAnalytics, type Measurement } from '../../../views/client/analytics'

/** A browser's analytics with a clock, a storage and a server of its own. */
function browser(flag: () => Promise<boolean> = async () => true) {
  const kept = new Map<string, string>()
  const seen = { asked: 0, sent: [] as Measurement[], now: 1_800_000_000_000 }
  const page = (user = 'Dana') =>
    createAnalytics({
      user,
      isTaken: () => {
        seen.asked += 1
        return flag()
      },
      send: async measurement => seen.sent.push(measurement),
      now: () => seen.now,
      storage: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    })
  return { seen, page, signOut: () => kept.clear() }
}

const of = { moduleName: 'Coil workbench', projectId: 'p1' }

describe('the flag', () => {
  it('ANALYTICS-02, CONST-16 is asked for once an hour, also across pages', async () => {
    const { seen, page } = browser()
    await page().speed(of, 5)
    seen.now += 3_600_000 - 1
    await page().speed(of, 5)
    expect([seen.asked, seen.sent.length]).toEqual([1, 2])
    seen.now += 1
    await page().speed(of, 5)
    expect([seen.asked, seen.sent.length]).toEqual([2, 3])
    expect(limits.analytics.flagMs).toBe(3_600_000)
  })

  it('ANALYTICS-02 is asked for once by measurements at the same time', async () => {
    const { seen, page } = browser()
    const analytics = page()
    await Promise.all([analytics.speed(of, 5), analytics.dataSize(of, 5)])
    expect([seen.asked, seen.sent.length]).toEqual([1, 2])
  })

  it('ANALYTICS-02 is each user’s own, and forgotten at sign-out', async () => {
    const { seen, page, signOut } = browser()
    await page('Dana').speed(of, 5)
    await page('Dana, as Rita').speed(of, 5)
    expect(seen.asked).toBe(2)
    signOut()
    await page('Dana, as Rita').speed(of, 5)
    expect(seen.asked).toBe(3)
  })

  it('ANALYTICS-01, ANALYTICS-02 that is off sends nothing, and is believed for an hour too', async () => {
    const { seen, page } = browser(async () => false)
    await page().speed(of, 5)
    await page().dataSize(of, 5)
    expect([seen.asked, seen.sent]).toEqual([1, []])
  })

  it('ANALYTICS-02 that could not be had counts as off, and is asked for anew', async () => {
    let isDown = true
    const { seen, page } = browser(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(true)))
    const analytics = page()
    await expect(analytics.speed(of, 5)).rejects.toThrow('down')
    expect(seen.sent).toEqual([])
    isDown = false
    await analytics.speed(of, 5)
    expect([seen.asked, seen.sent.length]).toEqual([2, 1])
  })
})

describe('a measurement', () => {
  it('ANALYTICS-03, ENTITY-24 says what was measured, where, and how much', async () => {
    const { seen, page } = browser()
    const analytics = page()
    await analytics.speed({ ...of, coilId: 'c1' }, 1_004)
    await analytics.dataSize(of, 2_049)
    expect(seen.sent).toEqual([
      { ...of, metric: 'Speed', measuredValue: '1 s 4 ms', coilId: 'c1' },
      { ...of, metric: 'DataSize', measuredValue: '2 KB 1 B' },
    ])
  })

  it.each([0, 0.4, -5, Number.NaN])('ANALYTICS-06 of %d is not sent, and nothing is asked for it', async value => {
    const { seen, page } = browser()
    await page().speed(of, value)
    await page().dataSize(of, value)
    expect([seen.asked, seen.sent]).toEqual([0, []])
  })

  it('ANALYTICS-07 of no project is not sent, and nothing is asked for it', async () => {
    const { seen, page } = browser()
    await page().speed({ ...of, projectId: undefined }, 5)
    expect([seen.asked, seen.sent]).toEqual([0, []])
  })

  it('is sent once in a while of each kind', async () => {
    const { seen, page } = browser()
    const analytics = page()
    for (let index = 0; index < 5; index += 1) await analytics.speed(of, 5)
    seen.now += limits.analytics.everyMs
    await analytics.speed(of, 6)
    expect(seen.sent.map(one => one.measuredValue)).toEqual(['5 ms', '6 ms'])
  })
})

describe('ANALYTICS-04 a size is written as its parts', () => {
  it.each([
    [1, '1 B'],
    [1_023, '1023 B'],
    [1_024, '1 KB'],
    [1_025, '1 KB 1 B'],
    [1_048_576, '1 MB'],
    [1_048_576 + 20 * 1_024 + 5, '1 MB 20 KB 5 B'],
    [3 * 1_024 * 1_048_576, '3072 MB'],
    [0, ''],
  ])('%d bytes are %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text)
  })
})

describe('ANALYTICS-05 a duration is written as its parts', () => {
  it.each([
    [4, '4 ms'],
    [999.6, '1 s'],
    [60_000, '1 m'],
    [3_723_004, '1 h 2 m 3 s 4 ms'],
    [3_600_001, '1 h 1 ms'],
    [100 * 3_600_000, '100 h'],
    [0, ''],
  ])('%d ms are %s', (ms, text) => {
    expect(durationText(ms)).toBe(text)
  })
})
