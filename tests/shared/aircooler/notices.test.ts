/** The notices of air coolers: each has words, in the units of its reader, and a field that it is mended at. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Warning } from '../../../engine/warnings'
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import { airCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { distillateExample, exampleAirCoolers } from '../../../shared/aircooler/document/exampleAirCoolers'
import { exchangeFacts } from '../../../shared/aircooler/facts/unitFacts'
import { airCoolerFields } from '../../../shared/aircooler/fields/airCoolerFields'
import { noticeText as told } from '../../../shared/aircooler/notices/airCoolerNotices'
import { rateAirCoolerDocument } from '../../../shared/aircooler/rating/rateAirCoolerDocument'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { type Reader, readerOf } from '../../../shared/display/formatQuantity'

const [ip, si] = [readerOf('IP'), readerOf('SI')]
const noticeText = (notice: Warning, reader: Reader) => told(withCoilWords(notice), reader)
const rated = (input: AirCoolerInput) => airCoolerRating.parse(rateAirCoolerDocument(input))

function changed(change: (input: AirCoolerInput) => void, from: AirCoolerInput = distillateExample): AirCoolerInput {
  const input = structuredClone(from)
  change(input)
  return input
}

/** The codes that the sources of the engine give, apart from those of coils. */
function engineCodes(): Set<string> {
  const folder = new URL('../../../engine/aircooler/', import.meta.url)
  const sources = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'))
  const found = sources.flatMap(source => [...source.matchAll(/\bcode: ([^,]*)/g)].map(([, said = '']) => said))
  return new Set(found.flatMap(said => [...said.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, code = '']) => code)))
}

const propane = exampleAirCoolers['Propane condenser']
const doubtful: Readonly<Record<string, AirCoolerInput>> = {
  FAN_COVERAGE: changed(input => (input.fans.diameter = 1.8)),
  FAN_ROOM: changed(input => (input.fans.diameter = 4)),
  TIP_SPEED: changed(input => (input.fans.tipSpeed = 70)),
  FIN_TEMP: changed(input => (input.bundle.fins = { ...input.bundle.fins, kind: 'l-foot' }), {
    ...distillateExample,
    process: { ...distillateExample.process, inlet: 420 },
  }),
  PASSES_INVALID: changed(input => {
    input.bundle.rowsPerPass = undefined
  }),
  NOT_CONDENSED: changed(input => {
    input.process.pressure = 1e6
  }, propane),
  COMES_COLD: changed(input => {
    input.process.pressure = 2.5e6
  }, propane),
  HOT_AIR_RECIRC: changed(input => {
    input.air.flow = { basis: 'face-velocity', value: 1.5 }
    input.process.massFlow = 1
  }),
}

describe('the notices of air coolers', () => {
  it('have words for every code that the engine can give', () => {
    const codes = engineCodes()
    expect(codes.size).toBeGreaterThan(35)
    const message = 'In the words of the engine.'
    for (const code of codes) {
      const notice: Warning = { code, severity: 'warning', message, value: 0.5, limits: [0.1, 0.9], quantity: 'share' }
      const { fact, advice } = noticeText(notice, ip)
      expect(`${fact}${advice}`, code).not.toContain('words of the engine')
    }
  })

  it.each(Object.entries(doubtful))('say %s in the units of the reader, at a field of the form', (code, input) => {
    const notice = rated(input).warnings.find(each => each.code === code)!
    expect(notice, code).toBeDefined()
    expect(airCoolerFields.map(({ path }) => path as string)).toContain(notice.input)
    const [inIp, inSi] = [ip, si].map(reader => Object.values(noticeText(notice, reader)).join('. '))
    expect(inIp).not.toMatch(/\d (°C|K|Pa|bar|m\/s)\b/)
    expect(inSi).not.toMatch(/\d (°F|ft\/min|psi)\b/)
    for (const said of [inIp, inSi]) expect(said).not.toMatch(/NaN|undefined|\{/)
  })

  it('count rows and passes in whole numbers', () => {
    const few = rated(changed(input => Object.assign(input.bundle, { rows: 3, passes: 1, rowsPerPass: undefined })))
    const factOf = (from: typeof few, wanted: string) =>
      noticeText(from.warnings.find(({ code }) => code === wanted)!, ip).fact
    expect(factOf(few, 'FEW_ROWS')).toBe('3 rows')
    expect(factOf(rated(doubtful.PASSES_INVALID!), 'PASSES_INVALID')).toBe('The rows do not divide into 4 passes')
  })

  it('tell of a vapor that stays gas, and where it would condense', () => {
    const gas = rated(doubtful.NOT_CONDENSED!)
    const { fact, advice } = noticeText(gas.warnings.find(({ code }) => code === 'NOT_CONDENSED')!, si)
    expect(fact).toBe('Nothing condenses: the stream leaves as gas')
    // Propane boils at 26.94 °C at 10 bar (NIST).
    expect(advice).toContain('it condenses at 26.9 °C')
    expect(exchangeFacts(gas, si)).toContainEqual(['Condenses at', '26.9', '°C'])
    const condensed = rated(propane)
    expect(condensed.warnings.map(({ code }) => code)).not.toContain('NOT_CONDENSED')
    expect(exchangeFacts(rated(distillateExample), si).map(([name]) => name)).not.toContain('Condenses at')
  })
})
