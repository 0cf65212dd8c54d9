import { describe, expect, it } from 'vitest'
import { type CoilInput, EngineError, rateCoil } from '../../../engine'
import type { CondenserCoil, FluidCoil } from '../../../engine/coils/coil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilFieldTable, fieldsOfCoil } from '../../../shared/coils/fields/coilFields'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import { readerOf } from '../../../shared/display/formatQuantity'
import { numberAt } from '../../../shared/tools/fields/measure'
import { withValueAt } from '../../../shared/tools/fields/paths'

const said = (message: string, type: CoilInput['coilType'], system: 'IP' | 'SI' = 'IP') =>
  refusalText(message, exampleOf(type), readerOf(system))

describe('what the engine refuses', () => {
  it.each([
    [
      'R-410A has no saturation at 365.65 K; it ends at 344.494 K',
      'COND',
      'R-410A has no saturation at 198.5 °F; it ends at 160.4 °F',
    ],
    ['Water is rated from 0.0 to 150.0 °C', 'FLUID', 'Water is rated from 32.0 to 302.0 °F'],
    [
      '89.7 m/s face velocity is outside 0.02 to 25',
      'FLUID',
      '17,657 ft/min face velocity is outside 4 to 4,921 ft/min',
    ],
    [
      '45.5 m/s tube velocity is outside 0.001 to 25',
      'FLUID',
      '149.28 ft/s tube velocity is outside 0.00 to 82.02 ft/s',
    ],
    [
      'refrigerant.suctionTemperature is not below the entering air: nothing boils',
      'EVAP',
      'Suction temp is not below the entering air: nothing boils',
    ],
    [
      'refrigerant.at.value gives no condensing above the entering air',
      'COND',
      'Condensing temp gives no condensing above the entering air',
    ],
    ['12 K of superheat is too much', 'EVAP', '21.6 °F of superheat is too much'],
    ['there are more feeds than tubes', 'FLUID', 'there are more feeds than tubes'],
    [
      'no flow from 0.01 to 20 kg/s does 293071.07 W; reachable is 4.102e+4 to 1.172e+5 W',
      'FLUID',
      'no flow from 79.4 to 158,732.8 lb/h does 1,000.0 MBH; reachable is 140.0 to 399.9 MBH',
    ],
  ] as const)('"%s" is said in the units and by the names of the page', (message, type, words) => {
    expect(said(message, type)).toBe(words)
  })

  it('of air that is too wet has the unit at both numbers', () => {
    const input = exampleOf('FLUID')
    const wet = { ...input.air, dryBulb: 363.15, humidity: { kind: 'relative-humidity' as const, value: 0.9 } }
    expect(refusalOf({ ...input, air: wet })).toMatch(/^[\d,.]+ gr\/lb entering is wetter than 1,050\.0 gr\/lb$/)
  })

  it('of a share is said in percent, as it is typed', () => {
    const input = exampleOf('FLUID') as FluidCoil
    const fluid = { ...input.fluid, name: 'Propylene glycol', share: 0.7 }
    expect(refusalOf({ ...input, fluid })).toBe('Propylene glycol: the share by mass is 0 to 60 %, not 70 %')
  })

  it('of a curve fit has units', () => {
    const input = exampleOf('COND') as CondenserCoil
    const refrigerant = { ...input.refrigerant, at: { kind: 'pressure' as const, value: 5.2e6 } }
    const message = refusalOf({ ...input, refrigerant, methods: { properties: 'curve fit' } })
    expect(message).toMatch(/^R-410A by curve fit: p [\d.,]+ psia is beyond its critical pressure, [\d.,]+ psia$/)
  })

  it('of any number within its bounds is said without the engine’s units and paths', () => {
    const messages = (['FLUID', 'EVAP', 'COND', 'SUPER_STEAM'] as const).flatMap(refusalsOf)
    expect(messages.length).toBeGreaterThan(10)
    for (const message of messages) {
      expect(message).not.toMatch(/\d (K|Pa|kPa|bar|m\/s|kg\/s|°C)\b/)
      expect(message).not.toMatch(/\b(air|fluid|steam|refrigerant|geometry)\.[a-z]/)
      expect(message).not.toMatch(/\d\.\d{5,}/)
    }
  })
})

function refusalOf(input: CoilInput): string {
  try {
    rateCoil(input)
  } catch (error) {
    if (error instanceof EngineError) return refusalText(error.message, input, readerOf('IP'))
    throw error
  }
  return ''
}

/** What is refused where one number of the example is near an end of its bounds. */
function refusalsOf(type: CoilInput['coilType']): string[] {
  const input = exampleOf(type)
  return fieldsOfCoil(input).flatMap(({ path }) => {
    const bounds = numberAt(input, path) === undefined ? undefined : coilFieldTable.boundsAt(path, input)
    if (!bounds) return []
    const [low, high] = bounds
    return [0.02, 0.98].flatMap(share => {
      try {
        rateCoil(withValueAt(input, path, low + share * (high - low)))
        return []
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        return [refusalText(error.message, input, readerOf('IP'))]
      }
    })
  })
}
