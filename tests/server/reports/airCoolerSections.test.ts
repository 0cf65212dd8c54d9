import { beforeAll, describe, expect, it } from 'vitest'
import { fluidOf, hotState } from '../../../engine/fluids'
import type { AirCoolerContent } from '../../../server/reports/aircooler/airCoolerContent'
import { airCoolerPaper } from '../../../server/reports/aircooler/airCoolerPaper'
import { airCoolerSheets } from '../../../server/reports/aircooler/airCoolerSheets'
import { dataSheet } from '../../../server/reports/aircooler/dataSheet'
import { itemReport } from '../../../server/reports/itemReport'
import { page } from '../../../server/reports/page'
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import {
  distillateExample,
  exampleAirCoolers,
  newAirCooler,
} from '../../../shared/aircooler/document/exampleAirCoolers'
import { keyResults } from '../../../shared/aircooler/facts/keyResults'
import { driveFacts, exchangeFacts, serviceRows, yearFacts } from '../../../shared/aircooler/facts/unitFacts'
import { readerOf } from '../../../shared/display/formatQuantity'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { type PdfPage, pdfPages } from '../../support/pdfText'
import { listed, tableIn } from '../../support/sheetTable'

const date = new Date('2026-11-26T10:42:08Z')
/** Each example is rated once: most of its time is its year. */
const ratings = new Map<AirCoolerInput, ReturnType<typeof airCoolerPaper.rate>>()
function rated(input: AirCoolerInput) {
  const known = ratings.get(input) ?? airCoolerPaper.rate(input)
  ratings.set(input, known)
  return known
}
const rating = rated(distillateExample)
const contentIn = (system: 'IP' | 'SI') =>
  ({ asked: distillateExample, input: distillateExample, rating, reader: readerOf(system) }) as AirCoolerContent

const reportOf = (kind: 'submittal' | 'performance' | 'internal', system: 'IP' | 'SI', input: AirCoolerInput) =>
  itemReport(airCoolerPaper, {
    ...{ title: 'Pine Bend', author: 'Dana Whitfield', reference: '1', date, kind },
    document: { ...newAirCooler(system), input, kind: 'air-cooler', version: 1 },
    rating: rated(input),
  })

describe.each(['IP', 'SI'] as const)('the submittal of an air cooler in %s', system => {
  const content = contentIn(system)
  let pages: PdfPage[] = []
  beforeAll(async () => {
    pages = pdfPages(await reportOf('submittal', system, distillateExample))
  })

  it('has the data sheet in the order of the form, what is out of service, and the year', () => {
    const text = pages.map(page => page.text).join('\n')
    const parts = dataSheet(content)
    expect(parts.map(({ name }) => name)).toEqual([
      ...['Service', 'Performance, tube side', 'Stream, in', 'Stream, out', 'Performance, air side', 'Bundle'],
      'Mechanical equipment',
      ...['Sound', 'Sound power by octave, estimated', 'Plot and weight'],
    ])
    for (const { name, facts } of parts) {
      expect(text).toContain(name)
      for (const [label, value] of facts) {
        expect(text).toContain(label)
        expect(text).toContain(value)
      }
    }
    for (const { name, heat } of serviceRows(rating, content.reader)) {
      expect(text).toContain(name)
      expect(text).toContain(heat)
    }
    for (const [label] of yearFacts(rating, content.reader)) expect(text).toContain(label)
  })

  it('has no word over another, and none beyond the page', () => {
    for (const { words } of pages) {
      const level = words.filter(word => !word.isTurned && word.text.trim() !== '' && word.y > page.top)
      const over = level.flatMap((a, index) =>
        level
          .slice(index + 1)
          .filter(
            b =>
              a.x < b.x + b.width - 0.3 &&
              b.x < a.x + a.width - 0.3 &&
              Math.abs(a.y - b.y) < 0.55 * Math.min(a.size, b.size),
          )
          .map(b => `${a.text} and ${b.text}`),
      )
      expect(over).toEqual([])
      expect(
        level.filter(({ x, width }) => x < page.left - 1 || x + width > page.right + 1).map(({ text }) => text),
      ).toEqual([])
    }
  })
})

it('the data sheet tells of the rows that each pass has, of its nozzles, and where the stream condenses', () => {
  const factsOf = (input: AirCoolerInput) =>
    dataSheet({ input, rating: rated(input), reader: readerOf('SI') }).flatMap(({ facts }) => facts)
  const { rowsPerPass: _, ...bundle } = distillateExample.bundle
  const uneven = factsOf({ ...distillateExample, bundle: { ...bundle, rows: 5, passes: 4, nozzles: 2 } })
  expect(uneven).toContainEqual(['Rows of passes', '2, 1, 1, 1'])
  expect(uneven).toContainEqual(['Nozzles at an end', '2'])
  expect(uneven.map(([name]) => name)).not.toContain('Condenses at')
  const part = structuredClone(exampleAirCoolers['Propane condenser'])
  part.process.massFlow! *= 3
  expect(factsOf(part)).toContainEqual(['Vapor that leaves', expect.stringMatching(/^[1-9][\d.]+ %$/)])
  // Propane boils at 50.0 °C at 17.13 bar (NIST).
  expect(factsOf(exampleAirCoolers['Propane condenser'])).toContainEqual(['Condenses at', '50.0', '°C'])
})

it.each(['performance', 'internal'] as const)(
  'the %s edition has no empty page, with a year or without',
  async kind => {
    for (const input of [distillateExample, exampleAirCoolers['Glycol dry cooler']])
      for (const { words } of pdfPages(await reportOf(kind, 'SI', input)))
        expect(words.filter(({ y }) => y > page.top && y < page.bottom).length).toBeGreaterThan(3)
  },
)

describe('a vapor with a gas', () => {
  const steam = exampleAirCoolers['Steam condenser with air']

  it.each(['submittal', 'performance', 'internal'] as const)('has its curve and dew points in the %s', async kind => {
    const pages = pdfPages(await reportOf(kind, 'SI', steam))
    const text = pages.map(page => page.text).join('\n')
    for (const words of ['Condensing curve', 'Condensing beside a gas', 'Dew point, out', 'Vapor not condensed'])
      expect(text).toContain(words)
    for (const { words } of pages)
      expect(
        words.filter(({ x, width }) => x < page.left - 1 || x + width > page.right + 1).map(({ text }) => text),
      ).toEqual([])
    const without = pdfPages(await reportOf(kind, 'SI', distillateExample))
    expect(without.map(page => page.text).join('\n')).not.toContain('Condensing curve')
  })

  it('has its curve in the workbook, as numbers', () => {
    const whole = rated(steam)
    const content = { asked: steam, input: steam, rating: whole, reader: readerOf('SI') } as AirCoolerContent
    const sheets = airCoolerSheets(content)
    const rows = sheets.find(({ sheet }) => sheet === 'Condensing')!.data as { value?: unknown }[][]
    const { curve } = whole.stream.beside!
    expect(rows).toHaveLength(curve.length + 1)
    expect(rows.at(-1)![0]!.value).toBeCloseTo(whole.heat / 1000, 1)
    expect(rows.at(-1)![1]!.value).toBeCloseTo(whole.stream.outlet - 273.15, 1)
  })

  it('by Colburn and Hougen has the surface of the condensate in both, and what the other method gives', async () => {
    const asked: AirCoolerInput = { ...steam, process: { ...steam.process, inertMethod: 'colburn-hougen' } }
    const whole = rated(asked)
    const content = { asked, input: asked, rating: whole, reader: readerOf('SI') } as AirCoolerContent
    const cells = Object.fromEntries(
      airCoolerSheets(content).map(({ sheet, data }) => [sheet, data as { value?: unknown }[][]]),
    )
    const surfaces = cells.Condensing!.map((row: { value?: unknown }[]) => row[3]?.value)
    expect(surfaces[0]).toBe('Condensate surface, °C')
    expect(surfaces.at(-1)).toBeCloseTo(whole.stream.beside!.curve.at(-1)!.surface! - 273.15, 1)
    const named = (rows: { value?: unknown }[][]) => rows.map(row => row[0]?.value)
    expect(named(cells['Data sheet']!)).toEqual(
      expect.arrayContaining(['Film of the gas by', 'Condensate surface, out', 'Heat by Silver, Bell, Ghaly']),
    )
    expect(named(cells.Inputs!)).toContain('Film of the gas')
    const text = pdfPages(await reportOf('internal', 'SI', asked))
      .map(page => page.text)
      .join('\n')
    for (const words of ['condensate surface', 'Heat by Silver, Bell, Ghaly', 'Colburn, Hougen'])
      expect(text).toContain(words)
  })
})

it('the workbook has data sheet, inputs, passes, off design and year, as numbers', () => {
  const sheets = airCoolerSheets(contentIn('SI'))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Data sheet', 'Inputs', 'Passes', 'Fans off', 'Year'])
  const data = Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data as { value?: unknown }[][]]))
  expect((data.Passes as { value?: unknown }[][]).slice(1).map(cells => cells[1]?.value)).toEqual([2, 1, 1, 1])
  expect((data['Fans off'] as { value?: unknown }[][])[1]![2]?.value).toBeCloseTo(rating.heat / 1000, 0)
  for (const row of Object.values(data).flat() as { value?: unknown }[][])
    for (const cell of row) expect(Number.isNaN(cell?.value as number)).toBe(false)
})

it('the data sheet tells of the insert in the tubes, in both systems', () => {
  const partOf = (enhancement: AirCoolerInput['bundle']['enhancement'], system: 'IP' | 'SI') => {
    const input = { ...distillateExample, bundle: { ...distillateExample.bundle, ...(enhancement && { enhancement }) } }
    const content = { ...contentIn(system), input, reader: readerOf(system) }
    return dataSheet(content).find(({ name }) => name === 'Bundle')!.facts
  }
  const tape = { kind: 'tape', pitch: 0.08, thickness: 0.001 } as const
  expect(partOf(tape, 'SI')).toEqual(
    expect.arrayContaining([
      ['Tube insert', 'Twisted tape'],
      ['Pitch of half a turn', '80.000', 'mm'],
      ['Tape thickness', '1.000', 'mm'],
    ]),
  )
  expect(partOf({ kind: 'spring', pitch: 0.0381, wire: 0.00127 }, 'IP')).toEqual(
    expect.arrayContaining([
      ['Pitch of the coil', '1.5000', 'in'],
      ['Wire', '0.0500', 'in'],
    ]),
  )
  expect(partOf({ kind: 'maker', film: 5, drop: 3.5 }, 'SI')).toContainEqual(['Pressure drop over plain tube', '3.50'])
  expect(partOf(undefined, 'SI').map(([name]) => name)).not.toContain('Tube insert')
})

it('the data sheet has what the tube side is built for', () => {
  const process = { ...distillateExample.process, designPressure: 1.5e6, designTemperature: 423.15 }
  const content = { ...contentIn('SI'), input: { ...distillateExample, process } }
  const { facts } = dataSheet(content).find(({ name }) => name === 'Performance, tube side')!
  expect(facts).toContainEqual(['Design pressure', '1,500.000', 'kPa'])
  expect(facts).toContainEqual(['Design temperature', '150.0', '°C'])
})

it('the data sheet of a condenser has surface, coefficient, mean difference and F that make its heat', () => {
  const input = exampleAirCoolers['Propane condenser']
  const content = { ...contentIn('SI'), input, rating: rated(input) }
  const { facts } = dataSheet(content as AirCoolerContent).find(({ name }) => name === 'Service')!
  const told = (label: string) => Number(facts.find(([name]) => name === label)![1].replaceAll(',', ''))
  const heat = ['Bare surface', 'Coefficient, bare', 'Mean difference, counter', 'Factor F'].map(told)
  expect(told('Factor F')).toBeLessThan(1)
  expect(heat.reduce((product, each) => product * each) / 1000 / told('Heat exchanged')).toBeCloseTo(1, 2)
})

describe('the data sheet has the properties of the stream as it comes and leaves', () => {
  const partsOf = (input: AirCoolerInput, system: 'IP' | 'SI') => {
    const parts = dataSheet({ input, rating: rated(input), reader: readerOf(system) })
    return ['Stream, in', 'Stream, out'].map(wanted => parts.find(({ name }) => name === wanted)!.facts)
  }
  const told = (facts: readonly Fact[], label: string) => {
    const [, value, unit] = facts.find(([name]) => name === label)!
    return [Number(value.replaceAll(',', '').replace(' %', '')), unit] as const
  }

  it('of a liquid by its properties, in both systems', () => {
    // Its table goes from 40 to 120 °C; 250 °F is beyond, where its last properties hold.
    const [inlet, outlet] = partsOf(distillateExample, 'SI')
    expect(inlet).toEqual([
      ['Phase', 'Liquid'],
      ['Vapor', '0.0 %'],
      ['Density', '780.00', 'kg/m³'],
      ['Viscosity', '0.7500', 'mPa·s'],
      ['Specific heat', '2.3000', 'kJ/(kg·K)'],
      ['Conductivity', '0.1170', 'W/(m·K)'],
    ])
    // Straight between 40 and 120 °C, the viscosity in its logarithm.
    const share = (rating.stream.outlet - 313.15) / 80
    expect(told(outlet!, 'Density')[0]).toBeCloseTo(835 - 55 * share, 1)
    expect(told(outlet!, 'Viscosity')[0]).toBeCloseTo(2.6 * (0.75 / 2.6) ** share, 3)
    expect(told(outlet!, 'Specific heat')[0]).toBeCloseTo(2 + 0.3 * share, 3)
    expect(told(outlet!, 'Conductivity')[0]).toBeCloseTo(0.128 - 0.011 * share, 3)
    // 1 lb/ft³ is 16.01846 kg/m³; 1 Btu/(lb·°F) 4.1868 kJ/(kg·K); 1 Btu/(h·ft·°F) 1.730735 W/(m·K).
    expect(partsOf(distillateExample, 'IP')[0]).toEqual([
      ['Phase', 'Liquid'],
      ['Vapor', '0.0 %'],
      ['Density', '48.694', 'lb/ft³'],
      ['Viscosity', '0.7500', 'cP'],
      ['Specific heat', '0.5493', 'Btu/(lb·°F)'],
      ['Conductivity', '0.0676', 'Btu/(h·ft·°F)'],
    ])
  })

  it('of a fluid that condenses: vapor with its molecular weight, then liquid, and both where a part leaves as vapor', () => {
    const input = exampleAirCoolers['Propane condenser']
    const { hot, molarMass } = fluidOf('R-290')
    const { inlet: T, outlet: left, saturation } = rated(input).stream
    const pressure = input.process.pressure!
    const [vapour, liquid] = [hotState(), hotState()]
    hot.atTp(T, pressure, vapour)
    hot.transport(vapour)
    const [inlet, outlet] = partsOf(input, 'SI')
    expect(inlet!.slice(0, 2)).toEqual([
      ['Phase', 'Vapor'],
      ['Vapor', '100.0 %'],
    ])
    expect(molarMass).toBeCloseTo(0.0441, 4)
    expect(inlet).toContainEqual(['Molecular weight', '44.096', 'g/mol'])
    expect(told(inlet!, 'Density')[0]! / vapour.rho).toBeCloseTo(1, 4)
    expect(told(inlet!, 'Viscosity')[0]).toBeCloseTo(1e6 * vapour.mu, 2)
    expect(told(inlet!, 'Specific heat')[0]! / (1e-3 * vapour.cp)).toBeCloseTo(1, 3)
    expect(told(inlet!, 'Conductivity')[0]!).toBeCloseTo(vapour.k, 3)
    hot.atTp(left, pressure, liquid)
    hot.transport(liquid)
    expect(left).toBeLessThan(saturation!.bubble)
    expect(outlet!.map(([name]) => name)).not.toContain('Molecular weight')
    expect(outlet).toContainEqual(['Vapor', '0.0 %'])
    expect(told(outlet!, 'Density')[0]! / liquid.rho).toBeCloseTo(1, 4)
    expect(told(outlet!, 'Viscosity')[0]).toBeCloseTo(1e3 * liquid.mu, 4)

    const much = structuredClone(input)
    much.process.massFlow! *= 3
    const part = partsOf(much, 'IP')[1]!
    hot.atPq(pressure, 1, vapour)
    hot.atPq(pressure, 0, liquid)
    expect(part[0]).toEqual(['Phase', 'Vapor and liquid'])
    expect(told(part, 'Vapor')[0]).toBeCloseTo(100 * rated(much).stream.outletQuality!, 1)
    expect(told(part, 'Density, vapor')[0]! * 16.01846).toBeCloseTo(vapour.rho, 1)
    expect(told(part, 'Density, liquid')[0]! * 16.01846).toBeCloseTo(liquid.rho, 1)
    expect(part).toContainEqual(['Molecular weight', '44.096', 'lb/lbmol'])
  })

  it('of steam with air: the molecular weight of both together falls to that of less steam', () => {
    const input = exampleAirCoolers['Steam condenser with air']
    const { beside } = rated(input).stream
    const [inlet, outlet] = partsOf(input, 'SI')
    const air = fluidOf('Air').molarMass
    const mixed = (vapourPressure: number) => {
      const share = vapourPressure / input.process.pressure!
      return 1000 * (share * 0.018015268 + (1 - share) * air)
    }
    expect(told(inlet!, 'Molecular weight')[0]).toBeCloseTo(mixed(beside!.vapourPressureIn), 2)
    expect(told(outlet!, 'Molecular weight')[0]).toBeCloseTo(mixed(beside!.vapourPressureOut), 1)
    const { vapourOut, massFlow } = beside!
    // The air is no vapor of the stream: it is told of with the vapor, and the vapor alone.
    const of = (mass: number) => (100 * mass) / rated(input).stream.massFlow
    expect(told(outlet!, 'Vapor and gas, by mass')[0]).toBeCloseTo(of(vapourOut + massFlow), 1)
    expect(told(outlet!, 'Vapor alone')[0]).toBeCloseTo(of(vapourOut), 1)
    expect(told(inlet!, 'Vapor alone')[0]).toBeCloseTo(of(rated(input).stream.massFlow - massFlow), 1)
    expect(outlet!.map(([name]) => name)).not.toContain('Vapor')
    expect(inlet![0]).toEqual(['Phase', 'Vapor and gas'])
    expect(outlet![0]).toEqual(['Phase', 'Vapor, gas and liquid'])
    expect(outlet!.map(([name]) => name)).toContain('Density, vapor and gas')
    const vent = dataSheet({ ...contentIn('SI'), input, rating: rated(input) }).flatMap(part => part.facts)
    expect(vent.find(([name]) => name === 'Vent, gas and vapor')?.[1]).toBe(
      readerOf('SI').number(vapourOut + massFlow, 'massFlow'),
    )
  })

  it('of a mixture of gases and of carbon dioxide above its critical pressure, of which no share is vapor', () => {
    const { process } = exampleAirCoolers['Propane condenser']
    const mixture: AirCoolerInput['process'] = {
      ...{ ...process, kind: 'gas', name: 'Digester 2', pressure: 6e6, inlet: 390, outlet: 330 },
      ...{ gases: { Methane: 0.9, Ethane: 0.0995, 'Hydrogen sulfide': 0.0005 }, massFlow: 10 },
    }
    const gas = partsOf({ ...distillateExample, process: mixture }, 'SI')[1]!
    const input = { ...distillateExample, process: mixture }
    const service = dataSheet({ ...contentIn('SI'), input, rating: rated(input) })[0]!.facts
    expect(service).toContainEqual(['Methane, by mole', '90.00 %'])
    expect(service).toContainEqual(['Ethane, by mole', '9.95 %'])
    expect(service).toContainEqual(['Hydrogen sulfide, by mole', '500', 'ppm'])
    expect(service).toContainEqual(['Fluid', 'Digester 2'])
    const [first] = airCoolerSheets({ ...contentIn('SI'), input, asked: input, rating: rated(input) })
    const cells = (first!.data as { value?: unknown; format?: string }[][]).map(row => row.map(cell => cell?.value))
    expect(cells).toContainEqual(['Fluid', 'Digester 2', ''])
    expect(cells).toContainEqual(['Hydrogen sulfide, by mole', 500, 'ppm'])
    // 0.9 of 16.043, 0.0995 of 30.069 and 0.0005 of 34.08 g/mol.
    expect(told(gas, 'Molecular weight')[0]).toBeCloseTo(17.445, 2)
    expect(gas[1]).toEqual(['Vapor', '100.0 %'])
    const carbonDioxide = { ...process, name: 'R-744', pressure: 9.5e6, inlet: 390, outlet: 325, massFlow: 10 }
    const dense = partsOf({ ...distillateExample, process: carbonDioxide }, 'SI')[0]!
    expect(dense[0]).toEqual(['Phase', 'Above the critical pressure'])
    expect(dense.map(([name]) => name)).not.toContain('Vapor')
    const { hot } = fluidOf('R-744')
    const known = hotState()
    hot.atTp(390, 9.5e6, known)
    expect(told(dense, 'Density')[0]! / known.rho).toBeCloseTo(1, 3)
  })

  it('in the workbook too, as numbers', () => {
    const rows = airCoolerSheets(contentIn('SI'))[0]!.data as { value?: unknown }[][]
    const from = rows.findIndex(row => row[0]?.value === 'Stream, in')
    expect(rows.slice(from, from + 7).map(row => row[1]?.value)).toEqual(
      expect.arrayContaining([780, 0.75, 2.3, 0.117]),
    )
  })
})

describe('each number stands beneath its name', () => {
  const { air, construction, exchange, fans, heat, noise, off, stream } = rating
  const near = (values: readonly number[], digits = 6) => values.map(value => expect.closeTo(value, digits))
  const factsIn = (parts: ReturnType<typeof dataSheet>, wanted: string) =>
    Object.fromEntries(
      parts
        .find(({ name }) => name === wanted)!
        .facts.map(([name, value]) => [name, Number(value.replaceAll(',', ''))]),
    )

  it('on the data sheet, to the digits that it shows', () => {
    const limits = { ...distillateExample.limits, processDrop: 40_000 }
    const parts = dataSheet({ ...contentIn('SI'), input: { ...distillateExample, limits } })
    expect(factsIn(parts, 'Service')).toMatchObject({
      'Bare surface': expect.closeTo(exchange.bareArea, 2),
      'Finned surface': expect.closeTo(exchange.finnedArea, 2),
    })
    expect(factsIn(parts, 'Performance, tube side')).toMatchObject({
      'Pressure drop': expect.closeTo(stream.drop.total / 1000, 1),
      'Pressure drop, allowed': 40,
      'Temperature in': expect.closeTo(stream.inlet - 273.15, 0),
      'Temperature out': expect.closeTo(stream.outlet - 273.15, 0),
    })
    const { tipSpeed, staticPressure, velocityPressure } = fans
    expect(factsIn(parts, 'Performance, air side')).toMatchObject({
      'Temperature in': expect.closeTo(air.inlet - 273.15, 0),
      'Temperature out': expect.closeTo(air.leaving - 273.15, 0),
      'Static pressure': Math.round(staticPressure),
    })
    expect(factsIn(parts, 'Mechanical equipment')).toMatchObject({
      // A tip runs the circumference once in each turn.
      Speed: Math.round((60 * tipSpeed) / (Math.PI * distillateExample.fans.diameter)),
      'Total pressure': Math.round(staticPressure + velocityPressure),
      'Shaft power of a fan': expect.closeTo(fans.shaft / 1000, 1),
      'Motor, at its terminals': expect.closeTo(fans.electric / 1000, 1),
    })
    // Four alike are 10 lg 4 = 6.02 dB louder than one.
    const sound = factsIn(parts, 'Sound')
    expect(sound['Sound power, all fans']! - sound['Sound power, a fan']!).toBeCloseTo(6, 0)
    expect(sound['Sound at 1 m']).toBeCloseTo(noise.pressureAtFan, 0)
    expect(factsIn(parts, 'Plot and weight')).toMatchObject({
      Width: expect.closeTo(construction.width, 2),
      Length: expect.closeTo(construction.length, 2),
      Bundles: Math.round(construction.bundleWeight),
      Unit: Math.round(construction.weight),
    })
  })

  it('in the workbook, of each pass and each state of the fans', () => {
    const sheets = airCoolerSheets(contentIn('SI'))
    const of = (each: (pass: (typeof stream.passes)[number]) => number) => near(stream.passes.map(each))
    expect(tableIn(sheets, 'Passes', 'Pass')).toEqual({
      Pass: [1, 2, 3, 4],
      Rows: [2, 1, 1, 1],
      'In, °C': of(({ inlet }) => inlet - 273.15),
      'Out, °C': of(({ outlet }) => outlet - 273.15),
      'Velocity, m/s': of(({ velocity }) => velocity),
      'Film, W/(m²·K)': of(({ film }) => film),
      'Δp, kPa': of(({ drop }) => drop / 1000),
      'Heat, kW': of(each => each.heat / 1000),
    })
    const on = { airFlow: air.massFlow, heat, outlet: stream.outlet, coldestWall: stream.coldestWall }
    const states = [on, off.oneFanOff, off.allFansOff, off.winter!]
    expect(tableIn(sheets, 'Fans off', 'State')).toEqual({
      State: ['All fans on', 'One fan off', 'All off, natural draft', 'Winter, all on'],
      'Air, %': states.map(({ airFlow }) => Math.round((100 * airFlow) / air.massFlow)),
      'Heat, kW': near(
        states.map(state => state.heat / 1000),
        0,
      ),
      'Leaving, °C': near(
        states.map(({ outlet }) => outlet - 273.15),
        0,
      ),
      'Coldest wall, °C': near(
        states.map(({ coldestWall }) => coldestWall - 273.15),
        0,
      ),
    })
    // The wall is colder than what flows along it, in every state.
    for (const { outlet, coldestWall } of states) expect(outlet - coldestWall).toBeGreaterThan(1)
  })

  it('in the lists of a project', () => {
    const content = { ...contentIn('SI'), notices: [], tag: 'AC-1' } as AirCoolerContent
    expect(listed(airCoolerPaper.workbookColumns, content)).toEqual({
      Tag: 'AC-1',
      Fluid: 'Distillate',
      Unit: '2 bays, 5R 4P, forced',
      Duty: expect.closeTo(heat / 1000, 6),
      'Margin, %': 100 * rating.margin!,
      Entering: expect.closeTo(stream.inlet - 273.15, 6),
      Leaving: expect.closeTo(stream.outlet - 273.15, 6),
      'Process drop': expect.closeTo(stream.drop.total / 1000, 6),
      'Air leaving': expect.closeTo(air.leaving - 273.15, 6),
      'Power of all fans': expect.closeTo((4 * fans.electric) / 1000, 6),
      'Sound power, dB': noise.power,
      Plot: expect.closeTo(construction.width * construction.length, 6),
      Weight: expect.closeTo(construction.weight, 6),
      Notices: '',
    })
    expect(listed(airCoolerPaper.schedule, content)).toMatchObject({
      Duty: content.reader.number(heat, 'heatFlow'),
      Leaving: content.reader.number(stream.outlet, 'temperature'),
      Fans: ((4 * fans.electric) / 1000).toFixed(1),
    })
  })

  it('in the bins of the year', () => {
    const bins = tableIn(airCoolerSheets(contentIn('SI')), 'Year', 'Air, °C') as Record<string, number[]>
    const { bins: found } = rating.year!
    const of = (each: (bin: (typeof found)[number]) => number, digits: number) => near(found.map(each), digits)
    expect(bins).toEqual({
      'Air, °C': of(({ dryBulb }) => dryBulb - 273.15, 1),
      Hours: of(({ hours }) => hours, 0),
      'Full, kW': of(({ fixed }) => fixed.power / 1000, 1),
      'Steps, kW': of(({ steps }) => steps.power / 1000, 1),
      'Fans on': found.map(({ steps }) => steps.fans),
      'Variable, kW': of(({ speed }) => speed.power / 1000, 1),
      'Speed, %': of(({ speed }) => 100 * speed.ratio, 0),
      'Leaves, °C': of(({ speed }) => speed.outlet - 273.15, 1),
    })
  })

  it('in the facts and key results of the page', () => {
    const reader = readerOf('SI')
    const told = (facts: readonly Fact[]) =>
      Object.fromEntries(facts.map(([name, value]) => [name, Number(value.replaceAll(',', ''))]))
    const { tubes, headers, nozzles } = stream.drop
    expect(told(exchangeFacts(rating, reader))).toMatchObject({
      'Δp of the tubes': expect.closeTo(tubes / 1000, 1),
      'Δp of headers and nozzles': expect.closeTo((headers + nozzles) / 1000, 1),
    })
    expect(nozzles).toBeGreaterThan(100)
    const drives = told(driveFacts(rating, reader))
    expect(drives['Drives save a year']).toBeCloseTo(
      drives['Power, full speed']! - drives['Power, variable speed']!,
      -1,
    )
    const [duty, flow] = keyResults(rating, distillateExample, reader)
    // Of all four, as the label says: dry air over its density at 35 °C and the pressure of the place.
    const density = air.pressure / (287.042 * air.inlet)
    expect(flow!.label).toBe('Air, 4 fans')
    expect(Number(flow!.value.replaceAll(',', '')) / (air.massFlow / density)).toBeCloseTo(1, 2)
    const verdictOf = (margin: number) =>
      keyResults(rating, { ...distillateExample, limits: { ...distillateExample.limits, margin } }, reader)[0]!.verdict
    expect([duty!.verdict, verdictOf(0.01), verdictOf(0.02)]).toEqual(['ok', 'ok', 'warn'])
  })
})
