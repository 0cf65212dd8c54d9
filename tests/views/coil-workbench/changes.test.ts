import { describe, expect, it } from 'vitest'
import { airflowUnit, rateCoil } from '../../../engine'
import { fromSI, toSI } from '../../../engine/units'
import { coilInput } from '../../../shared/coils/document/coilDocument'
import { coolingExample, heatingExample, newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilPageTool } from '../../../views/widgets/coil-workbench/coilPageTool'
import { withApplication, withCoilType } from '../../../views/widgets/coil-workbench/form/duty'
import { withKind } from '../../../views/widgets/coil-workbench/form/kinds'
import { chosenRequired, givenRequired, withRequired } from '../../../views/widgets/coil-workbench/form/required'
import { unitKinds } from '../../../views/widgets/coil-workbench/form/unitKinds'
import { choose, documentOf, formOf, textAt, withChosen, withLeft, withTyped } from '../../../views/workbench/form/form'
import { refusalAt, withSaid, wrongAt, wrongPaths } from '../../../views/workbench/form/messages'
import { unitOptions } from '../../../views/workbench/form/units'
import { exampleRating } from './exampleRating'

const start = () => formOf(coilPageTool, newCoilDocument('IP'), 'IP')

describe('what is required', () => {
  it('is a capacity or a leaving temperature, never one of them unseen', () => {
    const byAir = withTyped(withRequired(start(), 'leavingAir'), 'limits.leavingDryBulb', '55')
    expect(byAir.input.limits).not.toHaveProperty('capacity')
    const byCapacity = withRequired(byAir, 'capacity')
    expect(byCapacity.input.limits).toEqual(start().input.limits)
    expect(chosenRequired(byCapacity)).toBe('capacity')
  })

  it('gives back exactly what was typed', () => {
    const typed = withTyped(withTyped(start(), 'limits.capacity', '345.60'), 'limits.airPressureDrop', '1.1')
    const there = withTyped(withRequired(typed, 'leavingAir'), 'limits.leavingDryBulb', '55.00')
    const back = withRequired(there, 'capacity')
    expect(textAt(back, 'limits.capacity')).toBe('345.60')
    expect(textAt(withRequired(back, 'leavingAir'), 'limits.leavingDryBulb')).toBe('55.00')
  })

  it('is the one that the coil came with', () => {
    const { input } = start()
    const of = (limits: typeof input.limits) => givenRequired({ ...start(), input: { ...input, limits } })
    expect([of({}), of({ capacity: 1e5 }), of({ leavingDryBulb: 286 })]).toEqual(['capacity', 'capacity', 'leavingAir'])
    expect(of({ capacity: 1e5, leavingDryBulb: 286 })).toBe('capacity')
  })
})

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

describe('the engine', () => {
  it('stays whatever type the coil becomes', () => {
    const marched = withChosen(withTyped(start(), 'air.dryBulb', '81'), 'engineVersion', 'v2025')
    for (const form of [marched, withChosen(start(), 'engineVersion', 'v2025')])
      for (const type of ['NONE', 'EVAP'] as const) expect(withCoilType(form, type).input.engineVersion).toBe('v2025')
  })
})

describe('the units of a field', () => {
  it('carry the airflow to other bases at the state of the entering air', () => {
    const options = unitOptions(start(), 'air.flow.value', { rating: null, kindsByUnit: unitKinds })
    const text = (unit: string) => options.find(option => option.unit === unit)?.text
    expect(text('SCFM')).toBe('9,000')
    expect(text('lb/h dry air')).toBe('40,500')
    // 40 500 lb/h of dry air at 13.85 ft3/lb.
    expect(Number(text('ACFM')?.replace(',', ''))).toBeCloseTo((40_500 / 60) * 13.85, -1.1)
    // With its vapour, 1.1 % of this air, the flow is more.
    expect(text('lb/h wet air')).toMatch(/^40,95\d/)
    // An actual volume is the same with its vapour and without.
    expect(text('ACFM wet')).toBe(text('ACFM'))
    expect(text('m3/h actual wet')).toBe(text('m3/h actual'))
    // Read as dry air.
    expect(text('lb/h enterprise')).toBe(text('lb/h dry air'))
    expect(options.filter(option => option.isChosen).map(option => option.unit)).toEqual(['SCFM'])
  })

  it('ENUM-11 of an airflow are those of the enumeration, by its names, and four of the metric system beside', () => {
    const labels = unitOptions(start(), 'air.flow.value', { rating: null, kindsByUnit: unitKinds }).map(
      option => option.label,
    )
    const enumerated = airflowUnit.codes.map(code => airflowUnit.describe(code))
    const metric = ['m³/s standard', 'L/s standard', 'm³/s actual', 'L/s actual']
    expect(labels.toSorted()).toEqual([...enumerated, ...metric].toSorted())
    expect(labels.filter(label => !metric.includes(label))).toEqual(enumerated)
  })

  it('ENUM-11 keep the air that they count: 12 000 ACFM wet are given to the engine as they are, and shown again', () => {
    const wet = unitOptions(start(), 'air.flow.value', { rating: null, kindsByUnit: unitKinds })
      .find(option => option.unit === 'ACFM wet')!
      .choose(start())
    const typed = withTyped(wet, 'air.flow.value', '12000')
    expect(typed.input.air.flow).toEqual({ basis: 'actual-volume', moist: true, value: expect.closeTo(5.66337, 5) })
    const again = formOf(coilPageTool, documentOf(typed), 'IP')
    expect(
      unitOptions(again, 'air.flow.value', { rating: null, kindsByUnit: unitKinds }).find(option => option.isChosen),
    ).toMatchObject({
      label: 'ACFM wet',
      text: '12,000',
    })
  })

  it('carry an altitude to a pressure', () => {
    const chosen = unitOptions(start(), 'air.pressure.value', { rating: null, kindsByUnit: unitKinds }).find(
      option => option.unit === 'psia',
    )
    const form = chosen!.choose(start())
    expect(form.input.air.pressure).toEqual({ kind: 'absolute', value: 101_325 })
    expect(textAt(form, 'air.pressure.value')).toBe('14.696')
  })

  it('offer a mass flow of the fluid only once a rating knows it', () => {
    const units = (rating: typeof exampleRating | null) =>
      unitOptions(start(), 'fluid.given.value', { rating, kindsByUnit: unitKinds }).map(option => option.unit)
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

  it('names an evaporator DX and a condenser CD, and leaves a tag alone that the reader made up', () => {
    const tags = (['EVAP', 'COND', 'REHEAT', 'FLUID'] as const).map(type => withCoilType(start(), type).tag)
    expect(tags).toEqual(['DX-1', 'CD-1', 'HC-1', 'CC-1'])
    expect(withCoilType({ ...start(), tag: 'DX-7b' }, 'COND').tag).toBe('CD-7b')
    expect(withCoilType({ ...start(), tag: 'AHU-3' }, 'EVAP').tag).toBe('AHU-3')
  })

  it('keeps the coil that was made, and brings its streams back', () => {
    const made = withChosen(start(), 'geometry.rows', 8)
    const heating = withApplication(made, 'Heating')
    expect(heating.input.geometry.rows).toBe(8)
    expect(heating.input).toMatchObject({ fluid: heatingExample.fluid })
    expect(withApplication(heating, 'Cooling').input).toEqual(made.input)
  })
})

describe('a number of circuits', () => {
  it('begins with as many as there are, and gives way to a fraction', () => {
    const half = choose(start(), 'geometry.circuiting', 0.5)
    const byNumber = choose(half, 'geometry.circuiting', 'HUNDRED')
    expect(byNumber.input.geometry.circuiting).toEqual({ feeds: 12 })
    const typed = withTyped(byNumber, 'geometry.circuiting.feeds', '9')
    expect(rateCoil(typed.input).construction.feeds).toBe(9)
    expect(choose(typed, 'geometry.circuiting', 1).input.geometry.circuiting).toBe(1)
  })
})

describe('another type of coil', () => {
  it.each(['EVAP', 'COND', 'REHEAT', 'STEAM', 'STEAM_DISTR', 'SUPER_STEAM', 'SUPER_STEAM_DISTR', 'NONE'] as const)(
    'makes an untouched coil the example of %s, right as it is',
    type => {
      const form = withCoilType(start(), type)
      expect(form.input).toEqual(exampleOf(type, 'Cooling'))
      expect(wrongPaths(form)).toEqual([])
    },
  )

  it('keeps the coil that was made, and brings its streams back as they were typed', () => {
    const made = withTyped(withChosen(start(), 'geometry.rows', 8), 'fluid.enteringTemperature', '45.50')
    const evaporator = withCoilType(made, 'EVAP')
    expect(evaporator.input.geometry).toEqual(made.input.geometry)
    expect(evaporator.input).not.toHaveProperty('fluid')
    const back = withCoilType(evaporator, 'FLUID')
    expect(back.input).toEqual(made.input)
    expect(textAt(back, 'fluid.enteringTemperature')).toBe('45.50')
  })

  it('takes no choice along that the new type does not have', () => {
    const open = choose(choose(start(), 'geometry.circuiting', 'optimize'), 'geometry.finSurface', 'Optimize')
    expect(withCoilType(open, 'EVAP').input.geometry).toEqual(open.input.geometry)
    const block = withCoilType(open, 'NONE')
    expect(block.input.geometry).toMatchObject({ circuiting: 1, finSurface: 'Flat' })
    const bare = choose(block, 'geometry.circuiting', 0)
    expect(withCoilType(bare, 'STEAM').input.geometry.circuiting).toBe(1)
  })

  it('takes the refrigerant and the steam along', () => {
    const evaporator = choose(withCoilType(start(), 'EVAP'), 'refrigerant.name', 'R-32')
    expect(withCoilType(evaporator, 'COND').input).toMatchObject({ refrigerant: { name: 'R-32' } })
    const steam = withTyped(withCoilType(start(), 'STEAM'), 'steam.pressure', '15')
    expect(textAt(withCoilType(steam, 'STEAM_DISTR'), 'steam.pressure')).toBe('15')
  })
})

describe('a choice that brings fields with it', () => {
  it('gives a solution its concentration, and takes it away', () => {
    const own = choose(start(), 'fluid.name', 'Other').input
    expect(coilInput.safeParse(own).success).toBe(true)
    expect(rateCoil(own).totalCapacity).toBeGreaterThan(0)
    const glycol = choose(start(), 'fluid.name', 'Ethylene glycol')
    expect(glycol.input).toMatchObject({ fluid: { share: 0.3, basis: 'mass' } })
    expect(wrongPaths(withTyped(glycol, 'fluid.share', ''))).toEqual(['fluid.share'])
    expect(choose(glycol, 'fluid.name', 'Water').input).toEqual(coolingExample)
    const other = choose(withTyped(glycol, 'fluid.share', '42'), 'fluid.name', 'Water')
    expect(textAt(choose(other, 'fluid.name', 'Ethylene glycol'), 'fluid.share')).toBe('42')
  })

  it('gives a gas a pressure and a mass flow, and a mixture its gases', () => {
    const nitrogen = choose(start(), 'fluid.name', 'Nitrogen')
    expect(nitrogen.input).toMatchObject({ fluid: { pressure: 500e3, given: { kind: 'mass-flow' } } })
    const natural = choose(nitrogen, 'fluid.name', 'Natural gas')
    expect(natural.input).toMatchObject({ fluid: { mixture: { Methane: 0.95 } } })
    expect(wrongPaths(natural)).toEqual([])
  })

  it.each(['rifled', 'spring', 'tape', 'ball'] as const)(
    'gives the enhancement %s its sizes, and nothing else',
    kind => {
      const form = choose(start(), 'geometry.enhancement.kind', kind)
      expect(form.input.geometry.enhancement).toMatchObject({ kind })
      expect(wrongPaths(form)).toEqual([])
      expect(choose(form, 'geometry.enhancement.kind', 'none').input).toEqual(coolingExample)
    },
  )

  it('brings back what was typed of an enhancement', () => {
    const spring = withTyped(
      choose(start(), 'geometry.enhancement.kind', 'spring'),
      'geometry.enhancement.pitch',
      '0.6',
    )
    const tape = choose(spring, 'geometry.enhancement.kind', 'tape')
    const back = choose(tape, 'geometry.enhancement.kind', 'spring')
    expect(textAt(back, 'geometry.enhancement.pitch')).toBe('0.6')
  })

  it.each(['coefficient', 'multiplier'])('gives the air side its own %s', kind => {
    const form = choose(start(), 'methods.external.kind', kind)
    expect(wrongPaths(form)).toEqual([])
    expect(choose(form, 'methods.external.kind', undefined).input).toEqual(coolingExample)
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

  it('are of every field that is wrong, also where another field made it so', () => {
    const cold = withTyped(start(), 'air.dryBulb', '40')
    expect(wrongPaths(cold)).toEqual(['air.humidity.value'])
    expect(withSaid(withLeft(cold, 'air.dryBulb')).left).toEqual({ 'air.dryBulb': true, 'air.humidity.value': true })
  })

  it('of the engine stay only as long as the field holds what was asked', () => {
    const problems = [{ Path: 'air.dryBulb', Message: 'Too hot.' }]
    const rated = { item: 'coil-1', rating: null, ratedInput: coolingExample, problems, input: coolingExample }
    expect(refusalAt(start(), rated, 'air.dryBulb')).toBe('Too hot.')
    expect(refusalAt(withTyped(start(), 'air.dryBulb', '81'), rated, 'air.dryBulb')).toBeUndefined()
    expect(refusalAt(start(), rated, 'air.flow.value')).toBeUndefined()
    const whole = { ...rated, problems: [{ Path: 'air.humidity', Message: 'Too moist.' }] }
    expect(refusalAt(start(), whole, 'air.humidity.value')).toBe('Too moist.')
    expect(refusalAt(start(), whole, 'air.humidity.kind')).toBeUndefined()
  })

  it('do not move a coil that was merely looked at', () => {
    expect(withLeft(start(), 'air.dryBulb').input).toEqual(start().input)
    expect(toSI('temperature', 'F', 80)).toBeCloseTo(coolingExample.air.dryBulb, 9)
  })
})
