import { describe, expect, it } from 'vitest'
import type { FluidCoil } from '../../../engine/coils/coil'
import { tubeSideTitle, tubeStream } from '../../../shared/coils/document/coilTypes'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilKind, coilKindWithin } from '../../../shared/coils/facts/coilKind'

const filled = (name: string): FluidCoil => {
  const coil = exampleOf('FLUID') as FluidCoil
  return { ...coil, fluid: { ...coil.fluid, name } }
}

describe('what is in the tubes', () => {
  it.each([
    ['Ethylene glycol (ASHRAE)', 'Fluid side, ethylene glycol (ASHRAE)', 'ethylene glycol (ASHRAE) cooling'],
    ['Therminol VP-1', 'Fluid side, Therminol VP-1', 'Therminol VP-1 cooling'],
    ['NBS water', 'Fluid side, NBS water', 'NBS water cooling'],
    ['Water', 'Fluid side, water', 'chilled water'],
    ['Other', 'Fluid side, own fluid', 'own fluid cooling'],
  ])('of %s keeps within a sentence the capitals that are its own', (name, title, kind) => {
    expect(tubeSideTitle(filled(name))).toBe(title)
    expect(coilKindWithin(filled(name))).toBe(kind)
  })

  it('is a name of its own on a tab', () => {
    expect(coilKind(filled('Other'))).toBe('Own fluid cooling')
    expect(coilKindWithin(exampleOf('STEAM_DISTR'))).toBe('steam distributing')
    expect(tubeStream(exampleOf('EVAP'))).toBe('R-410A')
    expect([tubeStream(exampleOf('EVAP'), 6), tubeStream(exampleOf('EVAP'), 5)]).toEqual(['R-410A', 'fluid'])
  })
})
