import { describe, expect, it } from 'vitest'
import { designConditions, placeNamed, places } from '../../../engine/climates'
import { precooled } from '../../../engine/mist'
import { fieldProblems } from '../../../server/services/tools/fieldProblems'
import { readerOf } from '../../../shared/display/formatQuantity'
import { chillerExample, exampleMists, newMistProject } from '../../../shared/mist/document/exampleMists'
import { type MistInput, mistInput, mistProject } from '../../../shared/mist/document/mistDocument'
import { mistRating } from '../../../shared/mist/document/mistRating'
import { keyResults } from '../../../shared/mist/facts/keyResults'
import { fieldHelp } from '../../../shared/mist/fields/fieldHelp'
import { mistFields, mistFieldTable } from '../../../shared/mist/fields/mistFields'
import { noticeText } from '../../../shared/mist/notices/mistNotices'
import { headExamples, readMists } from '../../../shared/mist/pasted/pastedMists'
import { allWarnings } from '../../../shared/mist/rating/notices'
import { rateMistDocument } from '../../../shared/mist/rating/rateMistDocument'

const rated = (input: MistInput) => mistRating.parse(rateMistDocument(input))
const changed = (change: (input: MistInput) => unknown): MistInput => {
  const input = structuredClone(chillerExample)
  change(input)
  return input
}
const refusal = (change: (input: MistInput) => unknown) => {
  try {
    rateMistDocument(changed(change))
  } catch (error) {
    return (error as { inputs: { path?: string } }).inputs.path
  }
  return 'rated'
}
const codesOf = (change: (input: MistInput) => unknown) => rated(changed(change)).warnings.map(({ code }) => code)

const leaves = (part: object, path = ''): string[] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${name}.`) : [path + name],
  )

describe('the document of a mist', () => {
  it('is strict, and a new project of it is valid', () => {
    expect(mistProject.parse(newMistProject('IP')).items).toHaveLength(1)
    expect(mistInput.safeParse({ ...chillerExample, colour: 'red' }).success).toBe(false)
  })

  it('has a field with its help for each of its values', () => {
    const paths: string[] = mistFields.map(({ path }) => path)
    expect(Object.keys(fieldHelp).sort()).toEqual([...paths].sort())
    for (const input of Object.values<MistInput>(exampleMists)) {
      expect(leaves(input).filter(path => !paths.includes(path))).toEqual([])
      expect(fieldProblems(mistFieldTable as never, input)).toEqual([])
    }
  })

  it.each(Object.entries<MistInput>(exampleMists))('rates its example, %s, with the air of its place', (_, input) => {
    const { place, ...air } = input.site
    const known = designConditions(placeNamed(place))
    for (const name of ['dryBulb', 'wetBulb', 'altitude'] as const) expect(air[name]).toBeCloseTo(known[name], 9)
    const { warnings, year, bins } = rated(input)
    expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(year.worth.savings).toBeGreaterThan(0)
    for (const system of ['IP', 'SI'] as const)
      expect(bins[system].reduce((sum, bin) => sum + bin.hours, 0)).toBeCloseTo(8760, 6)
  })

  it('sums what the engine says of the design hour, and of the year by month', () => {
    const { design, year } = rated(chillerExample)
    const { site, spray } = chillerExample
    const { leaving } = precooled({ T: site.dryBulb, p: design.entering.p, Twb: site.wetBulb }, spray.effectiveness)
    expect(design.leaving.T).toBeCloseTo(leaving.T, 9)
    expect(design.supply).toBeCloseTo(design.evaporatedFlow / spray.evaporatedShare!, 12)
    const { ratedPower, load, slope, ratedAt } = chillerExample.machine
    expect(design.powerWith).toBeCloseTo(ratedPower * load * (1 + slope * (leaving.T - ratedAt)), 3)
    for (const name of ['hours', 'hoursOn', 'water', 'energyWithout', 'energyWith'] as const)
      expect(year.months.reduce((sum, month) => sum + month[name], 0) / year[name]).toBeCloseTo(1, 9)
    expect(year.machineSaved - year.pumpEnergy).toBeCloseTo(year.energySaved, 3)
    const money = Object.values(year.money).reduce((sum, each) => sum + each, 0)
    expect(money).toBeCloseTo(year.worth.savings, 6)
  })

  it('has bins in round numbers of either system', () => {
    const { bins } = rated(chillerExample)
    for (const bin of bins.SI) expect((bin.from - 273.15) / 2.5).toBeCloseTo(Math.round((bin.from - 273.15) / 2.5), 9)
    const fahrenheit = (T: number) => T * 1.8 - 459.67
    for (const bin of bins.IP) expect(fahrenheit(bin.from) / 5).toBeCloseTo(Math.round(fahrenheit(bin.from) / 5), 9)
  })

  it('names the field of what cannot be', () => {
    expect(refusal(() => undefined)).toBe('rated')
    expect(refusal(input => (input.site.place = 'atlantis'))).toBe('site.place')
    expect(refusal(input => (input.site.wetBulb = input.site.dryBulb + 1))).toBe('site.wetBulb')
    expect(refusal(input => (input.machine.leastAir = input.machine.ratedAt + 1))).toBe('machine.leastAir')
    expect(refusal(input => (input.money.incentive = 1e6))).toBe('money.incentive')
    expect(refusal(input => (input.money.treatmentPrice = 1e308))).toBe('money.treatmentPrice')
    expect(refusal(input => (input.money.carbonIntensity = -1e308))).toBe('money.carbonIntensity')
  })

  it('refuses air drier than dry, by a sentence at its field', () => {
    // Dry air of 42.8 °C has a wet bulb of 15.2 °C at 337 m.
    const dry = (wetBulb: number) => (input: MistInput) => (input.site.wetBulb = 273.15 + wetBulb)
    expect(refusal(dry(15.1))).toBe('site.wetBulb')
    expect(refusal(dry(15.3))).toBe('rated')
    expect(() => rateMistDocument(changed(dry(15.1)))).toThrow(/^Even dry air .* give a hotter one\.$/)
  })

  it('refuses mist that cools nothing, by a sentence at its field', () => {
    const dry = changed(input => (input.spray.effectiveness = 0))
    expect(() => rateMistDocument(dry)).toThrow('Mist that cools nothing saves nothing')
    expect(refusal(input => (input.spray.effectiveness = 0))).toBe('spray.effectiveness')
    expect(refusal(input => (input.spray.effectiveness = 0.01))).toBe('rated')
  })
})

describe('the notices of a mist', () => {
  it.each<[string, (input: MistInput) => unknown]>([
    ['AIR_HOT', (input: MistInput) => (input.limits.leaving = 299)],
    ['WATER_HIGH', (input: MistInput) => (input.limits.water = 1e-4)],
    ['NOZZLES_MANY', (input: MistInput) => (input.limits.nozzles = 100)],
    ['WET_COIL', (input: MistInput) => (input.intake.distance = 0.1)],
    ['NOZZLE_RANGE', (input: MistInput) => (input.spray.pressure = 2e6)],
    ['MIST_IDLE', (input: MistInput) => (input.control.lockout = 330)],
    ['MIST_COSTS', (input: MistInput) => (input.money.waterPrice = 10)],
    ['PAYBACK_LATE', (input: MistInput) => (input.money.life = 1)],
    ['HEAD_HELD', (input: MistInput) => (input.machine.leastAir = 305)],
    ['CLIMATE_NORMALS', (input: MistInput) => (input.site.place = 'toronto')],
    ['INSTALLED_COST', (input: MistInput) => (input.money.installed = 0)],
    ['SCALE', (input: MistInput) => (input.water.hardness = 0.2)],
    ['MIST_SATURATED', (input: MistInput) => (input.spray.effectiveness = 0.99)],
    ['LOW_DEPRESSION', (input: MistInput) => (input.site.wetBulb = input.site.dryBulb - 2)],
  ])('have %s where it is so, at a field of the form, and not in the example', (code, change) => {
    expect(codesOf(() => undefined)).not.toContain(code)
    const input = changed(change)
    const found = rated(input).warnings.find(warning => warning.code === code)!
    expect(found, code).toBeDefined()
    expect(mistFieldTable.of(input).map(({ path }) => path as string)).toContain(found.input)
    for (const system of ['IP', 'SI'] as const) {
      const { fact, advice } = noticeText(found, readerOf(system))
      expect(fact).not.toMatch(/\{|undefined|NaN/)
      // Scale has the engine's own words, which name what is dissolved.
      if (code !== 'SCALE') expect(advice).not.toBe('')
    }
  })

  it('tell of a climate whose hours of mist are more than a tenth off its hourly file', () => {
    const input = changed(() => undefined)
    const whole = rated(input)
    const said = (mistDepression: number) => {
      const climate = {
        ...whole.climate,
        method: 'bins' as const,
        deviations: { ...whole.climate.deviations, mistDepression },
      }
      return allWarnings(input, [], { ...whole, climate }).find(({ code }) => code === 'CLIMATE_OFF')
    }
    expect([0.0999, -0.0999].map(said)).toEqual([undefined, undefined])
    for (const off of [0.1001, -0.1001]) {
      const found = said(off)!
      expect(found).toMatchObject({ severity: 'info', input: 'site.place', value: off })
      expect(noticeText(found, readerOf('IP')).fact).toContain('10.0')
    }
  })

  it('tell of a payback beyond the life, by the year in which it is reached', () => {
    const { simplePayback } = rated(chillerExample).year.worth
    const said = (years: number, life = 10) => {
      const money = { installed: (chillerExample.money.installed * years) / simplePayback!, incentive: 0, life }
      const input = changed(input => Object.assign(input.money, money))
      return rated(input).warnings.find(({ code }) => code === 'PAYBACK_LATE')
    }
    expect([said(9.99), said(10.01)].map(found => found?.value)).toEqual([undefined, 11])
    const found = said(31.5)!
    expect(found).toMatchObject({ severity: 'warning', input: 'money.installed', limits: [0, 10] })
    expect(noticeText(found, readerOf('SI'))).toEqual({
      fact: 'Pays back only in year 32',
      advice: 'By the savings of the first; its life is 10 years. Lower what it costs, or mist where more is saved.',
    })
  })

  it('count the life of a payback in whole years, as its cash flow does', () => {
    const { simplePayback } = rated(chillerExample).year.worth
    const lateIn = (life: number) => {
      const money = { installed: (chillerExample.money.installed * 6.2) / simplePayback!, incentive: 0, life }
      return rated(changed(input => Object.assign(input.money, money)))
    }
    const [late, within] = [lateIn(6.4), lateIn(6.6)]
    expect([late, within].map(({ year }) => year.worth.cashFlow.at(-1)!.year)).toEqual([6, 7])
    expect(late.warnings.find(({ code }) => code === 'PAYBACK_LATE')?.limits).toEqual([0, 6])
    expect(within.warnings.map(({ code }) => code)).not.toContain('PAYBACK_LATE')
  })

  it('tell of a head that is held above the air from which the mist runs, by more than a kelvin', () => {
    const codes = (over: number) =>
      rated(
        changed(input => {
          input.control.lockout = 295
          input.machine.leastAir = 295 + over
        }),
      ).warnings.map(({ code }) => code)
    expect([0.9, 1.1].map(over => codes(over).includes('HEAD_HELD'))).toEqual([false, true])
  })

  it('say that water must not be taken round again', () => {
    const found = rated(changed(input => (input.water.isRecirculated = true))).warnings
    expect(found.find(({ code }) => code === 'LEGIONELLA')).toMatchObject({
      severity: 'error',
      input: 'water.isRecirculated',
    })
    expect(noticeText(found.find(({ code }) => code === 'LEGIONELLA')!, readerOf('IP')).fact).toContain(
      'taken round again',
    )
  })

  it('tell numbers in the units of the reader', () => {
    const { warnings } = rated(changed(input => (input.limits.leaving = 299.15)))
    const hot = warnings.find(({ code }) => code === 'AIR_HOT')
    expect(noticeText(hot!, readerOf('SI'))).toEqual({
      fact: 'Air reaches the coil at 26.7 °C',
      advice: 'Above 26.0 °C. Choose a higher effectiveness.',
    })
  })
})

describe('the key results of a mist', () => {
  it('APP-15 tell six figures in the units of the reader, with the limit', () => {
    const rating = rated(chillerExample)
    const [ip, si] = (['IP', 'SI'] as const).map(system => keyResults(rating, chillerExample, readerOf(system)))
    expect(ip!.map(({ label }) => label)).toEqual([
      ...['Air to the coil', 'Saved a year', 'Power', 'Water sprayed', 'Energy saved', 'Payback'],
    ])
    expect([ip![0]!.value, ip![0]!.text, ip![0]!.verdict]).toEqual(['80.0', 'max 85.0', 'ok'])
    expect([si![0]!.value, si![3]!.unit]).toEqual(['26.7', 'L/h'])
    const { powerWithout, powerWith } = rating.design
    const [before, after] = [powerWithout, powerWith].map(power => String(Math.round(power / 1000)))
    expect(ip![2]!.value).toBe(`${before}\u00a0to\u00a0${after}`)
    expect(ip![4]!.value).toBe((rating.year.energySaved / 3.6e9).toFixed(1))
    const hot = { ...chillerExample, limits: { leaving: 299, water: 1e-4 } }
    expect(keyResults(rating, hot, readerOf('IP')).map(({ verdict }) => verdict)).toEqual([
      ...['err', undefined, undefined, 'err', undefined, undefined],
    ])
  })

  it('have no payback where nothing was paid', () => {
    const input = changed(input => (input.money.installed = 0))
    expect(keyResults(rated(input), input, readerOf('IP')).at(-1)).toMatchObject({
      value: '–',
      text: 'give the installed cost',
    })
  })
})

describe('mists from a table', () => {
  it('take machines by their trade names, in the units of the heads', () => {
    const { lines, unknown } = readMists(
      'Tag,kW,CFM,DB (°F),Effectiveness\nCH-1,200,120000,100,80\nCH-2,warm,90000,100,80',
      {
        input: chillerExample,
        system: 'IP',
      },
    )
    expect(unknown).toEqual([])
    const [first, second] = lines
    if (!first || !('input' in first)) throw new Error('the first line gives a mist')
    expect([first.tag, first.input.machine.ratedPower, first.input.spray.effectiveness]).toEqual(['CH-1', 200_000, 0.8])
    expect(first.input.intake.airflow).toBeCloseTo(120_000 * 0.0004719474432, 9)
    expect(first.input.site.dryBulb).toBeCloseTo(310.928, 3)
    expect(second).toEqual({ line: 3, tag: 'CH-2', problem: 'Rated power cannot be “warm”.' })
  })

  it.each(['IP', 'SI'] as const)('know each of the example heads in %s', system => {
    expect(readMists(headExamples[system].join('\t'), { input: chillerExample, system }).unknown).toEqual([])
  })
})

it('every place of the climates rates, hot or cold', () => {
  for (const place of places) {
    const { dryBulb, wetBulb, altitude } = designConditions(place)
    const { year } = rated({ ...chillerExample, site: { place: place.id, dryBulb, wetBulb, altitude } })
    expect(year.hours, place.id).toBeCloseTo(8760, 6)
    expect(year.energyWith, place.id).toBeLessThanOrEqual(year.energyWithout)
  }
})
