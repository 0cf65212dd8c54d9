/** Efficiencies of fins and of the whole outside as a rating tells them: of one surface, dry or wet. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import type { CoilInput, EvaporatorCoil } from '../../../engine/coils/coil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { usualCoils } from '../../support/usualCoils'

/** Fin area over outside area of a flat plate around one tube, from its dimensions. */
function finShare({ geometry }: CoilInput): number {
  const { transversePitch, longitudinalPitch, tubeOutsideDiameter, finThickness, finPitch } = geometry
  const collar = tubeOutsideDiameter + 2 * finThickness
  const plate = 2 * (transversePitch * longitudinalPitch - (Math.PI / 4) * collar ** 2)
  return plate / (plate + Math.PI * collar * (finPitch - finThickness))
}

describe.each(['Dry', 'Wet'] as const)('of a surface that may be %s', surfaceCondition => {
  it.each(usualCoils().map(coil => [coil.coilType, coil.engineVersion, coil] as const))(
    'the surface of %s by %s is its bare collars and its fins',
    (_, __, coil) => {
      const { air } = rateCoil({ ...coil, surfaceCondition })
      expect(air.surfaceEfficiency).toBeCloseTo(1 - finShare(coil) * (1 - air.finEfficiency), 9)
    },
  )
})

it('an evaporator that superheats in dry rows has by both engines the same efficiencies and coefficient', () => {
  // Where the dry part counted twice, the coefficient was 2 % and the efficiency 4 % apart.
  const coil = exampleOf('EVAP') as EvaporatorCoil
  const refrigerant = { ...coil.refrigerant, given: { kind: 'superheat', value: 12 } } as const
  const [one, other] = (['original', 'v2025'] as const).map(
    engineVersion => rateCoil({ ...coil, refrigerant, engineVersion }).air,
  )
  expect(one!.coefficient / other!.coefficient).toBeCloseTo(1, 2)
  expect(Math.abs(one!.surfaceEfficiency / other!.surfaceEfficiency - 1)).toBeLessThan(0.005)
})
