/** Choices that a coil leaves to its rating: the number of circuits, and the fin surface. */
import { describe, expect, it } from 'vitest'
import {
  circuitingOf,
  circuitryFraction,
  type EngineError,
  explainedRating,
  finSurface,
  rateCoil,
} from '../../../engine'
import type { AskedGeometry, CoilInput, CoilRating, CoilRequest } from '../../../engine/coils/coil'
import { chilledWaterCoil } from '../../support/coils'
import { condenserCoil, evaporatorCoil } from '../../support/phaseCoils'

const asked = (coil: CoilInput, geometry: Partial<AskedGeometry>, more: Partial<CoilInput> = {}) =>
  ({ ...coil, ...more, geometry: { ...coil.geometry, ...geometry } }) as CoilRequest
const fractions = circuitryFraction.codes.flatMap(code => circuitingOf(code) || [])
const surfaces = finSurface.codes.filter(code => code !== 'Optimize')
/** A rating without the parts that describe the choice. */
const bare = ({ chosen: _, warnings, ...rating }: CoilRating) => ({
  ...rating,
  warnings: warnings.filter(({ code }) => code !== 'CHOSEN'),
})
const doubts = ({ warnings }: CoilRating) =>
  warnings.filter(({ severity, code }) => severity !== 'info' && code !== 'FIN_RANGE').length

function ratings(coil: CoilInput, parts: readonly Partial<AskedGeometry>[], more?: Partial<CoilInput>): CoilRating[] {
  return parts.flatMap(part => {
    try {
      const rating = rateCoil(asked(coil, part, more))
      return Number.isInteger(rating.construction.passes) ? [rating] : []
    } catch {
      return []
    }
  })
}

function refusalOf(request: CoilRequest): unknown {
  try {
    return rateCoil(request)
  } catch (error) {
    return (error as EngineError).inputs.path
  }
}

describe('circuits left to the rating', () => {
  it.each([
    ['water', chilledWaterCoil],
    ['boiling refrigerant', evaporatorCoil],
    ['condensing refrigerant', condenserCoil],
  ])('of %s do most among those with the fewest doubts', (_, coil) => {
    const best = rateCoil(asked(coil, { circuiting: 'optimize' }))
    const every = ratings(
      coil,
      fractions.map(circuiting => ({ circuiting })),
    )
    expect(every.length).toBeGreaterThan(4)
    for (const one of every) {
      expect(doubts(best)).toBeLessThanOrEqual(doubts(one))
      if (doubts(one) === doubts(best)) expect(best.totalCapacity).toBeGreaterThan(0.99 * one.totalCapacity)
    }
    expect(best.chosen?.circuiting).toBeGreaterThan(0)
    expect(bare(best)).toEqual(rateCoil(asked(coil, { circuiting: best.chosen?.circuiting })))
    expect(best.warnings).toContainEqual(expect.objectContaining({ code: 'CHOSEN', input: 'geometry.circuiting' }))
  })

  it('are chosen for the other engine too, which has the last word', () => {
    const more = { engineVersion: 'v2025' } as const
    const best = rateCoil(asked(chilledWaterCoil, { circuiting: 'optimize' }, more))
    expect(best.engineVersion).toBe('v2025')
    expect(bare(best)).toEqual(rateCoil(asked(chilledWaterCoil, { circuiting: best.chosen?.circuiting }, more)))
  })

  it('keep the pressure drop that is allowed, where some do', () => {
    const free = rateCoil(asked(chilledWaterCoil, { circuiting: 'optimize' }))
    const fluidPressureDrop = 0.5 * free.fluid.pressureDrop.total
    const kept = rateCoil(asked(chilledWaterCoil, { circuiting: 'optimize' }, { limits: { fluidPressureDrop } }))
    expect(kept.fluid.pressureDrop.total).toBeLessThan(fluidPressureDrop)
    expect(kept.chosen?.circuiting).toBeGreaterThan(free.chosen?.circuiting ?? 0)
  })
})

describe('fins left to the rating', () => {
  const every = ratings(
    chilledWaterCoil,
    surfaces.map(surface => ({ finSurface: surface })),
  )

  it('do most where nothing is required', () => {
    const best = rateCoil(asked(chilledWaterCoil, { finSurface: 'Optimize' }, { limits: {} }))
    const sound = every.filter(one => doubts(one) <= doubts(best))
    expect(best.totalCapacity).toBeGreaterThan(0.99 * Math.max(...sound.map(one => one.totalCapacity)))
  })

  it('take the least power where a capacity is required that several reach', () => {
    const capacity = 0.9 * Math.min(...every.map(one => one.totalCapacity))
    const best = rateCoil(asked(chilledWaterCoil, { finSurface: 'Optimize' }, { limits: { capacity } }))
    const sound = every.filter(one => doubts(one) <= doubts(best))
    expect(best.air.pressureDrop).toBeLessThan(1.01 * Math.min(...sound.map(one => one.air.pressureDrop)))
    expect(best.totalCapacity).toBeGreaterThan(capacity)
  })

  it('are chosen together with the circuits, and explained as the coil that was rated', () => {
    const request = asked(chilledWaterCoil, { finSurface: 'Optimize', circuiting: 'optimize' })
    const best = rateCoil(request)
    expect(best.warnings.filter(({ code }) => code === 'CHOSEN')).toHaveLength(2)
    const { chosen, ...said } = explainedRating(request, best)
    const same = asked(chilledWaterCoil, chosen ?? {})
    expect(bare({ chosen, ...said } as CoilRating)).toEqual(explainedRating(same, rateCoil(same)))
  })
})

describe('so many circuits', () => {
  it('are those of the fraction that makes as many', () => {
    const full = rateCoil(asked(chilledWaterCoil, { circuiting: 1 }))
    expect(rateCoil(asked(chilledWaterCoil, { circuiting: { feeds: full.construction.tubesHigh } }))).toEqual(full)
  })

  it('are whole, at least one and at most one a tube', () => {
    for (const feeds of [0, 2.5, 4999]) {
      expect(refusalOf(asked(chilledWaterCoil, { circuiting: { feeds } }))).toMatch(/^geometry\.circuiting/)
    }
  })
})

describe('no circuits', () => {
  const { fluid: _, ...held } = chilledWaterCoil
  const block = { ...held, coilType: 'NONE' } as CoilInput

  it('are a block of fins and tubes: neither headers nor bends', () => {
    const without = rateCoil(asked(block, { circuiting: 0 })).construction
    const full = rateCoil(asked(block, { circuiting: 1 })).construction
    expect(without).toMatchObject({ feeds: 0, passes: 0, connectionLabel: 'None', connectionVelocity: 0 })
    expect(without.dryWeight).toBeLessThan(full.dryWeight)
    expect(without.overallLength).toBeLessThan(full.overallLength)
    expect(without.outsideArea).toBe(full.outsideArea)
  })

  it('carry nothing, and nothing chooses them', () => {
    expect(refusalOf(asked(chilledWaterCoil, { circuiting: 0 }))).toBe('geometry.circuiting')
    expect(refusalOf(asked(block, { circuiting: 'optimize' }))).toBe('geometry.circuiting')
    expect(refusalOf(asked(block, { finSurface: 'Optimize' }))).toBe('geometry.finSurface')
  })
})
