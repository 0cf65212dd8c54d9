/** Coils whose steam is distributed by an inner tube, tube by tube beside the march of a mean circuit. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { SteamCoil } from '../../../engine/coils/coil'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { rateSegments } from '../../../engine/segments/rateSegments'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { branch } from '../../support/serpentines'

const apart = (one: number, other: number) => Math.abs(one / other - 1)
const named = (type: 'STEAM_DISTR' | 'SUPER_STEAM_DISTR') => exampleOf(type, 'Heating') as SteamCoil
/** The example with a part of its height and its air. */
const small = (type: 'STEAM_DISTR' | 'SUPER_STEAM_DISTR'): SteamCoil => {
  const coil = named(type)
  const { geometry, air } = coil
  const finnedHeight = 4 * geometry.transversePitch
  const value = (air.flow.value * finnedHeight) / geometry.finnedHeight
  return { ...coil, air: { ...air, flow: { ...air.flow, value } }, geometry: { ...geometry, finnedHeight } }
}
const everyTube = [0, 1, 2, 3].map(tube => branch([tube]))

describe.each(['STEAM_DISTR', 'SUPER_STEAM_DISTR'] as const)('%s tube by tube', type => {
  const coil = small(type)
  const mean = rateCoil({ ...coil, engineVersion: 'v2025' })
  const { solved, refusal, warnings } = rateCircuits(coil)

  it('agrees with the march of a mean circuit: heat, steam, and what the inner tube loses', () => {
    expect(refusal).toBeUndefined()
    expect(solved!.solution.converged).toBe(true)
    expect(apart(solved!.totalCapacity, mean.totalCapacity)).toBeLessThan(1e-3)
    expect(apart(solved!.fluid.massFlow, mean.fluid.massFlow)).toBeLessThan(1e-3)
    expect(apart(solved!.fluid.pressureDrop.total, mean.fluid.pressureDrop.total)).toBeLessThan(5e-3)
  })

  it('has one pressure along all tubes, and feeds each as much as it condenses', () => {
    const profile = { flow: [[1.5], [1.2], [0.8], [0.5]] }
    const { fluid, tubes, branches, solution } = rateSegments(coil, { branches: everyTube, profile })
    expect(solution.converged).toBe(true)
    expect(Math.abs(fluid.pressureDrop.tubes)).toBeLessThan(1e-6)
    for (const { drop } of tubes) expect(drop).toBe(0)
    for (const { heat, flow, entering, leaving } of branches) {
      // All leave as liquid that has just condensed.
      expect(leaving.subcooling ?? 0).toBeLessThan(0.05)
      expect(apart(-heat, flow * (entering.enthalpy - leaving.enthalpy))).toBeLessThan(1e-6)
      expect(apart(leaving.enthalpy, branches[0]!.leaving.enthalpy)).toBeLessThan(1e-4)
    }
    // The tube in most air condenses most.
    const flows = branches.map(({ flow }) => flow)
    expect(flows).toEqual([...flows].sort((a, b) => b - a))
    expect(flows[0]!).toBeGreaterThan(1.2 * flows[3]!)
  })

  it('loses less without its inner tube', () => {
    const { innerTube: _, ...steam } = coil.steam
    const open = rateSegments({ ...coil, steam }, { branches: everyTube })
    expect(open.fluid.pressureDrop.total).toBeLessThan(0.2 * solved!.fluid.pressureDrop.total)
    expect(open.totalCapacity).toBeGreaterThan(solved!.totalCapacity)
  })

  it('drains at the end where it is fed: no connections at both ends are told', () => {
    expect(warnings.map(({ code }) => code)).not.toContain('CONNECTIONS_AT_BOTH_ENDS')
    const plain = rateCircuits({ ...coil, coilType: 'STEAM' } as SteamCoil)
    expect(plain.warnings.map(({ code }) => code)).toContain('CONNECTIONS_AT_BOTH_ENDS')
  })

  it('has no junctions and no shares', () => {
    const branches = [branch([0]), branch([1], [0]), branch([2]), branch([3])]
    const refused = (path: string) => expect.objectContaining({ inputs: expect.objectContaining({ path }) })
    expect(() => rateSegments(coil, { branches })).toThrow(refused('circuits.branches.1'))
    expect(() => rateSegments(coil, { branches: everyTube, shares: [0.25, 0.25, 0.25, 0.25] })).toThrow(
      refused('shares'),
    )
  })
})
