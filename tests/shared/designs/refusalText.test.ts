import { describe, expect, it } from 'vitest'
import { type CoilInput, EngineError, rateCoil } from '../../../engine'
import { exampleOf } from '../../../shared/designs/document/exampleCoils'
import { boundsAt } from '../../../shared/designs/fields/coilBounds'
import { fieldsOfCoil } from '../../../shared/designs/fields/coilFields'
import { numberAt } from '../../../shared/designs/fields/coilMeasure'
import { withValueAt } from '../../../shared/designs/fields/paths'
import { refusalText } from '../../../shared/designs/notices/refusalText'
import { readerOf } from '../../../shared/display/formatQuantity'

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
  ] as const)('"%s" is said in the units and by the names of the page', (message, type, words) => {
    expect(said(message, type)).toBe(words)
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

/** What is refused where one number of the example is near an end of its bounds. */
function refusalsOf(type: CoilInput['coilType']): string[] {
  const input = exampleOf(type)
  return fieldsOfCoil(input).flatMap(({ path }) => {
    const bounds = numberAt(input, path) === undefined ? undefined : boundsAt(path, input)
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
