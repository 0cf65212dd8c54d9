/** Notices of circuits that are far from the mean: shares by hand about the limit, and a coil with one long lead. */
import { describe, expect, it } from 'vitest'
import type { CircuitTable } from '../../../engine/circuitry/circuitTable'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import type { SegmentRating } from '../../../engine/segments/segmentRating'
import { unequalNotices } from '../../../engine/segments/unequalNotices'
import { noticeText } from '../../../shared/circuitry/notices/circuitNotices'
import { readerOf } from '../../../shared/display/formatQuantity'
import { smallEvaporator, waterCooler } from '../../support/segmentedExamples'

/** Circuits of one tube each, with these flows [kg/s] and heats [W]. */
function told(flows: readonly number[], heats: readonly number[]) {
  const circuits = flows.map((_, tube) => ({ number: tube + 1, branches: [[tube]], inlets: [{ tube }], tubes: 1 }))
  return unequalNotices(
    {
      tubes: heats.map((heat, tube) => ({ tube, branch: tube, heat })),
      branches: flows.map(flow => ({ flow })),
    } as unknown as SegmentRating,
    { circuits } as unknown as CircuitTable,
  )
}
const codes = (...of: Parameters<typeof told>) => told(...of).map(({ code }) => code)

describe('circuits that are far from the mean', () => {
  it('are told from a quarter of the mean on, of the fluid and of the heat, less or more', () => {
    // Means of four circuits: 1 in each case.
    expect(codes([0.751, 1.083, 1.083, 1.083], [1, 1, 1, 1])).toEqual([])
    expect(codes([0.749, 1.083, 1.084, 1.084], [1, 1, 1, 1])).toEqual(['CIRCUIT_FLOW'])
    expect(codes([1.249, 0.917, 0.917, 0.917], [1, 1, 1, 1])).toEqual([])
    expect(codes([1.251, 0.917, 0.916, 0.916], [1, 1, 1, 1])).toEqual(['CIRCUIT_FLOW'])
    expect(codes([1, 1, 1, 1], [-751, -1083, -1083, -1083])).toEqual([])
    expect(codes([1, 1, 1, 1], [-749, -1083, -1084, -1084])).toEqual(['CIRCUIT_HEAT'])
  })

  it('name the one that is farthest off, with the ratio and the limits', () => {
    const [flow] = told([0.2, 0.6, 1.6, 1.6], [1, 1, 1, 1])
    expect(flow).toMatchObject({ severity: 'warning', limits: [0.75, 1.25], quantity: 'fraction' })
    expect(flow!.value).toBeCloseTo(0.2, 12)
    expect(flow!.message).toBe(
      'circuit 1 (and 3 more) gets 80 % less fluid than the mean: look at its length, bends and lead',
    )
    expect(told([1, 1, 1], [1.4, 0.8, 0.8])[0]!.message).toContain('circuit 1 takes 40 % more heat a tube')
  })

  it('name the one with less of two, which are as far from their mean', () => {
    for (const more of [1.31, 1.33, 1.37, 1.41, 1.57, 1.61, 1.83, 1.97]) {
      const [flow] = told([more, 2 - more], [1, 1])
      expect(flow!.message).toMatch(/^circuit 2 .*less fluid/)
    }
  })

  it('are compared by tube in their heat: a circuit of twice the tubes takes twice as much', () => {
    const circuits = [
      { number: 1, branches: [[0]], inlets: [{ tube: 0 }], tubes: 1 },
      { number: 2, branches: [[1, 2]], inlets: [{ tube: 1 }], tubes: 2 },
    ]
    const solved = {
      tubes: [0, 1, 2].map(tube => ({ tube, branch: Math.min(tube, 1), heat: 500 })),
      branches: [{ flow: 1 }, { flow: 1 }],
    }
    expect(unequalNotices(solved as unknown as SegmentRating, { circuits } as unknown as CircuitTable)).toEqual([])
  })

  it('are a bad lead in a coil, and nothing in the same coil without it', () => {
    const ofFlow = (length: number) => {
      const leads = rateCircuits(smallEvaporator).graph.inlets.map((_, at) => ({
        ...{ length: at === 0 ? length : 0.9, bore: 0.003 },
      }))
      const coil = { ...smallEvaporator, segmented: { leads } }
      return rateCircuits(coil, { isLive: true }).warnings.filter(({ code }) => code === 'CIRCUIT_FLOW')
    }
    expect(ofFlow(0.9)).toEqual([])
    const [notice] = ofFlow(20)
    expect(notice!.value).toBeLessThan(0.75)
    expect(noticeText(notice!, readerOf('SI')).fact).toMatch(/^Circuit 1 .*gets \d+ % less fluid than the mean$/)
    expect(rateCircuits(waterCooler).warnings.filter(({ code }) => code.startsWith('CIRCUIT_'))).toEqual([])
  })
})
