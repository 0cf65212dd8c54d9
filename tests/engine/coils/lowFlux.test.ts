/** Condensers whose circuits carry little: the phases part in the tubes, and liquid runs off by its weight. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import type { CondenserCoil, EngineVersion } from '../../../engine/coils/coil'
import { condenserCoil } from '../../support/phaseCoils'

const rated = (name: string, circuiting: number, engineVersion: EngineVersion) =>
  rateCoil({
    ...condenserCoil,
    engineVersion,
    refrigerant: { ...condenserCoil.refrigerant, name },
    geometry: { ...condenserCoil.geometry, circuiting, enhancement: undefined },
  } satisfies CondenserCoil)

describe.each(['R-410A', 'R-134a', 'R-290'])('%s', name => {
  // From some 60 to some 10 kg/s m2 in the circuits.
  it.each([1, 2, 3])('fed to %s of the tubes high, both engines agree within an eighth', circuiting => {
    const [original, v2025] = [rated(name, circuiting, 'original'), rated(name, circuiting, 'v2025')]
    expect(original.fluid.phaseChange!.massFlux).toBeLessThan(80)
    expect(Math.abs(original.totalCapacity / v2025.totalCapacity - 1)).toBeLessThan(0.12)
  })

  it.each(['original', 'v2025'] as const)(
    'says by %s that the circuits carry little, with a wider band',
    engineVersion => {
      const [few, many] = [rated(name, 0.25, engineVersion), rated(name, 2, engineVersion)]
      const codes = ({ warnings }: typeof few) => warnings.map(({ code }) => code)
      expect(codes(few)).not.toContain('G_LOW')
      expect(codes(many)).toContain('G_LOW')
      const width = ({ uncertainty, totalCapacity }: typeof few) =>
        (uncertainty!.totalCapacity.high - uncertainty!.totalCapacity.low) / totalCapacity
      expect(width(many)).toBeGreaterThan(width(few))
    },
  )
})
