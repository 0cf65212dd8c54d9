import { describe, expect, it } from 'vitest'
import { fromSI, toSI } from '../../../engine/units'
import { coolingExample, heatingExample, newCoilDocument } from '../../../shared/designs/exampleCoil'
import { withApplication } from '../../../views/widgets/coil-workbench/form/application'
import { formOf, textAt, withChosen, withLeft, withTyped } from '../../../views/widgets/coil-workbench/form/form'
import { withKind } from '../../../views/widgets/coil-workbench/form/kinds'
import { refusalAt, wrongAt, wrongPaths } from '../../../views/widgets/coil-workbench/form/messages'
import { unitOptions } from '../../../views/widgets/coil-workbench/form/units'
import { exampleRating } from './exampleRating'

const start = () => formOf(newCoilDocument('IP'), 'IP')

describe('another measure of the humidity', () => {
  // 80/67 °F at sea level: the psychrometric chart reads 51 % and 78 gr/lb.
  it('says the same air', () => {
    const asShare = withKind(start(), 'air.humidity', 'relative-humidity', null)
    expect(asShare.input.air.humidity.value).toBeCloseTo(0.511, 3)
    const asRatio = withKind(asShare, 'air.humidity', 'humidity-ratio', null)
    expect(fromSI('humidityRatio', 'gr/lb', asRatio.input.air.humidity.value)).toBeCloseTo(78.2, 1)
  })

  it('gives back exactly what was typed', () => {
    const typed = withTyped(start(), 'air.humidity.value', '66.70')
    const there = withKind(typed, 'air.humidity', 'relative-humidity', null)
    const back = withKind(there, 'air.humidity', 'wet-bulb', null)
    expect(textAt(back, 'air.humidity.value')).toBe('66.70')
    expect(back.input).toEqual(typed.input)
  })

  it('is found even for air that cannot be', () => {
    const impossible = withTyped(start(), 'air.humidity.value', '99')
    const value = withKind(impossible, 'air.humidity', 'relative-humidity', null).input.air.humidity.value
    expect(value).toBeCloseTo(0.5, 9)
  })
})

describe('the units of a field', () => {
  it('carry the airflow to other bases at the state of the entering air', () => {
    const options = unitOptions(start(), 'air.flow.value', null)
    const text = (unit: string) => options.find(option => option.unit === unit)?.text
    expect(text('SCFM')).toBe('9,000')
    expect(text('lb/h dry air')).toBe('40,500')
    // 40 500 lb/h of dry air at 13.85 ft3/lb.
    expect(Number(text('ACFM')?.replace(',', ''))).toBeCloseTo((40_500 / 60) * 13.85, -1.1)
    expect(options.filter(option => option.isChosen).map(option => option.unit)).toEqual(['SCFM'])
  })

  it('carry an altitude to a pressure', () => {
    const chosen = unitOptions(start(), 'air.pressure.value', null).find(option => option.unit === 'psia')
    const form = chosen!.choose(start())
    expect(form.input.air.pressure).toEqual({ kind: 'absolute', value: 101_325 })
    expect(textAt(form, 'air.pressure.value')).toBe('14.696')
  })

  it('offer a mass flow of the fluid only once a rating knows it', () => {
    const units = (rating: typeof exampleRating | null) =>
      unitOptions(start(), 'fluid.given.value', rating).map(option => option.unit)
    expect(units(null)).toEqual(['gpm', 'L/s', 'm3/h'])
    expect(units(exampleRating)).toContain('lb/h')
  })
})

describe('what is given of the fluid', () => {
  it('is taken from the last rating', () => {
    const form = withKind(start(), 'fluid.given', 'leaving-temperature', exampleRating)
    expect(textAt(form, 'fluid.given.value')).toBe('55.2')
    expect(textAt(withKind(form, 'fluid.given', 'volume-flow', exampleRating), 'fluid.given.value')).toBe('75.0')
  })

  it('stays as it is before there is one', () => {
    expect(withKind(start(), 'fluid.given', 'leaving-temperature', null)).toEqual(start())
  })
})

describe('another application', () => {
  it('makes an untouched coil the example of that application', () => {
    const form = withApplication(start(), 'Heating')
    expect(form.input).toEqual(heatingExample)
    expect(form.tag).toBe('HC-1')
  })

  it('keeps the coil that was made, and brings its streams back', () => {
    const made = withChosen(start(), 'geometry.rows', 8)
    const heating = withApplication(made, 'Heating')
    expect(heating.input.geometry.rows).toBe(8)
    expect(heating.input.fluid).toEqual(heatingExample.fluid)
    expect(withApplication(heating, 'Cooling').input).toEqual(made.input)
  })
})

describe('messages', () => {
  it('name the field that is missing or cannot be read', () => {
    expect(wrongAt(withTyped(start(), 'air.dryBulb', ''), 'air.dryBulb')).toBe('Entering dry bulb is required.')
    expect(wrongAt(withTyped(start(), 'air.dryBulb', 'x'), 'air.dryBulb')).toBe('Entering dry bulb is invalid.')
    expect(wrongAt(withTyped(start(), 'limits.capacity', ''), 'limits.capacity')).toBeUndefined()
  })

  it('find nothing wrong with the examples', () => {
    expect(wrongPaths(start())).toEqual([])
    expect(wrongPaths(withApplication(start(), 'Heating'))).toEqual([])
  })

  it('of the engine stay only as long as the field holds what was asked', () => {
    const problems = [{ Path: 'air.dryBulb', Message: 'Too hot.' }]
    const rated = { coil: 'coil-1', rating: null, ratedInput: coolingExample, problems, input: coolingExample }
    expect(refusalAt(start(), rated, 'air.dryBulb')).toBe('Too hot.')
    expect(refusalAt(withTyped(start(), 'air.dryBulb', '81'), rated, 'air.dryBulb')).toBeUndefined()
    expect(refusalAt(start(), rated, 'air.flow.value')).toBeUndefined()
  })

  it('do not move a coil that was merely looked at', () => {
    expect(withLeft(start(), 'air.dryBulb').input).toEqual(start().input)
    expect(toSI('temperature', 'F', 80)).toBeCloseTo(coolingExample.air.dryBulb, 9)
  })
})
