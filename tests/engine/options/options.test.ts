import { describe, expect, it } from 'vitest'
import {
  airflowUnit,
  application,
  bodySchedule,
  boilingCorrelation,
  capacityToggle,
  circuitingOf,
  circuitryFraction,
  coilHand,
  coilType,
  condensingCorrelation,
  correlations,
  type Enumeration,
  engineVersion,
  enteringGasToggle,
  enumeration,
  externalHeatTransfer,
  finSurface,
  flowArrangement,
  fluidNames,
  gas,
  internalEnhancement,
  internalMode,
  lead,
  material,
  namedCoilType,
  pressureUnit,
  propertyMethod,
  punchOut,
  refrigerant,
  singlePhaseCorrelation,
  surfaceCondition,
  tubeConduction,
  tubeFluid,
  tubePattern,
  twoPhaseDropMethod,
  voidFractionMethod,
} from '../../../engine'

const code = (name: string) => expect.objectContaining({ code: name })
const all: Record<string, Enumeration> = {
  boilingCorrelation,
  condensingCorrelation,
  externalHeatTransfer,
  flowArrangement,
  gas,
  internalEnhancement,
  internalMode,
  lead,
  propertyMethod,
  punchOut,
  refrigerant,
  singlePhaseCorrelation,
  tubeConduction,
  tubeFluid,
  twoPhaseDropMethod,
  voidFractionMethod,
  airflowUnit,
  application,
  bodySchedule,
  capacityToggle,
  circuitryFraction,
  coilHand,
  coilType,
  engineVersion,
  enteringGasToggle,
  finSurface,
  material,
  namedCoilType,
  pressureUnit,
  surfaceCondition,
  tubePattern,
}
const descriptions = (one: Enumeration) => one.codes.map(member => one.describe(member))
/** Members as spelled in the specification, except for the case of the first letter. */
const lower = (one: Enumeration) => descriptions(one).map(text => text.toLowerCase())

describe.each(Object.entries(all))('ENUM-01 %s', (_, one) => {
  it('gives a description to every code and the code back', () => {
    expect(one.codes.length).toBeGreaterThan(0)
    for (const member of one.codes) expect(one.codeOf(one.describe(member))).toBe(member)
  })

  it('has a description of its own for each code', () => {
    expect(new Set(descriptions(one)).size).toBe(one.codes.length)
  })

  it('refuses what it does not have', () => {
    expect(one.has('toString')).toBe(false)
    expect(() => one.describe('toString')).toThrow(code('unknown-name'))
    expect(() => one.codeOf('nothing of the kind')).toThrow(code('unknown-name'))
  })
})

describe('the enumerations of the specification', () => {
  it('ENUM-02 coil types', () => {
    expect(coilType.codes).toEqual([
      'NONE',
      'EVAP',
      'STEAM',
      'STEAM_DISTR',
      'COND',
      'FLUID',
      'SUPER_STEAM',
      'SUPER_STEAM_DISTR',
      'REHEAT',
    ])
  })

  it('ENUM-03 named coil types, each of a coil type', () => {
    expect(descriptions(namedCoilType)).toEqual(['fluid', 'steam', 'steamDistr', 'evap', 'cond', 'reheat', 'none'])
    for (const member of namedCoilType.codes) expect(coilType.has(member)).toBe(true)
  })

  it('ENUM-04 engine versions', () => {
    expect(engineVersion.codes).toEqual(['original', 'v2025', 'compare'])
  })

  it('ENUM-05 materials', () => {
    expect(descriptions(material)).toEqual([
      'Copper',
      'Aluminum',
      'Cupro-Nickel 90/10',
      'Carbon Steel',
      '304 Stainless',
      '316 Stainless',
      'Red Brass',
      'AL6XN',
      'Hastalloy',
      'Brass',
      'AS',
      'Hycor Blue',
      'Waterfin 700',
      'K65 Copper Alloy',
    ])
  })

  it('ENUM-06 fin surfaces', () => {
    expect(descriptions(finSurface)).toEqual([
      'Flat',
      'Flat Louvered',
      'Corrugated',
      'Embossed',
      'Sine Wave',
      'X Fin',
      'Raised Lanced',
      'Z Fin',
      'Optimize',
    ])
  })

  it('ENUM-07 body schedules', () => {
    const schedules = [5, 10, 20, 30, 40, 60, 80, 100, 120, 140, 160].map(number => `Sch ${number}`)
    expect(descriptions(bodySchedule)).toEqual([...schedules, 'Type K', 'Type L', 'Type M'])
  })

  it('ENUM-08 tube patterns', () => {
    expect(descriptions(tubePattern)).toEqual(['Staggered', 'Inline'])
  })

  it('ENUM-09 coil applications', () => {
    expect(descriptions(application)).toEqual(['Heating', 'Cooling'])
  })

  it('ENUM-10 surface conditions', () => {
    expect(descriptions(surfaceCondition)).toEqual(['Wet', 'Dry'])
  })

  it('ENUM-11 airflow units, each of them with an enterprise and a wet variant', () => {
    const plain = ['SCFM', 'ACFM', 'lbs/hr dry air', 'm3/hr standard', 'm3/hr actual', 'kg/hr dry air']
    expect(descriptions(airflowUnit).slice(0, 6)).toEqual(plain)
    expect(airflowUnit.codes.filter(member => member.startsWith('ENTERPRISE_'))).toHaveLength(6)
    expect(descriptions(airflowUnit).filter(text => / wet/.test(text))).toHaveLength(6)
    expect(airflowUnit.codes).toHaveLength(18)
  })

  it('ENUM-12 pressure units', () => {
    expect(descriptions(pressureUnit)).toEqual(['PSIA', 'Feet altitude', 'kPa', 'Meters altitude'])
  })

  it('ENUM-13 entering gas toggle', () => {
    expect(lower(enteringGasToggle)).toEqual(['wet bulb', 'humidity ratio', 'relative humidity'])
  })

  it('ENUM-14 capacity toggle', () => {
    expect(descriptions(capacityToggle)).toEqual(['Btu/hr', 'kW', 'Leaving air'])
  })

  it('ENUM-18 circuitry fractions', () => {
    expect(lower(circuitryFraction)).toEqual([
      ...['none', '1/4', '1/3', '1/2', '3/4', 'full', '1.5', 'double', 'triple', 'quadruple', 'optimize'],
      ...['1/5', '1/6', '1/7', '1/8', '100'],
    ])
  })

  it('ENUM-19 coil hands', () => {
    expect(lower(coilHand)).toEqual(['left', 'right', 'vertical up', 'vertical down'])
  })
})

describe('the enumerations of fluids and methods', () => {
  it('ENUM-15 fluids', () => {
    expect(lower(tubeFluid)).toEqual([
      ...['water', 'ethylene glycol', 'propylene glycol', 'heat transfer oil', 'air', 'nitrogen', 'natural gas'],
      ...['special gas', 'co2 supercritical', 'other'],
    ])
  })

  it('ENUM-16 29 refrigerants from R-22 to R-718, each of which the engine knows', () => {
    expect(refrigerant.codes).toHaveLength(29)
    expect(descriptions(refrigerant).at(0)).toBe('R-22')
    expect(descriptions(refrigerant).at(-1)).toBe('R-718')
    for (const name of descriptions(refrigerant)) expect(fluidNames()).toContain(name)
  })

  it('ENUM-17 30 gases, each of which the engine knows', () => {
    expect(gas.codes).toHaveLength(30)
    for (const name of descriptions(gas)) expect(fluidNames()).toContain(name)
  })

  it('ENUM-20 leads', () => {
    expect(descriptions(lead)).toEqual(['L1', 'L2', 'S1', 'S2', 'IL'])
  })

  it('ENUM-21 punch-out locations', () => {
    expect(lower(punchOut)).toEqual(['front', 'back', 'all'])
  })

  it('ENUM-22 internal modes', () => {
    expect(lower(internalMode)).toEqual(['boiling', 'condensing', 'single phase'])
  })

  it('ENUM-23 correlations: single phase, boiling, condensing and two-phase pressure drop, all of the registry', () => {
    const kinds = {
      'tube heat transfer': singlePhaseCorrelation,
      boiling: boilingCorrelation,
      condensing: condensingCorrelation,
      'two-phase friction': twoPhaseDropMethod,
      'void fraction': voidFractionMethod,
    }
    for (const [kind, one] of Object.entries(kinds)) {
      expect(one.codes).toEqual(correlations.filter(each => each.kind === kind).map(each => each.id))
    }
    expect(singlePhaseCorrelation.describe('gnielinski')).toBe('Gnielinski 1976: Turbulent flow in a tube')
  })

  it('ENUM-24 internal enhancements', () => {
    expect(lower(internalEnhancement)).toEqual(['ball', 'none', 'rifled', 'spring', 'tape'])
  })

  it('ENUM-25 refrigerant property methods', () => {
    expect(lower(propertyMethod)).toEqual(['curve fit', 'cubic table', 'reference program'])
  })

  it('ENUM-26 flow arrangements', () => {
    expect(lower(flowArrangement)).toEqual(['counter', 'cross', 'parallel', 'zig-zag', 'auto', 'user defined'])
  })

  it('ENUM-27 external heat-transfer options', () => {
    expect(lower(externalHeatTransfer)).toEqual(['auto', 'user defined coefficient', 'user defined multiplier'])
  })

  it('ENUM-28 tube-to-tube conduction options', () => {
    expect(lower(tubeConduction)).toEqual(['off', 'on', 'on, fins slit between rows'])
  })
})

describe('circuitry fractions', () => {
  it('are numbers where they are fractions', () => {
    for (const member of circuitryFraction.codes) {
      const description = circuitryFraction.describe(member)
      const [top, bottom] = description.split('/').map(Number)
      if (bottom) expect(circuitingOf(member)).toBe(top! / bottom)
    }
    expect(['FULL', 'ONE_AND_A_HALF', 'DOUBLE', 'TRIPLE', 'QUADRUPLE'].map(circuitingOf)).toEqual([1, 1.5, 2, 3, 4])
  })

  it('have no number where one is chosen or given beside it, and 0 where there is no circuit', () => {
    expect(['NONE', 'OPTIMIZE', 'HUNDRED'].map(circuitingOf)).toEqual([0, undefined, undefined])
    expect(() => circuitingOf('1/9')).toThrow(code('unknown-name'))
  })
})

it('refuses an enumeration from which there would be no way back', () => {
  expect(() => enumeration('twins', { A: 'same', B: 'same' })).toThrow(code('invalid-input'))
})
