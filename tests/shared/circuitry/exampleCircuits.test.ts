import { describe, expect, it } from 'vitest'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { exampleCircuits } from '../../../shared/circuitry/document/exampleCircuits'
import { type CoilInput, coilInput } from '../../../shared/coils/document/coilDocument'

const rated = (input: CoilInput) => rateCircuits(input).solved!
const even = rated(exampleCircuits['Evaporator, fed evenly'])

describe.each(Object.entries<CoilInput>(exampleCircuits))('the example %s', (_, input) => {
  it('is a coil whose circuits can be built, and that does what is asked of it', () => {
    expect(coilInput.parse(input)).toEqual(input)
    const { findings, solved, warnings } = rateCircuits(input)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(solved!.totalCapacity).toBeGreaterThanOrEqual(input.limits!.capacity!)
  })
})

describe('what the uneven examples show', () => {
  it('is a circuit that gets less by its long lead, and says so', () => {
    const { warnings } = rateCircuits(exampleCircuits['Evaporator with one long lead'])
    expect(warnings.map(({ code }) => code)).toContain('CIRCUIT_FLOW')
  })

  it('is a capacity that even air would raise by more than a tenth', () => {
    const { totalCapacity } = rated(exampleCircuits['Evaporator in uneven air'])
    expect(even.totalCapacity / totalCapacity).toBeGreaterThan(1.1)
  })
})
