import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type CoilInput, rateCoil } from '../../../engine'
import type { CondenserCoil, EvaporatorCoil, SteamCoil } from '../../../engine/coils/coil'
import type { Warning } from '../../../engine/warnings'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { noticeText as told } from '../../../shared/coils/notices/coilNotices'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { noticeField } from '../../../shared/coils/notices/noticeField'
import { type Reader, readerOf } from '../../../shared/display/formatQuantity'

const noticeText = (notice: Warning, reader: Reader) => told(withCoilWords(notice), reader)

const carryover: Warning = {
  code: 'CARRYOVER',
  severity: 'warning',
  message: '3.05 m/s face velocity is above the 2.79 m/s at which flat fins may carry water over.',
  value: 3.048,
  limits: [0, 2.794],
  quantity: 'velocity',
}

const evaporator = exampleOf('EVAP') as EvaporatorCoil
const condenser = exampleOf('COND') as CondenserCoil
const steam = exampleOf('STEAM_DISTR') as SteamCoil
const superheated = exampleOf('SUPER_STEAM') as SteamCoil
const distributor = { nozzleDrop: 1e5, leadDrop: 5e4, ratedFlow: 0.1 }

/** Coils about which the engine has much to say. */
const doubtful: [string, CoilInput][] = [
  ['a water coil', exampleOf('FLUID')],
  ['an evaporator with few feeds', { ...evaporator, geometry: { ...evaporator.geometry, circuiting: 0.25 } }],
  [
    'an evaporator with much superheat and a small distributor',
    {
      ...evaporator,
      refrigerant: { ...evaporator.refrigerant, given: { kind: 'superheat', value: 18 }, distributor },
    },
  ],
  [
    'an evaporator with more refrigerant than it boils',
    { ...evaporator, refrigerant: { ...evaporator.refrigerant, given: { kind: 'mass-flow', value: 1.2 } } },
  ],
  [
    'a condenser with more refrigerant than it condenses',
    {
      ...condenser,
      geometry: { ...condenser.geometry, tubeWall: 0.0002 },
      refrigerant: { ...condenser.refrigerant, given: { kind: 'mass-flow', value: 0.6 } },
    },
  ],
  [
    'a condenser that is asked for too much subcooling',
    { ...condenser, refrigerant: { ...condenser.refrigerant, given: { kind: 'subcooling', value: 30 } } },
  ],
  [
    'a long steam coil in frost with a wide inner tube',
    {
      ...steam,
      air: { ...steam.air, dryBulb: 263.15, humidity: { kind: 'relative-humidity', value: 0.5 } },
      geometry: { ...steam.geometry, finnedLength: 3 },
      steam: {
        ...steam.steam,
        quality: 0.8,
        innerTube: { outsideDiameter: 0.008, wall: 0.0005, orificeDiameter: 0.004, orificePitch: 0.05 },
      },
    },
  ],
  [
    'a steam coil in frost',
    {
      ...(exampleOf('STEAM') as SteamCoil),
      air: { ...steam.air, dryBulb: 268.15, humidity: { kind: 'relative-humidity', value: 0.5 } },
    },
  ],
  ['hot superheated steam', { ...superheated, steam: { ...superheated.steam, temperature: 500 } }],
]

describe('a notice', () => {
  it('says the fact with its number in the reader’s units, and what to do', () => {
    const { fact, advice } = noticeText(carryover, readerOf('IP'))
    expect(fact).toBe('Face velocity 600 ft/min')
    expect(advice).toMatch(/^Above the 550 ft\/min carry-over limit .* larger face\.$/)
    expect(noticeText(carryover, readerOf('SI')).fact).toBe('Face velocity 3.05 m/s')
  })

  it('names the size that lies outside the data', () => {
    const outside: Warning = {
      code: 'FIN_RANGE',
      severity: 'warning',
      message: 'Transverse pitch 38.1 mm is outside the 20.4 mm to 31.8 mm of the published fin data.',
      value: 0.0381,
      limits: [0.0204, 0.0318],
      quantity: 'length',
    }
    expect(noticeText(outside, readerOf('IP'))).toEqual({
      fact: 'Transverse pitch 1.50 in',
      advice: 'The published fin data cover 0.80 in to 1.25 in. Expect a wider error.',
    })
  })

  it('of an unknown code is said in the engine’s words', () => {
    const odd: Warning = { code: 'NEW', severity: 'info', message: 'Something new.' }
    expect(noticeText(odd, readerOf('IP'))).toEqual({ fact: 'Something new.', advice: '' })
  })

  it('without its words is said in the engine’s', () => {
    expect(told(carryover, readerOf('IP'))).toEqual({ fact: carryover.message, advice: '' })
  })

  it('that lacks a number is said in the engine’s words', () => {
    const { fact } = noticeText({ ...carryover, value: undefined }, readerOf('IP'))
    expect(fact).toBe(carryover.message)
  })

  it('of a choice with nothing beside it is said once', () => {
    const message = 'Full circuiting chosen: nothing else fits.'
    const chosen: Warning = { code: 'CHOSEN', severity: 'info', message, input: 'geometry.circuiting' }
    expect(noticeText(chosen, readerOf('IP'))).toEqual({ fact: message.slice(0, -1), advice: '' })
  })

  it('of the critical point is mended at the suction temperature where that is what the coil has', () => {
    const near: Warning = { ...carryover, code: 'SUPERCRIT_NEAR', input: 'refrigerant.at.value' }
    expect(noticeField(near, exampleOf('EVAP'))).toBe('refrigerant.suctionTemperature')
    expect(noticeField(near, exampleOf('COND'))).toBe('refrigerant.at.value')
  })

  it('has words for every code that the engine can give', () => {
    const codes = engineCodes()
    expect(codes.size).toBeGreaterThan(55)
    for (const code of codes)
      expect(noticeText({ ...carryover, code }, readerOf('IP')), code).not.toEqual({
        fact: carryover.message,
        advice: '',
      })
  })

  it.each(doubtful)('of %s is said in the reader’s units, with a field that the coil has', (_, input) => {
    const { warnings } = rateCoil(input)
    const said = warnings.map(warning => [warning.code, noticeText(warning, readerOf('IP'))] as const)
    expect(said.length).toBeGreaterThan(0)
    for (const warning of warnings)
      if (warning.input) expect(noticeField(warning, input), `${warning.code} ${warning.input}`).toBeDefined()
    for (const [code, { fact, advice }] of said) {
      expect(`${fact} ${advice}`, code).not.toMatch(/\d (°C|K|kPa|Pa|bar|mm|µm|m\/s|kW|kg|l\/h)\b/)
      expect(`${fact} ${advice}`, code).not.toMatch(/NaN|undefined|\{/)
    }
  })

  it('of a gauge is told as gauges show it', () => {
    const thin = 0.016 * 0.0254
    const { warnings } = rateCoil({ ...evaporator, geometry: { ...evaporator.geometry, tubeWall: thin } })
    const standing = warnings.find(({ code }) => code === 'STANDING_PRESSURE')!
    expect(noticeText(standing, readerOf('IP'))).toEqual({
      fact: '419.5 psig while the coil stands in hot air',
      advice: 'The tubes are calculated for 331.2 psig. Choose a thicker wall, or have the coil tested.',
    })
  })
})

/** Every code in the sources of what rates a coil. */
function engineCodes(): Set<string> {
  const folder = new URL('../../../engine/', import.meta.url)
  const found = new Set<string>()
  for (const part of ['coils', 'airside']) {
    const of = new URL(`${part}/`, folder)
    for (const name of readdirSync(of, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))) {
      const source = readFileSync(new URL(name, of), 'utf8')
      for (const [, said = ''] of source.matchAll(/(?:\bcode: |\b(?:pick|above)\(\s*)([^,]*)/g))
        for (const [, code = ''] of said.matchAll(/'([A-Z][A-Z_]+)'/g)) found.add(code)
    }
  }
  return found
}
