import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { fieldsOfCoil, measureOf } from '../../../shared/coils/fields/coilFields'
import { parseTyped } from '../../../shared/display/parseTyped'
import { coilPageTool } from '../../../views/widgets/coil-workbench/coilPageTool'
import type { CoilForm } from '../../../views/widgets/coil-workbench/form/coilForm'
import { unitKinds } from '../../../views/widgets/coil-workbench/form/unitKinds'
import { documentOf, formOf, textAt, withSystem, withTyped, withUnit } from '../../../views/workbench/form/form'
import { wrongAt } from '../../../views/workbench/form/messages'
import { unitOptions } from '../../../views/workbench/form/units'

const start = () => formOf(coilPageTool, newCoilDocument('IP'), 'IP')
const numbers = fieldsOfCoil(start().input)
  .filter(field => measureOf(start().input, field))
  .map(field => field.path)

const other = { IP: 'SI', SI: 'IP' } as const
const thereAndBack = (form: CoilForm) => withSystem(withSystem(form, other[form.system]), form.system)

/** Numbers as people type them: with commas or without, with any zeros at the end. */
const typedText = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 4 }), fc.boolean())
  .map(([digits, decimals, hasCommas]) => {
    const text = (digits / 10 ** decimals).toFixed(decimals)
    return hasCommas ? text.replace(/\B(?=(\d{3})+(?!\d)(?=\.|$))/g, ',') : text
  })
  .filter(text => typeof parseTyped(text) === 'number' && parseTyped(text) !== 0)

describe('the form', () => {
  it('shows the house example as people know it', () => {
    const form = start()
    const text = (path: (typeof numbers)[number]) => textAt(form, path)
    expect(text('air.flow.value')).toBe('9,000')
    expect(text('air.dryBulb')).toBe('80.0')
    expect(text('air.humidity.value')).toBe('67.0')
    expect(text('fluid.given.value')).toBe('75.0')
    expect(text('geometry.longitudinalPitch')).toBe('1.299')
    expect(text('geometry.finThickness')).toBe('0.006')
    expect(text('geometry.finPitch')).toBe('10.0')
    expect(text('limits.capacity')).toBe('340.0')
    expect(text('limits.faceVelocity')).toBe('600')
  })

  it('names a decimal comma in a sentence of its own, and reads spaces between thousands', () => {
    const wrong = (text: string) => wrongAt(withTyped(start(), 'air.flow.value', text), 'air.flow.value')
    expect(wrong('9000,5')).toMatch(/ has a decimal comma\. Write 9000\.5\.$/)
    expect(wrong('many')).toMatch(/ is invalid\.$/)
    expect(wrong('9 000')).toBeUndefined()
    const typed = (text: string) => withTyped(start(), 'air.flow.value', text).input
    expect(typed('9 000')).toEqual(typed('9,000'))
  })

  it('shows the same example in SI units', () => {
    const form = withSystem(start(), 'SI')
    expect(textAt(form, 'air.flow.value')).toBe('15,291')
    expect(textAt(form, 'air.dryBulb')).toBe('26.7')
    expect(textAt(form, 'limits.airPressureDrop')).toBe('311')
    expect(textAt(form, 'geometry.finnedHeight')).toBe('914')
  })

  it('gives back exactly what was typed after a look at the other units', () => {
    fc.assert(
      fc.property(fc.constantFrom(...numbers), typedText, fc.constantFrom('IP', 'SI'), (path, text, system) => {
        const form = withTyped(withSystem(start(), system), path, text)
        expect(textAt(form, path)).toBe(text)
        expect(textAt(thereAndBack(form), path)).toBe(text)
        expect(thereAndBack(form).input).toEqual(form.input)
      }),
      { numRuns: 500 },
    )
  })

  it('gives back exactly what was typed after a look at another unit of the field', () => {
    const form = withTyped(start(), 'limits.capacity', '380.25')
    for (const { unit } of unitOptions(form, 'limits.capacity', { rating: null, kindsByUnit: unitKinds }))
      expect(
        textAt(withUnit(withUnit(form, 'limits.capacity', unit), 'limits.capacity', 'MBH'), 'limits.capacity'),
      ).toBe('380.25')
  })

  it('shows what was typed as the same quantity in another unit, and in the other units', () => {
    const form = withTyped(start(), 'limits.capacity', '380.25')
    expect(textAt(withUnit(form, 'limits.capacity', 'kW'), 'limits.capacity')).toBe('111.4')
    expect(textAt(withSystem(form, 'SI'), 'limits.capacity')).toBe('111.4')
  })

  it('never changes the coil by a change of units', () => {
    const form = start()
    expect(withSystem(form, 'SI').input).toBe(form.input)
    expect(withUnit(form, 'air.dryBulb', 'K').input).toBe(form.input)
  })

  it('shows a number in a unit of the system where the chosen one is not of its kind any more', () => {
    expect(textAt(withUnit(start(), 'air.dryBulb', 'MBH'), 'air.dryBulb')).toBe('80.0')
  })

  it('keeps text that is no number, and the last number beside it', () => {
    const form = withTyped(start(), 'air.dryBulb', 'eighty')
    expect(textAt(form, 'air.dryBulb')).toBe('eighty')
    expect(textAt(withSystem(form, 'SI'), 'air.dryBulb')).toBe('eighty')
    expect(form.input).toEqual(start().input)
  })

  it('takes an optional number away when its field is emptied, and nothing else', () => {
    expect(withTyped(start(), 'limits.capacity', '').input.limits).not.toHaveProperty('capacity')
    expect(withTyped(start(), 'air.dryBulb', '').input.air.dryBulb).toBe(start().input.air.dryBulb)
  })

  it('never holds a number that is none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.string({ maxLength: 8 }), (path, text) => {
        expect(JSON.stringify(withTyped(start(), path, text).input)).not.toContain('null')
      }),
    )
  })

  it('keeps the units of a document for its own system of units', () => {
    const document = { ...newCoilDocument('SI'), display: { system: 'SI' as const, units: { 'air.dryBulb': 'K' } } }
    const form = formOf(coilPageTool, document, 'IP')
    expect(textAt(form, 'air.dryBulb')).toBe('80.0')
    expect(textAt(withSystem(form, 'SI'), 'air.dryBulb')).toBe('299.82')
  })

  it('lets the length of the face follow the unit of its height', () => {
    const form = withUnit(start(), 'geometry.finnedHeight', 'ft')
    expect(textAt(form, 'geometry.finnedLength')).toBe('5.000')
  })

  it('keeps a document as it was when nothing was typed', () => {
    expect(documentOf(start())).toEqual(newCoilDocument('IP'))
  })
})
