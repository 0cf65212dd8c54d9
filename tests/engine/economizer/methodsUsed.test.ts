/** The methods that are told of an economizer are those that its numbers come from. */
import { describe, expect, it } from 'vitest'
import { correlationOf } from '../../../engine'
import { economizerMethods, methodsUsed, rateEconomizer, type TubeBank } from '../../../engine/economizer'
import { dualStage, steamEconomizer } from '../../support/economizers'

const [stage] = steamEconomizer.stages
const rated = (bank: Partial<TubeBank>) =>
  rateEconomizer({ ...steamEconomizer, stages: [{ ...stage!, bank: { ...stage!.bank, ...bank } as TubeBank }] })
    .stages[0]!

const solid = { kind: 'solid', height: 0.0127, thickness: 0.00127, density: 157, metal: 'Carbon Steel' } as const

describe('the methods behind an economizer', () => {
  it.each([
    ['escoa', {}, ['escoa-j', 'escoa-f', 'gnielinski', 'churchill']],
    ['briggs-young', { fins: solid }, ['briggs-young', 'robinson-briggs', 'annular-fin', 'gnielinski', 'churchill']],
    ['esdu', { fins: solid }, ['esdu-high-fin', 'esdu-high-fin-loss', 'annular-fin', 'gnielinski', 'churchill']],
    ['grimison', { fins: { kind: 'none' } }, ['grimison-bank', 'gaddis-gnielinski', 'gnielinski', 'churchill']],
    ['hedh', { fins: { kind: 'none' } }, ['hedh-bank', 'gaddis-gnielinski', 'gnielinski', 'churchill']],
  ] as const)('are those of %s', (method, bank, ids) => {
    const used = methodsUsed(rated({ method, ...bank } as Partial<TubeBank>))
    expect(used.map(({ id }) => id)).toEqual(ids)
    for (const { id, inputs } of used) {
      const known = correlationOf(id).inputs.filter(({ name }) => inputs[name] !== undefined)
      expect([id, known.length > 0]).toEqual([id, true])
      expect(economizerMethods).toContain(id)
    }
  })

  it('have the mean of the rows, and say what is outside of the data', () => {
    const one = rated({})
    const [heat] = methodsUsed(one)
    const numbers = one.rows.map(({ reynolds }) => reynolds)
    expect(heat!.inputs.Re).toBeGreaterThan(Math.min(...numbers))
    expect(heat!.inputs.Re).toBeLessThan(Math.max(...numbers))
    expect(heat!.warnings).toEqual([])
    const slow = methodsUsed(rated({ tubesWide: 200, rows: 2 }))
    expect(slow[0]!.warnings[0]).toMatchObject({ code: 'AIR_RE_LOW' })
  })

  it('are told of each bank', () => {
    const { stages } = rateEconomizer(dualStage)
    const purposes = stages
      .flatMap((each, index) => methodsUsed(each, index === 0 ? '' : ', stage 2'))
      .map(one => one.purpose)
    expect(new Set(purposes).size).toBe(purposes.length)
    expect(purposes).toContain('gas-side friction, stage 2')
  })
})
