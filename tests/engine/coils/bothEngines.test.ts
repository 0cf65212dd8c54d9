/** A coil that one engine rates, the other rates too, or refuses with a message at a field. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput, CoilRating, EngineVersion } from '../../../engine/coils/coil'
import { EngineError } from '../../../engine/errors'
import { condenser, evaporator, steam, waterCoil } from '../../support/anyMarch'
import { condenserCoil, evaporatorCoil } from '../../support/phaseCoils'

type Answer = { rating: CoilRating } | { error: EngineError }

function answerOf(input: CoilInput, engineVersion: EngineVersion): Answer {
  try {
    return { rating: rateCoil({ ...input, engineVersion }) }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { error }
  }
}

/**
 * Reasons for which only one engine may refuse, by field: near the limits, their pressures and flows differ slightly.
 */
const apart = [
  ['geometry.circuiting', /used up in the tubes; more feeds lower the drop/],
  ['refrigerant.given.value', /ask for less superheat or subcooling, or choose more/],
  ['steam.pressure', /raise the pressure of the steam, or choose more/],
  ['fluid.given.value', /ask for less, or choose more|is outside/],
  ['refrigerant.at.value', /raise its dew temperature or pressure|entering air/],
  ['refrigerant.name', /leaves the range of its equations/],
  // Arrangements for which `original` has no zones.
  ['geometry.arrangement', /v2025 has|no arrangement changes/],
  ['refrigerant.hotGasTemperature', /below the dew temperature|not above the entering air/],
] as const

/** Steam has one temperature, so that `original` has no arrangement for it. */
const evenSteam = steam.map(coil => ({ ...coil, geometry: { ...coil.geometry, arrangement: 'auto' as const } }))

describe.each([
  ['water coil', waterCoil, 20],
  ['evaporator', evaporator, 20],
  ['condenser', condenser, 20],
  ['steam coil', evenSteam, 20],
] as [string, fc.Arbitrary<CoilInput>, number][])('any %s that one engine rates', (_name, coils, numRuns) => {
  it('is rated by the other, or refused at a field with what to change', () => {
    let both = 0
    fc.assert(
      fc.property(coils, input => {
        const answers = [answerOf(input, 'original'), answerOf(input, 'v2025')]
        const refused = answers.flatMap(answer => ('error' in answer ? [answer.error] : []))
        if (refused.length === 0) both++
        if (refused.length !== 1) return
        const { code, message, inputs } = refused[0]!
        expect(code).toBe('invalid-input')
        const text = apart.find(([path]) => path === inputs.path)?.[1]
        expect(text, `${inputs.path}: ${message}`).toBeDefined()
        expect(message).toMatch(text!)
      }),
      { numRuns, endOnFailure: true, seed: 121 },
    )
    expect(both).toBeGreaterThan(1)
  })
})

describe.each(['original', 'v2025'] as const)('by %s', engineVersion => {
  it('a superheat or subcooling that the air cannot give is rated with what it can, and told', () => {
    const { refrigerant } = evaporatorCoil
    const boiled = rateCoil({
      ...{ ...evaporatorCoil, engineVersion },
      refrigerant: { ...refrigerant, given: { kind: 'superheat', value: 40 } },
    })
    const room = evaporatorCoil.air.dryBulb - refrigerant.suctionTemperature
    expect(boiled.fluid.phaseChange!.superheat).toBeCloseTo(0.95 * room, 1)
    expect(boiled.warnings.map(({ code }) => code)).toContain('SUPERHEAT_UNREACHABLE')
    const condensed = rateCoil({
      ...{ ...condenserCoil, engineVersion },
      refrigerant: { ...condenserCoil.refrigerant, given: { kind: 'subcooling', value: 30 } },
    })
    expect(condensed.warnings.map(({ code }) => code)).toContain('SUBCOOL_UNREACHABLE')
    expect(condensed.fluid.leavingTemperature).toBeGreaterThan(condenserCoil.air.dryBulb)
  })

  it('a tape that does not fit is refused at its thickness', () => {
    const enhancement = { kind: 'tape' as const, pitch: 0.05, thickness: 0.004 }
    const coil = { ...evaporatorCoil, engineVersion, geometry: { ...evaporatorCoil.geometry, enhancement } }
    const inputs = expect.objectContaining({ path: 'geometry.enhancement.thickness' })
    expect(() => rateCoil(coil)).toThrow(expect.objectContaining({ inputs }))
  })
})
