/** The gas of a document: its fields, its rating, what is refused at which field, its notices and its key figures. */
import { describe, expect, it } from 'vitest'
import { rateGasCoil } from '../../../engine/gascoil'
import type { Warning } from '../../../engine/warnings'
import { fieldProblems } from '../../../server/services/tools/fieldProblems'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { type Reader, readerOf } from '../../../shared/display/formatQuantity'
import { biogasExample, exampleGases, newGasProject } from '../../../shared/gas/document/exampleGases'
import { type GasInput, gasInput, gasProject } from '../../../shared/gas/document/gasDocument'
import { gasRating } from '../../../shared/gas/document/gasRating'
import { presets } from '../../../shared/gas/document/presets'
import { dewFacts, fitTerms, shareText, significant } from '../../../shared/gas/facts/gasFacts'
import { gasName, gasSummary } from '../../../shared/gas/facts/gasName'
import { keyResults } from '../../../shared/gas/facts/keyResults'
import { propertyRows } from '../../../shared/gas/facts/propertyRows'
import { fieldHelp } from '../../../shared/gas/fields/fieldHelp'
import { gasFields, gasFieldTable } from '../../../shared/gas/fields/gasFields'
import { coilFigure } from '../../../shared/gas/figures/coilFigure'
import { fitFigure } from '../../../shared/gas/figures/fitFigure'
import { plotFigure } from '../../../shared/gas/figures/plotFigure'
import { sharesFigure } from '../../../shared/gas/figures/sharesFigure'
import { noticeText as told } from '../../../shared/gas/notices/gasNotices'
import { headExamples, readGases } from '../../../shared/gas/pasted/pastedGases'
import { rateGasDocument } from '../../../shared/gas/rating/rateGasDocument'

const noticeText = (notice: Warning, reader: Reader) => told(withCoilWords(notice), reader)
const rated = (input: GasInput) => gasRating.parse(rateGasDocument(input))
const changed = (change: (input: GasInput) => unknown): GasInput => {
  const input = structuredClone(biogasExample)
  change(input)
  return input
}
const refusal = (change: (input: GasInput) => unknown) => {
  try {
    rateGasDocument(changed(change))
  } catch (error) {
    const { message, inputs } = error as Error & { inputs: { path?: string } }
    return [inputs.path, message]
  }
  return 'rated'
}
const codesOf = (change: (input: GasInput) => unknown) => rated(changed(change)).warnings.map(({ code }) => code)
const ip = readerOf('IP')
const si = readerOf('SI')

describe('the document of a gas', () => {
  it('is strict, and a new project of it is valid', () => {
    expect(gasProject.parse(newGasProject('IP')).items).toHaveLength(1)
    expect(gasInput.safeParse({ ...biogasExample, colour: 'red' }).success).toBe(false)
  })

  it('has help for each field, and takes the values of its examples', () => {
    expect(Object.keys(fieldHelp).sort()).toEqual(gasFields.map(({ path }) => path as string).sort())
    for (const input of Object.values<GasInput>(exampleGases))
      expect(fieldProblems(gasFieldTable as never, input)).toEqual([])
  })

  it.each(Object.entries<GasInput>(exampleGases))('rates its example, %s, without an error', (_, input) => {
    const { warnings, composition, table, fit } = rated(input)
    expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(composition.reduce((sum, { mole }) => sum + mole, 0)).toBeCloseTo(1, 9)
    expect(composition.reduce((sum, { mass }) => sum + mass, 0)).toBeCloseTo(1, 9)
    expect(table.rows).toHaveLength(input.table.points)
    expect(fit.points).toHaveLength(25)
  })

  it.each(presets)('has shares that make one: $name', ({ composition }) => {
    expect(Object.values(composition).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  })
})

describe('the rating', () => {
  const biogas = rated(biogasExample)

  it('has the molar mass, the density and the heat of the gas, worked by hand', () => {
    // 58 % of 16.0425, 36 % of 44.0095, 1.2 % of 28.0134, 0.3 % of 31.9988, 0.05 % of 34.08, 4.45 % of 18.0153.
    expect(1000 * biogas.molarMass).toBeCloseTo(26.399, 3)
    expect(biogas.relativeDensity).toBeCloseTo(26.399 / 28.9655, 4)
    expect(biogas.sheet.rho).toBeCloseTo((101_325 * 0.026399) / (8.314463 * 308.15 * biogas.sheet.Z), 5)
    // Net 802.3 kJ/mol of methane and 518 of hydrogen sulfide.
    expect(biogas.heat!.lowerByMole / (0.58 * 802_300 + 0.0005 * 518_000)).toBeCloseTo(1, 3)
    expect((biogas.heat!.higherByMole - biogas.heat!.lowerByMole) / 44_004).toBeCloseTo(2 * 0.58 + 0.0005 + 0.0445, 4)
  })

  it('burns it in the air that its atoms need', () => {
    const { burnt } = biogas
    // Two moles of oxygen for a mole of methane, one and a half for hydrogen sulfide, less its own.
    expect(burnt!.air).toBeCloseTo((2 * 0.58 + 1.5 * 0.0005 - 0.003) / 0.20939, 3)
    const products = Object.fromEntries(burnt!.products.map(({ gas, mole }) => [gas, mole]))
    expect(products['Carbon dioxide']! / products['Sulfur dioxide']!).toBeCloseTo((0.58 + 0.36) / 0.0005, -1)
    expect(burnt!.flame).toBeGreaterThan(2100)
    expect(burnt!.dewPoints.water).toBeGreaterThan(330)
  })

  it('has the water dew point of its partial pressure: 4,509 Pa at 31.05 °C', () => {
    expect(biogas.dewPoints.water).toBeCloseTo(273.15 + 31.05, 1)
  })

  it('is the same by mass as by mole, and by volume as by mole', () => {
    const byMass = rated(
      changed(input => {
        input.gas.basis = 'mass'
        input.gas.shares = Object.fromEntries(biogas.composition.map(({ gas, mass }) => [gas, mass]))
      }),
    )
    expect(byMass.molarMass).toBeCloseTo(biogas.molarMass, 12)
    expect(byMass.sheet.cp).toBeCloseTo(biogas.sheet.cp, 6)
    const byVolume = rated(changed(input => Object.assign(input.gas, { basis: 'volume' })))
    expect(byVolume.sheet).toEqual(biogas.sheet)
  })

  it('adds water up to the relative humidity', () => {
    const dry = { Methane: 0.6, 'Carbon dioxide': 0.4 }
    const { composition } = rated(changed(input => Object.assign(input.gas, { shares: dry, humidity: 0.5 })))
    // 5,629 Pa saturate at 35 °C.
    expect(composition.find(({ gas }) => gas === 'Water vapor')!.mole).toBeCloseTo((0.5 * 5629) / 101_325, 4)
  })

  it('states mixed streams where they mix, and their flow', () => {
    const { mixed, sheet } = rated(exampleGases['Exhaust with air let in'])
    expect(mixed!.flow).toBe(5)
    expect(sheet.T).toBe(mixed!.temperature)
    // Four parts at 755.4 K and one at 299.8 K, of nearly the same heat capacity.
    expect(mixed!.temperature).toBeGreaterThan(660)
    expect(mixed!.temperature).toBeLessThan(680)
  })

  it('runs the table along the pressure at the temperature of the state', () => {
    const { table } = rated(
      changed(input => Object.assign(input.table, { along: 'pressure', from: 1e5, to: 9e5, points: 5 })),
    )
    expect(table.rows.map(({ p }) => p)).toEqual([1e5, 3e5, 5e5, 7e5, 9e5])
    for (const row of table.rows) expect(row.T).toBeCloseTo(308.15, 9)
    for (const [one, next] of table.rows.slice(1).map((row, at) => [table.rows[at]!, row] as const))
      expect(next.rho).toBeGreaterThan(one.rho)
  })
})

describe('what cannot be is refused at its field', () => {
  it.each<[string, (input: GasInput) => unknown, string, string]>([
    ['no gas', input => Object.assign(input.gas, { shares: {} }), 'gas.shares', 'Give at least one gas.'],
    [
      'shares of 90 %',
      input => Object.assign(input.gas, { shares: { Methane: 0.9 } }),
      'gas.shares',
      'make 0.9, not 1',
    ],
    [
      'another gas',
      input => Object.assign(input.gas, { shares: { Aether: 1 } }),
      'gas.shares',
      'Aether is no gas of the list.',
    ],
    ['no pure gas', input => Object.assign(input.gas, { kind: 'pure', pure: undefined }), 'gas.pure', 'Choose a gas'],
    ['no fuel', input => Object.assign(input.gas, { kind: 'products', fuel: {} }), 'gas.fuel', 'at least one gas'],
    ['a fuel of air', input => Object.assign(input.gas, { kind: 'products', fuel: { Nitrogen: 1 } }), 'gas.fuel', ''],
    ['no stream', input => Object.assign(input.gas, { kind: 'streams', streams: [] }), 'gas.streams', 'one stream'],
    [
      'a stream without flow',
      input =>
        Object.assign(input.gas, {
          kind: 'streams',
          streams: [{ name: 'x', composition: { Nitrogen: 1 }, flow: 0, temperature: 300 }],
        }),
      'gas.streams',
      'The flow of each stream is above 0.',
    ],
    ['moist twice', input => Object.assign(input.gas, { humidity: 0.5 }), 'gas.humidity', 'has water already'],
    ['a table that ends first', input => Object.assign(input.table, { to: 250 }), 'table.to', 'ends above'],
    ['a table of one row', input => Object.assign(input.table, { points: 1 }), 'table.points', '2 to 200 rows'],
    ['a table of far too many rows', input => Object.assign(input.table, { points: 9e15 }), 'table.points', '200'],
    ['a fit that ends first', input => Object.assign(input.fit, { to: 250 }), 'fit.to', 'ends above'],
    [
      'a liquid',
      input => {
        Object.assign(input.gas, { kind: 'pure', pure: 'Propane' })
        Object.assign(input.state, { temperature: 280, pressure: 1e6 })
      },
      'state.temperature',
      'condenses at this temperature',
    ],
    [
      'too much pressure',
      input => {
        Object.assign(input.gas, { kind: 'pure', pure: 'Methanol' })
        Object.assign(input.state, { temperature: 500, pressure: 5e6 })
      },
      'state.pressure',
      'beyond what is known of this gas',
    ],
    [
      'a dense mixture',
      input => Object.assign(input.state, { pressure: 9e6, temperature: 280 }),
      'state.pressure',
      'too dense here',
    ],
    ['a cold fit', input => Object.assign(input.fit, { from: 150 }), 'fit.from', 'begin it warmer'],
    [
      'a gas beside that is none',
      input => Object.assign(input, { beside: { name: 'x', composition: { Aether: 1 } } }),
      'beside.composition',
      'Aether is no gas of the list.',
    ],
  ])('%s', (_, change, path, message) => {
    const found = refusal(change)
    expect(found[0]).toBe(path)
    expect(found[1]).toContain(message)
    expect(found[1]).toMatch(/^[A-Z].*\.$/)
  })
})

describe('notices', () => {
  it('tell of water from its dew point down, and not above it', () => {
    const dew = rated(biogasExample).dewPoints.water!
    expect(codesOf(input => Object.assign(input.state, { temperature: dew - 0.1 }))).toContain('WATER_CONDENSES')
    expect(codesOf(input => Object.assign(input.state, { temperature: dew + 0.1 }))).not.toContain('WATER_CONDENSES')
  })

  it('tell of acids, of heavy gases, of sour gas and of oxygen in a fuel', () => {
    const acid = { Nitrogen: 0.898, 'Water vapor': 0.1, 'Sulfur dioxide': 0.002 }
    expect(codesOf(input => Object.assign(input.gas, { shares: acid }))).toContain('ACID_CONDENSES')
    // Hydrobromic acid condenses at 63.90 °C, 337.05 K, and may do so up to 5 K above it.
    const near = (temperature: number) =>
      codesOf(input => {
        Object.assign(input.gas, { shares: { Nitrogen: 0.9, 'Water vapor': 0.1 } })
        Object.assign(input.state, { temperature, pressure: 101_325, hydrogenBromide: 0.002 })
      })
    expect(near(337)).toContain('ACID_CONDENSES')
    expect(near(337.1)).toContain('ACID_NEAR')
    expect(near(337.1)).not.toContain('ACID_CONDENSES')
    expect(near(342)).toContain('ACID_NEAR')
    expect(near(342.1)).not.toContain('ACID_NEAR')
    const heavy = { Methane: 0.8, 'n-Pentane': 0.2 }
    const atCold = (input: GasInput) => {
      Object.assign(input.gas, { shares: heavy })
      Object.assign(input.state, { temperature: 270, pressure: 2e5 })
    }
    expect(codesOf(atCold)).toContain('GAS_CONDENSES')
    expect(codesOf(() => undefined)).toEqual(expect.arrayContaining(['SOUR_GAS', 'FLAMMABLE']))
    const sour = (share: number) =>
      codesOf(input =>
        Object.assign(input.gas, { shares: { Methane: 1 - share, 'Hydrogen sulfide': share } }),
      ).includes('SOUR_GAS')
    expect([sour(0.000101), sour(0.000099)]).toEqual([true, false])
    const oxygen = (share: number) =>
      codesOf(input => Object.assign(input.gas, { shares: { Methane: 1 - share, Oxygen: share } }))
    expect(oxygen(0.0505)).toContain('OWN_OXYGEN')
    expect(oxygen(0.0495)).toContain('FLAMMABLE')
    const lean = (share: number) =>
      codesOf(input => Object.assign(input.gas, { shares: { Methane: share, Oxygen: 0.2, Nitrogen: 0.8 - share } }))
    expect(lean(0.0101)).toContain('OWN_OXYGEN')
    expect(lean(0.0099)).toContain('FLAMMABLE')
  })

  it('tell of a real gas, of a hot flame, of a poor fit, of missing states and of a gas beside that cannot be', () => {
    expect(codesOf(input => Object.assign(input.state, { pressure: 1e6 }))).toContain('REAL_GAS')
    const flame = (excess: number) =>
      codesOf(input => Object.assign(input.combustion, { excess })).includes('DISSOCIATION')
    const at = (excess: number) => rated(changed(input => Object.assign(input.combustion, { excess }))).burnt!.flame
    expect([0, 0.3].map(excess => flame(excess) === at(excess) > 2000)).toEqual([true, true])
    expect(flame(0)).not.toBe(flame(0.3))
    const poor = (order: number) => {
      const { fit, warnings } = rated(changed(input => Object.assign(input.fit, { property: 'rho', order })))
      return [fit.largest > 0.01, warnings.some(({ code }) => code === 'FIT_POOR')]
    }
    expect([poor(1), poor(4)]).toEqual([
      [true, true],
      [false, false],
    ])
    expect(codesOf(input => Object.assign(input.table, { from: 150 }))).toContain('TABLE_PARTLY')
    expect(
      codesOf(input => {
        Object.assign(input, { beside: { name: 'Steam', composition: { 'Water vapor': 1 } } })
      }),
    ).toContain('BESIDE_REFUSED')
  })

  it('say their numbers in the units of the reader', () => {
    const { warnings } = rated(changed(input => Object.assign(input.state, { temperature: 300 })))
    const of = (code: string) => warnings.find(each => each.code === code)!
    expect(noticeText(of('WATER_CONDENSES'), ip)).toEqual({
      fact: 'Water condenses below 87.9 °F',
      advice: expect.stringContaining('stated at 80.3 °F'),
    })
    expect(noticeText(of('WATER_CONDENSES'), si).fact).toBe('Water condenses below 31.0 °C')
    expect(noticeText(of('SOUR_GAS'), si).fact).toBe('Hydrogen sulfide 500 ppm')
    for (const warning of warnings) expect(noticeText(warning, ip).advice).not.toBe('')
  })
})

describe('a dry gas coil', () => {
  const cooler = exampleGases['Cooler of compressed nitrogen']
  const withCoil = (change: (coil: NonNullable<GasInput['coil']>) => unknown): GasInput => {
    const input = structuredClone(cooler)
    change(input.coil!)
    return input
  }
  const shown = rated(cooler)

  it('is rated by the engine with the gas at its state', () => {
    const { coil } = shown
    const direct = rateGasCoil({
      application: 'Cooling',
      gas: { composition: { Nitrogen: 1 }, flow: cooler.coil!.flow, ...cooler.state },
      fluid: { ...cooler.coil!.fluid, given: cooler.coil!.fluid.given } as never,
      geometry: { ...cooler.coil!.geometry, hand: 'Right' } as never,
      resistances: { insideFouling: 0.000044, outsideFouling: 0 },
      fan: { efficiency: 0.65 },
    })
    expect(coil!.heat).toBe(direct.heat)
    expect(coil!.gas.massFlow * (coil!.gas.enteringTemperature - coil!.gas.leavingTemperature) * 1070).toBeCloseTo(
      coil!.heat,
      -4,
    )
    expect(coil!.energyBalance).toBeLessThan(1e-6)
  })

  it('takes its heat, its limits and the dew point for key figures and notices', () => {
    const verdicts = (input: GasInput) =>
      Object.fromEntries(keyResults(rated(input), input, si).map(({ label, verdict }) => [label, verdict]))
    const { heat, gas } = shown.coil!
    const asked = (limits: object) => withCoil(coil => Object.assign(coil, { limits }))
    const codes = (input: GasInput) => rated(input).warnings.map(({ code }) => code)
    expect(codes(asked({ heat: 1.01 * heat }))).toContain('HEAT_LOW')
    expect(codes(asked({ heat: 0.99 * heat }))).not.toContain('HEAT_LOW')
    expect(verdicts(asked({ heat: 1.01 * heat }))['Heat taken']).toBe('err')
    expect(verdicts(asked({ heat: 0.99 * heat }))['Heat taken']).toBe('ok')
    const drop = gas.pressureDrop.total
    expect(verdicts(asked({ gasPressureDrop: 0.3 * drop }))['Gas pressure drop']).toBe('err')
    expect(codes(asked({ gasPressureDrop: 0.3 * drop }))).toContain('GAS_DP')
    const wet = structuredClone(biogasExample)
    wet.coil = { ...cooler.coil!, fluid: { ...cooler.coil!.fluid, enteringTemperature: 278.15 } }
    expect(verdicts(wet)['Coldest wall']).toBe('err')
    const condensing = rated(wet).warnings.find(({ severity }) => severity === 'error')!
    expect(condensing.code).toBe('GAS_CONDENSES')
    expect(noticeText(condensing, si).fact).toMatch(/^Coldest surface [\d.]+ °C$/)
  })

  it.each<[string, (coil: NonNullable<GasInput['coil']>) => unknown, string]>([
    [
      'no difference',
      coil => (coil.fluid.enteringTemperature = cooler.state.temperature),
      'coil.fluid.enteringTemperature',
    ],
    ['the wrong direction', coil => (coil.application = 'Heating'), 'coil.fluid.enteringTemperature'],
    ['too much gas', coil => (coil.flow.value = 4000), 'coil.flow.value'],
  ])('refuses %s at its field', (_, change, path) => {
    try {
      rateGasDocument(withCoil(change))
      expect.fail('it was rated')
    } catch (error) {
      expect((error as { inputs: { path: string } }).inputs.path).toBe(path)
    }
  })

  it('draws its temperatures, with the dew point where it is near', () => {
    const figure = coilFigure(shown.coil!, ip)
    expect(figure.table.rows).toHaveLength(6)
    expect(figure.marks.some(mark => mark.kind === 'text' && mark.text === 'dew point')).toBe(false)
    const near = coilFigure({ ...shown.coil!, dewPoints: { ...shown.coil!.dewPoints, water: 320 } }, ip)
    expect(near.marks.some(mark => mark.kind === 'text' && mark.text === 'dew point')).toBe(true)
  })
})

describe('what is shown', () => {
  const biogas = rated(biogasExample)

  it('has the heat by the volumes of both systems', () => {
    const shown = (reader: typeof ip) =>
      Object.fromEntries(keyResults(biogas, biogasExample, reader).map(({ label, value }) => [label, value]))
    expect(shown(ip)).toMatchObject({
      'Molar mass': '26.40',
      'Heating value': '587.7',
      Wobbe: '615.6',
      'Water dew point': '87.9',
    })
    // 21.94 MJ at 15 °C are 588.9 Btu at 60 °F but for the 0.19 % between the two volumes.
    expect(Number(shown(si)['Heating value']) / (587.7 * 1055.056 * 35.3147e-6)).toBeCloseTo(288.7056 / 288.15, 3)
  })

  it('shows the heat ratio and the density where nothing burns', () => {
    const nitrogen = exampleGases['Nitrogen under pressure']
    expect(keyResults(rated(nitrogen), nitrogen, si).map(({ label }) => label)).toEqual([
      ...['Molar mass', 'Heat ratio', 'Density', 'Water dew point', 'Specific heat', 'Fit, largest error'],
    ])
  })

  it('has ratios to the gas beside it, and none of numbers whose zero is a convention', () => {
    const rows = Object.fromEntries(propertyRows(biogas, ip).map(row => [row.name, row]))
    expect(rows['Molar mass']).toMatchObject({ value: '26.399', beside: '16.837', ratio: '1.568' })
    expect([rows.Enthalpy!.ratio, rows.Entropy!.ratio]).toEqual(['–', '–'])
    expect(rows['Wobbe index']!.unit).toBe('Btu/scf')
  })

  it.each(['IP', 'SI'] as const)('gives coefficients of the fit in %s that give its values', system => {
    const reader = readerOf(system)
    const terms = fitTerms(biogas.fit, system).map(({ value }) => value)
    for (const { T, fitted } of biogas.fit.points) {
      const degrees = system === 'IP' ? T * 1.8 - 459.67 : T - 273.15
      const value = terms.reduceRight((sum, term) => sum * (degrees / 100) + term, 0)
      const shown = system === 'IP' ? fitted / 4186.8 : fitted / 1000
      expect(value / shown).toBeCloseTo(1, 9)
    }
    expect(fitFigure(biogas, reader).table.rows).toHaveLength(25)
  })

  it.each(['IP', 'SI'] as const)('writes no name on its curve in %s, and says what the grey one is', system => {
    for (const [name, input] of Object.entries<GasInput>(exampleGases)) {
      const { marks } = fitFigure(rated(input), readerOf(system))
      for (const tone of ['gain', 'hot']) {
        const said = marks.flatMap(mark => (mark.kind === 'text' && mark.tone === tone ? [mark] : []))
        const curves = marks.flatMap(mark =>
          mark.kind === 'line' && mark.tone === tone && mark.isSmooth ? [mark] : [],
        )
        for (const [at, { text, at: end }] of said.entries()) {
          const under = curves[at]!.points.filter(([x]) => x <= end[0] + 4 && x >= end[0] - 6 * text.length)
          expect(under.length, name).toBeGreaterThan(1)
          // From the foot of a letter to its top.
          for (const [, y] of under) expect(y < end[1] - 8 || y > end[1] + 2, `${name}: ${text}`).toBe(true)
        }
      }
      const words = marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []))
      expect(words).toContain('error, %; grey: of one order less')
    }
  })

  it('writes little as parts in a million, and terms with six digits', () => {
    expect([0.25, 0.001, 0.0009, 0].map(shareText)).toEqual(['25.00 %', '0.10 %', '900 ppm', 'none'])
    expect([0.3158, -0.000145, 12_345.678, 0, 1.5e-8].map(significant)).toEqual([
      ...['0.315800', '−0.000145000', '12,345.7', '0', '1.50000e−8'],
    ])
  })

  it('tells why there is no dew point', () => {
    expect(dewFacts({}, si).map(([, value]) => value)).toEqual([
      ...['none above freezing', 'no sulfur oxides with water', 'no sulfur dioxide with water'],
      ...['no hydrogen chloride with water', 'no hydrogen bromide with water', 'no nitric acid with water', 'none'],
    ])
  })

  it('tells dew points of acids with what they are known within, in both systems', () => {
    // A tenth of water and 2,000 ppm of each at one atmosphere: 44.87, 55.90, 63.90 and 58.61 °C by hand, nitric 37.96 °C by the
    // other copy of its formula.
    const { dewPoints } = rated({
      ...biogasExample,
      gas: {
        ...{ kind: 'mixture', basis: 'mole' },
        shares: { Nitrogen: 0.896, 'Water vapor': 0.1, 'Sulfur dioxide': 0.002, 'Hydrogen chloride': 0.002 },
      },
      state: { temperature: 450, pressure: 101_325, hydrogenBromide: 0.002, nitricAcid: 0.002 },
    })
    const told = (reader: ReturnType<typeof readerOf>) => dewFacts(dewPoints, reader).slice(2, 6)
    expect(told(si)).toEqual([
      ['Sulfurous acid', '44.9 ± 5.0', '°C'],
      ['Hydrochloric acid', '55.9 ± 5.0', '°C'],
      ['Hydrobromic acid', '63.9 ± 5.0', '°C'],
      ['Nitric acid', '33.0 to 63.6', '°C'],
    ])
    expect(told(ip)).toEqual([
      ['Sulfurous acid', '112.8 ± 9.0', '°F'],
      ['Hydrochloric acid', '132.6 ± 9.0', '°F'],
      ['Hydrobromic acid', '147.0 ± 9.0', '°F'],
      ['Nitric acid', '91.3 to 146.5', '°F'],
    ])
  })

  it('draws the shares of both gases, and the table of a property', () => {
    const figure = sharesFigure(biogas)
    expect(figure.title).toBe('Products')
    expect(figure.table.rows.map(([gas]) => gas).slice(0, 3)).toEqual(['Nitrogen', 'Water vapor', 'Carbon dioxide'])
    // Each gas is named in the colour of its bars.
    const named = figure.marks.flatMap(mark =>
      mark.kind === 'text' && ['Biogas', 'Natural gas'].includes(mark.text) ? [mark.tone] : [],
    )
    const bars = figure.marks.flatMap(mark => (mark.kind === 'area' ? [mark.tone] : []))
    expect(named).toEqual([...new Set(bars)])
    expect(sharesFigure(rated(exampleGases['Nitrogen under pressure'])).title).toBe('Composition')
    const plot = plotFigure(biogas, 'mu', si)!
    expect(plot.table.rows).toHaveLength(9)
    expect(plot.table.heads).toEqual(['°C', 'Biogas', 'Natural gas'])
    expect(plotFigure({ ...biogas, table: { ...biogas.table, rows: [] } }, 'mu', si)).toBeUndefined()
  })

  it('is called by its own name, by the pure gas, or by its kind', () => {
    expect(gasName({ gas: { kind: 'pure', pure: 'Argon' } })).toBe('Argon')
    expect(gasSummary({ gas: { kind: 'mixture', name: 'Cell 4' } })).toBe('Cell 4, mixture')
    expect(gasSummary({ gas: { kind: 'streams' } })).toBe('Mixed streams')
  })

  it('is pasted as a table of states', () => {
    const text = `${headExamples.IP.join('\t')}\nA\t200\t30\nB\t300\t30`
    const { lines, unknown } = readGases(text, { input: biogasExample, system: 'IP' })
    expect(unknown).toEqual([])
    const inputs = lines.map(line => ('input' in line ? ([line.tag, line.input] as const) : undefined))
    expect(inputs.map(each => each?.[0])).toEqual(['A', 'B'])
    expect(inputs[1]![1].state.temperature).toBeCloseTo((300 + 459.67) / 1.8, 6)
    expect(inputs[1]![1].state.pressure).toBeCloseTo(30 * 6894.757, 0)
    for (const system of ['IP', 'SI'] as const)
      expect(readGases(headExamples[system].join('\t'), { input: biogasExample, system }).unknown).toEqual([])
  })
})
