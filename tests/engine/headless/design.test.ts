import { describe, expect, it } from 'vitest'
import { designCatalogue, designCoils } from '../../../engine'
import { design } from '../../../engine/headless/design'
import { chilledWaterCoil } from '../../support/coils'

const line = {
  coil: chilledWaterCoil,
  target: { capacity: 90_000 },
  limits: { airPressureDrop: 250 },
  choices: { rows: [4, 6, 8], finPitch: 'optimize' },
  rankBy: 'weight',
  most: 5,
}

describe('the command design', () => {
  it('answers the ranked candidates of a duty', () => {
    const answer = design(line)
    expect(answer.candidates).toHaveLength(5)
    const choices = { rows: [4, 6, 8], finPitch: designCatalogue.finPitch }
    expect(answer).toEqual(designCoils({ ...line, choices, rankBy: 'weight' }))
  })

  it('takes tubes with their plates', () => {
    const { tubeOutsideDiameter, tubeWall, transversePitch, longitudinalPitch } = chilledWaterCoil.geometry
    const tube = { tubeOutsideDiameter, tubeWall, transversePitch, longitudinalPitch }
    const answer = design({
      ...line,
      most: 50,
      choices: { ...line.choices, tube: [tube, { ...tube, tubeWall: 0.001 }] },
    })
    expect(new Set(answer.candidates.map(one => one.geometry.tubeWall)).size).toBe(2)
  })

  it.each([
    ['an unknown field', { ...line, colour: 'red' }],
    ['an unknown choice', { ...line, choices: { colour: ['red'] } }],
    ['a choice that is no list', { ...line, choices: { rows: 4 } }],
    ['a choice of the wrong kind', { ...line, choices: { rows: ['four'] } }],
    ['an unknown rank', { ...line, rankBy: 'beauty' }],
    ['a target that is no number', { ...line, target: { capacity: 'much' } }],
    ['a coil that is none', { ...line, coil: {} }],
  ])('refuses %s', (_, wrong) => {
    expect(() => design(wrong)).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  })
})
