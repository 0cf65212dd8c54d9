/** A coil of coil selection whose arrangement is that of its drawn circuits. */
import { describe, expect, it } from 'vitest'
import { branchesOf } from '../../../engine/circuitry/branches'
import { cutEnd } from '../../../engine/circuitry/edits/endEdits'
import { clearTubes } from '../../../engine/circuitry/edits/tubeEdits'
import { makeCircuits } from '../../../engine/circuitry/makeCircuits'
import { type CoilRequest, rateCoil, unfitOptions } from '../../../engine/coils'
import type { CoilInput } from '../../../engine/coils/coil'
import { plannedDesigns } from '../../../engine/design/designCoils'
import { EngineError } from '../../../engine/errors'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { rateSegments } from '../../../engine/segments/rateSegments'
import { rateSelection } from '../../../engine/segments/rateSelection'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { smallCondenser, smallEvaporator, waterCooler } from '../../support/segmentedExamples'

const asDrawn = <Coil extends CoilRequest>(coil: Coil, circuits = rateCircuits(coil).graph): Coil => ({
  ...coil,
  circuits,
  geometry: { ...coil.geometry, arrangement: 'user defined' },
})

const refusalOf = (coil: CoilRequest): EngineError => {
  try {
    rateSelection(coil)
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
  throw new Error('it was rated')
}

const kinds = [
  ['a water coil', waterCooler],
  ['an evaporator', smallEvaporator],
  ['a condenser', smallCondenser],
] as const

describe.each(kinds)('%s by its drawn circuits', (_, coil) => {
  // Without mixing of the air from column to column it is as many equal circuits, each by itself.
  const segmented = { mixing: 'straight', segments: 12 } as const
  const drawn = rateSelection({ ...asDrawn(coil), segmented })
  const { graph } = rateCircuits(coil)
  const solved = rateSegments(coil, { branches: branchesOf(graph), blanks: graph.blanks, ...segmented })
  const near = (of: number, other: number, within: number) => expect(Math.abs(of / other - 1)).toBeLessThan(within)
  const mean = rateCoil({ ...coil, engineVersion: 'v2025' })

  it('has the totals of its solution tube by tube, and nearly those of as many equal circuits', () => {
    expect(drawn.totalCapacity).toBe(solved.totalCapacity)
    expect(drawn.sensibleCapacity).toBe(solved.sensibleCapacity)
    expect(drawn.air.leaving).toEqual(solved.air.leaving)
    expect(drawn.fluid.massFlow).toBe(solved.fluid.massFlow)
    expect(drawn.fluid.leavingTemperature).toBe(solved.fluid.leaving.T)
    expect(drawn.arrangement?.applied).toBe('user defined')
    near(drawn.totalCapacity, mean.totalCapacity, 2e-3)
    for (const name of ['coefficient', 'finEfficiency', 'surfaceEfficiency', 'reynolds', 'dryPressureDrop'] as const)
      near(drawn.air[name], mean.air[name], 1e-3)
    for (const name of ['coefficient', 'tubeVelocity', 'volumeFlow'] as const)
      near(drawn.fluid[name], mean.fluid[name], 7e-3)
    near(drawn.fluid.reynolds, mean.fluid.reynolds, 0.06)
    near(drawn.conductance, mean.conductance, 4e-3)
    expect(drawn.wetFraction).toBeCloseTo(mean.wetFraction, 2)
    const { zones, dryoutShare = 0, ...phases } = drawn.fluid.phaseChange ?? {}
    for (const name of ['superheated', 'subcooled'] as const) {
      const share = mean.fluid.phaseChange?.zones[name] ?? 0
      expect(Math.abs((zones?.[name] ?? 0) - share)).toBeLessThanOrEqual(0.03 * share)
    }
    if (zones) expect(zones.superheated + zones.twoPhase + zones.subcooled).toBeCloseTo(1, 9)
    expect(dryoutShare).toBeCloseTo(mean.fluid.phaseChange?.dryoutShare ?? 0, 2)
    for (const [name, value] of Object.entries(phases))
      near(Number(value), mean.fluid.phaseChange![name as 'charge'], 0.02)
  })

  it('has rows and parts of the drop that add up', () => {
    const sign = coil.application === 'Heating' ? -1 : 1
    const heat = drawn.rows.reduce((sum, row) => sum + row.heat, 0)
    expect(sign * heat).toBeCloseTo(drawn.totalCapacity, 3)
    const sensible = drawn.rows.reduce((sum, row) => sum + row.sensibleHeat, 0)
    expect(sign * sensible).toBeCloseTo(drawn.sensibleCapacity, 6)
    for (const [index, { fluidIn, fluidOut }] of drawn.rows.entries()) {
      const ofRow = solved.tubes.filter(({ row }) => row === index)
      const mean = (of: (tube: (typeof ofRow)[number]) => number) =>
        ofRow.reduce((all, tube) => all + of(tube) / ofRow.length, 0)
      expect(fluidIn).toBeCloseTo(
        mean(tube => tube.entering.T),
        9,
      )
      expect(fluidOut).toBeCloseTo(
        mean(tube => tube.leaving.T),
        9,
      )
    }
    const { tubes, bends, headers, connections, total } = drawn.fluid.pressureDrop
    const { branches } = solved
    const along = solved.tubes.reduce((all, { branch, drop }) => all + branches[branch]!.share * drop, 0)
    expect(tubes).toBeCloseTo(along, 6)
    expect(tubes + bends + headers + connections).toBeCloseTo(total, 6)
    expect(total).toBe(solved.fluid.pressureDrop.total)
    near(tubes, mean.fluid.pressureDrop.tubes, 0.01)
    near(bends, mean.fluid.pressureDrop.bends, 0.015)
    near(headers, mean.fluid.pressureDrop.headers, 0.005)
    if (!drawn.fluid.phaseChange) return
    // Bends and headers hold more than the tubes alone.
    expect(drawn.fluid.phaseChange.charge).toBeGreaterThan(solved.fluid.charge)
    const { operatingWeight, dryWeight } = drawn.construction
    expect(drawn.fluid.phaseChange.charge).toBeCloseTo(operatingWeight - dryWeight, 9)
  })

  it('counts the weight of its fluid to the tubes, and none of it to the bends', () => {
    const upright = { ...segmented, top: 'first-row' as const }
    const standing = rateSelection({ ...asDrawn(coil), segmented: upright }).fluid.pressureDrop
    const lying = drawn.fluid.pressureDrop
    expect(Math.abs(standing.tubes - lying.tubes)).toBeGreaterThan(20)
    near(standing.bends, lying.bends, 0.02)
  })

  it('has the construction, accuracy and methods of as many equal circuits', () => {
    const { operatingWeight, ...made } = drawn.construction
    expect(made).toMatchObject({ ...made, feeds: mean.construction.feeds, dryWeight: mean.construction.dryWeight })
    near(operatingWeight, mean.construction.operatingWeight, 0.01)
    const { tubes, headers } = drawn.construction.ratedPressure!
    const { enteringTemperature, leavingTemperature } = drawn.fluid
    expect(headers.temperature).toBe(Math.max(enteringTemperature, leavingTemperature))
    near(tubes.temperature, mean.construction.ratedPressure!.tubes.temperature, 3e-3)
    expect(drawn.methods).toEqual(mean.methods)
    const band = drawn.uncertainty!.totalCapacity
    expect(band.low).toBeLessThan(drawn.totalCapacity)
    expect(band.high).toBeGreaterThan(drawn.totalCapacity)
  })
})

it('has the air pressure drop of its mean flow, however the air mixes between the columns', () => {
  const dropBy = (mixing: 'straight' | 'half') =>
    rateSelection({ ...asDrawn(waterCooler), segmented: { mixing } }).air.dryPressureDrop
  // Half of the air of staggered tubes goes to the next column, so that those at the edges pass less of it.
  expect(Math.abs(dropBy('half') / dropBy('straight') - 1)).toBeLessThan(2e-3)
})

it('circuits in parallel flow take less than those in counterflow, as drawn and not as arranged', () => {
  const { geometry } = waterCooler
  const { graph } = makeCircuits({
    bundle: { ...geometry, columns: rateCircuits(waterCooler).graph.columns },
    feeds: rateCircuits(waterCooler).graph.inlets.length,
    pattern: 'serpentine',
    flow: 'parallel',
  })
  const against = rateSelection(asDrawn(waterCooler)).totalCapacity
  expect(rateSelection(asDrawn(waterCooler, graph)).totalCapacity).toBeLessThan(0.97 * against)
})

it('takes the air profile and the settings of the solution', () => {
  const even = rateSelection(asDrawn(waterCooler))
  const uneven = rateSelection({ ...asDrawn(waterCooler), segmented: { profile: { flow: [[1], [3]] } } })
  expect(uneven.totalCapacity).toBeLessThan(0.995 * even.totalCapacity)
})

describe('a coil whose drawn circuits cannot be taken', () => {
  it('has none, and says where they are drawn', () => {
    const { circuits: _, ...none } = asDrawn(waterCooler)
    const { inputs, message } = refusalOf(none as CoilRequest)
    expect(inputs.path).toBe('geometry.arrangement')
    expect(message).toMatch(/circuitry builder/)
    const unfit = (coil: CoilRequest) =>
      unfitOptions(coil as CoilInput).filter(({ value }) => value === 'user defined').length
    expect([unfit(waterCooler), unfit(asDrawn(waterCooler))]).toEqual([1, 0])
  })

  it('has those of another size', () => {
    const coil = asDrawn(waterCooler)
    const { inputs } = refusalOf({ ...coil, geometry: { ...coil.geometry, rows: coil.geometry.rows + 1 } })
    expect(inputs.path).toBe('geometry.rows')
  })

  it('has those that break a rule', () => {
    const { graph } = rateCircuits(waterCooler)
    const broken = cutEnd(graph, graph.inlets[0]!).graph!
    const { inputs, message } = refusalOf(asDrawn(waterCooler, broken))
    expect(inputs.path).toBe('geometry.arrangement')
    expect(message).toMatch(/tube \d+ of row/)
  })

  it('has no fluid', () => {
    const bare = { ...coolingExample, coilType: 'NONE', fluid: undefined } as unknown as CoilRequest
    expect(refusalOf(asDrawn(bare)).inputs.path).toBe('geometry.arrangement')
  })

  it('is rated by rows, or searched for in other sizes', () => {
    expect(() => rateCoil(asDrawn(waterCooler))).toThrow(/tube by tube/)
    const search = { coil: asDrawn(waterCooler), target: { capacity: 1e4 }, limits: {}, choices: { rows: [2, 4] } }
    expect(() => plannedDesigns(search as never)).toThrow(/tube by tube/)
  })
})

it('counts fluid in the tubes of its circuits alone, and those as its passes', () => {
  const { graph } = rateCircuits(waterCooler)
  const blanks = branchesOf(graph)[0]!.tubes
  const one = rateSelection(asDrawn(waterCooler, { ...clearTubes(graph, blanks).graph!, blanks: [...blanks] }))
  const both = rateSelection(asDrawn(waterCooler))
  expect([both.construction.feeds, both.construction.passes]).toEqual([2, 8])
  expect([one.construction.feeds, one.construction.passes]).toEqual([1, 8])
  // Eight of sixteen tubes, and the same headers.
  expect(one.construction.internalVolume / both.construction.internalVolume).toBeCloseTo(0.53, 1)
  expect(one.construction.operatingWeight - one.construction.dryWeight).toBeCloseTo(
    1000 * one.construction.internalVolume,
    2,
  )
})
