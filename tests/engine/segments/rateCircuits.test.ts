import { describe, expect, it } from 'vitest'
import { branchesOf } from '../../../engine/circuitry/branches'
import { cutEnd } from '../../../engine/circuitry/edits/endEdits'
import type { CoilRequest } from '../../../engine/coils'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { rateSegments } from '../../../engine/segments/rateSegments'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { smallEvaporator, waterCooler } from '../../support/segmentedExamples'

const bare = { ...coolingExample, coilType: 'NONE', fluid: undefined } as unknown as CoilRequest

describe('a coil by its circuits', () => {
  it('has those of its circuiting where none are drawn: 24 of 6 passes, each with its bends', () => {
    const { isDrawn, graph, table, findings } = rateCircuits(coolingExample)
    expect(isDrawn).toBe(false)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(table!.circuits.map(({ passes }) => passes)).toEqual(Array.from({ length: 24 }, () => 6))
    expect(table!.bends.reduce((sum, { count }) => sum + count, 0)).toBe(120)
    expect(graph.inlets).toHaveLength(24)
  })

  it.each([
    ['a water coil', waterCooler],
    ['an evaporator', smallEvaporator],
  ])('is solved by them: %s', (_, coil) => {
    const { graph, solved } = rateCircuits(coil)
    const again = rateSegments(coil, { branches: branchesOf(graph), blanks: graph.blanks })
    expect(solved!.totalCapacity).toBe(again.totalCapacity)
    expect(solved!.solution.converged).toBe(true)
  })

  it.each([
    ['a water coil', waterCooler],
    ['an evaporator', smallEvaporator],
    ['the example', coolingExample],
  ])('is the same while it is drawn, without what is only compared with it: %s', (_, coil) => {
    const { solved, ...whole } = rateCircuits(coil)
    const { solved: live, ...drawn } = rateCircuits(coil, { isLive: true })
    expect(drawn).toEqual(whole)
    expect(whole.warnings.some(({ input }) => input !== 'circuits')).toBe(true)
    const { perfect, beside, ...solution } = solved!
    expect(perfect).toBeDefined()
    expect(live).toEqual({ ...solution, beside: beside!.filter(({ engineVersion }) => engineVersion === 'v2025') })
  })

  it('is solved as its document says', () => {
    const on = rateCircuits({ ...waterCooler, segmented: { conduction: 'on', segments: 4 } }).solved!
    expect(on.segments).toBe(4)
    expect(on.values.conducted.some(heat => heat !== 0)).toBe(true)
    expect(rateCircuits(waterCooler).solved!.values.conducted.every(heat => heat === 0)).toBe(true)
  })

  it('is refused at the field of the coil that it cannot be solved for', () => {
    const { fluid } = waterCooler
    const { solved, refusedAt, warnings } = rateCircuits({
      ...waterCooler,
      fluid: { ...fluid, given: { kind: 'mass-flow', value: 900 } },
    })
    expect([solved, refusedAt]).toEqual([undefined, 'fluid.given.value'])
    expect(warnings.find(({ code }) => code === 'CIRCUITS_UNSOLVED')?.input).toBe('fluid.given.value')
  })

  it('has neither table nor solution where a rule is broken, and says so', () => {
    const { graph } = rateCircuits(coolingExample)
    const broken = cutEnd(graph, graph.inlets[0]!).graph!
    const { findings, table, solved, warnings } = rateCircuits({ ...coolingExample, circuits: broken })
    expect([table, solved]).toEqual([undefined, undefined])
    const rules = findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)
    expect(rules).toContain('TUBE_END_OPEN')
    expect(warnings.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(rules)
    expect(warnings.every(({ input }) => input === 'circuits')).toBe(true)
  })

  it('is tabulated without a fluid, but has nothing to solve', () => {
    const { table, solved, refusal } = rateCircuits(bare)
    expect(table!.circuits).toHaveLength(24)
    expect(solved).toBeUndefined()
    expect(refusal).toMatch(/without a fluid/)
  })

  it('says among its notices why it is not solved, and at which field', () => {
    const leads = [{ length: 0.9, bore: 0.004 }]
    const { solved, warnings } = rateCircuits({ ...smallEvaporator, segmented: { leads } })
    expect(solved).toBeUndefined()
    const [notice, ...others] = warnings.filter(({ severity }) => severity === 'error')
    expect(notice).toMatchObject({ code: 'CIRCUITS_UNSOLVED', input: 'segmented.leads' })
    expect(notice!.message).toMatch(/^not solved: \d+ branches begin at the inlet header, with one lead each$/)
    expect(others).toEqual([])
  })

  it.each([
    [
      'its rows are others than those drawn',
      { rows: 5 },
      'geometry.rows',
      /6 rows of 24 tubes: fit them to 5 rows of 24/,
    ],
    ['it is higher than drawn', { finnedHeight: 1.2192 }, 'geometry.rows', /fit them to 6 rows of 32/],
  ])('is refused where %s', (_, geometry, path, why) => {
    const { graph } = rateCircuits(coolingExample)
    const coil = { ...coolingExample, geometry: { ...coolingExample.geometry, ...geometry }, circuits: graph }
    expect(() => rateCircuits(coil)).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        message: expect.stringMatching(why),
        inputs: expect.objectContaining({ path }),
      }),
    )
  })
})
