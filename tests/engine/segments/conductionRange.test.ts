/** What conduction through the fins costs, against the ranges of engine reference 4.5.5: they hold the shape factors. */
import { describe, expect, it } from 'vitest'
import type { CoilRequest } from '../../../engine/coils'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import type { SegmentSettings } from '../../../engine/segments/segmentSettings'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { gasCooler } from '../../support/segmentedExamples'

const capacity = (coil: CoilRequest, segmented: SegmentSettings) =>
  rateCircuits({ ...coil, segmented }, { isLive: true }).solved!.totalCapacity

/** Share of the capacity that is lost with conduction, and with slits behind every row. */
function lossOf(coil: CoilRequest) {
  const off = capacity(coil, {})
  const slits = Array.from({ length: coil.geometry.rows - 1 }, (_, row) => row)
  const loss = (more: SegmentSettings) => 1 - capacity(coil, { conduction: 'on', ...more }) / off
  return { whole: loss({}), slit: loss({ slits }) }
}

describe('heat that passes through the fins', () => {
  it('costs an evaporator up to 3 % of its capacity', () => {
    const { whole, slit } = lossOf(exampleOf('EVAP') as CoilRequest)
    expect(whole).toBeGreaterThan(0.002)
    expect(whole).toBeLessThan(0.03)
    expect(slit).toBeLessThan(0.6 * whole)
  })

  it('costs a gas cooler more, up to 20 %, of which slits bring back nearly all', () => {
    const { whole, slit } = lossOf(gasCooler)
    expect(whole).toBeGreaterThan(0.03)
    expect(whole).toBeLessThan(0.2)
    expect(slit).toBeLessThan(0.2 * whole)
  })
})
