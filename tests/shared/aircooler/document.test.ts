/** The air cooler of a document: its fields, its rating, what is refused at which field, notices, key figures, year. */
import { beforeAll, describe, expect, it } from 'vitest'
import { airCoolerYear, rateAirCooler } from '../../../engine/aircooler'
import { standardAirDensity } from '../../../engine/units'
import type { Warning } from '../../../engine/warnings'
import { fieldFact } from '../../../server/reports/fieldFact'
import { fieldProblems } from '../../../server/services/tools/fieldProblems'
import {
  type AirCoolerInput,
  airCoolerInput,
  airCoolerProject,
} from '../../../shared/aircooler/document/airCoolerDocument'
import { type AirCoolerRating, airCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import {
  distillateExample,
  exampleAirCoolers,
  newAirCoolerProject,
} from '../../../shared/aircooler/document/exampleAirCoolers'
import { airCoolerSummary, streamName } from '../../../shared/aircooler/facts/airCoolerName'
import { keyResults } from '../../../shared/aircooler/facts/keyResults'
import {
  chosenFan,
  curveFacts,
  driveFacts,
  exchangeFacts,
  passColumns,
  serviceRows,
  yearFacts,
} from '../../../shared/aircooler/facts/unitFacts'
import { airCoolerFields, airCoolerFieldTable } from '../../../shared/aircooler/fields/airCoolerFields'
import { fieldHelp } from '../../../shared/aircooler/fields/fieldHelp'
import { condensingFigure } from '../../../shared/aircooler/figures/condensingFigure'
import { fanFigure } from '../../../shared/aircooler/figures/fanFigure'
import { noiseFigure } from '../../../shared/aircooler/figures/noiseFigure'
import { octaveFigure } from '../../../shared/aircooler/figures/octaveFigure'
import { passFigure } from '../../../shared/aircooler/figures/passFigure'
import { yearFigure } from '../../../shared/aircooler/figures/yearFigure'
import { noticeText as told } from '../../../shared/aircooler/notices/airCoolerNotices'
import { headExamples, readAirCoolers } from '../../../shared/aircooler/pasted/pastedAirCoolers'
import { checkAirCooler } from '../../../shared/aircooler/rating/checkAirCooler'
import { engineInput } from '../../../shared/aircooler/rating/engineInput'
import { gatheredHours } from '../../../shared/aircooler/rating/gatheredHours'
import { rateAirCoolerDocument } from '../../../shared/aircooler/rating/rateAirCoolerDocument'
import { climateOf } from '../../../shared/climates/climateOf'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { type Reader, readerOf } from '../../../shared/display/formatQuantity'

const noticeText = (notice: Warning, reader: Reader) => told(withCoilWords(notice), reader)
const rated = (input: AirCoolerInput) => airCoolerRating.parse(rateAirCoolerDocument(input))
const changed = (
  change: (input: AirCoolerInput) => unknown,
  from: AirCoolerInput = distillateExample,
): AirCoolerInput => {
  const input = structuredClone(from)
  change(input)
  return input
}
const codesOf = (change: (input: AirCoolerInput) => unknown) => rated(changed(change)).warnings.map(({ code }) => code)
const ip = readerOf('IP')
const si = readerOf('SI')

let distillate: AirCoolerRating
beforeAll(() => {
  distillate = rated(distillateExample)
})

describe('the document of an air cooler', () => {
  it('is strict, and a new project of it is valid', () => {
    expect(airCoolerProject.parse(newAirCoolerProject('IP')).items).toHaveLength(1)
    expect(airCoolerInput.safeParse({ ...distillateExample, colour: 'red' }).success).toBe(false)
  })

  it('has help for each field, and takes the values of its examples', () => {
    expect(Object.keys(fieldHelp).sort()).toEqual(airCoolerFields.map(({ path }) => path as string).sort())
    for (const input of Object.values<AirCoolerInput>(exampleAirCoolers))
      expect(fieldProblems(airCoolerFieldTable as never, input)).toEqual([])
  })

  it('has an insert in the tubes, with a text for each of its notices and its fields', () => {
    const lube = exampleAirCoolers['Lube oil cooler']
    const put = (enhancement: NonNullable<AirCoolerInput['bundle']['enhancement']>) => ({
      ...lube,
      bundle: { ...lube.bundle, enhancement },
    })
    const all = [
      put({ kind: 'tape', pitch: 0.025, thickness: 0.001 }),
      put({ kind: 'spring', pitch: 0.06, wire: 0.001 }),
      put({ kind: 'maker', film: 4, drop: 3 }),
    ]
    const codes = new Set<string>()
    for (const input of all) {
      expect(airCoolerInput.parse(input)).toEqual(input)
      expect(fieldProblems(airCoolerFieldTable as never, input)).toEqual([])
      for (const notice of rated(input).warnings.filter(({ code }) => code.startsWith('INSERT'))) {
        codes.add(notice.code)
        expect(airCoolerFields.map(({ path }) => path as string)).toContain(notice.input)
        const { fact, advice } = noticeText(notice, ip)
        expect(fact).not.toBe('')
        expect(advice).not.toMatch(/^$|undefined/)
      }
    }
    expect([...codes].sort()).toEqual(['INSERT_MAKER', 'INSERT_PITCH', 'INSERT_PR', 'INSERT_RE', 'INSERT_WIRE'])
    const [tape] = all
    expect(airCoolerFieldTable.of(tape!).map(({ path }) => path)).toContain('bundle.enhancement.thickness')
    expect(airCoolerFieldTable.of(tape!).map(({ path }) => path)).not.toContain('bundle.enhancement.wire')
    expect(() => rated(put({ kind: 'tape', pitch: 0.08, thickness: 0.008 }))).toThrow('does not fit')
  })

  it('tells of its design, of its air and of its streams at fields of the form, in words', () => {
    const found = [
      changed(input => (input.process.designPressure = 9e5)),
      changed(input => (input.process.designTemperature = 350)),
      changed(input => (input.process.designPressure = 5e7)),
      changed(input => (input.limits.airDrop = 50)),
      changed(input => (input.bundle.fouling = {})),
      { ...exampleAirCoolers['Propane condenser'], limits: { pourMargin: 0 } },
    ].flatMap(input => rated(input).warnings)
    for (const code of [
      'DESIGN_PRESSURE',
      'DESIGN_TEMPERATURE',
      'P_RATING',
      'AIR_DP_HIGH',
      'FOULING_ZERO',
      'SAFETY_CLASS',
    ]) {
      const notice = found.find(each => each.code === code)!
      expect(notice, code).toBeDefined()
      expect(airCoolerFields.map(({ path }) => path as string)).toContain(notice.input)
      for (const reader of [ip, si]) expect(noticeText(notice, reader).fact).not.toMatch(/^$|undefined|NaN|\{/)
    }
  })

  it('does not call condensate laminar, whose films have laws of their own', () => {
    const { stream, warnings } = rated(exampleAirCoolers['Steam condenser with air'])
    expect(stream.reynolds).toBeLessThan(2300)
    expect(warnings.map(({ code }) => code)).not.toContain('TUBE_LAMINAR')
  })

  it.each(Object.entries<AirCoolerInput>(exampleAirCoolers))('has %s for an example that does its duty', (_, input) => {
    const { heat, required, residual, stream, warnings } = rated(input)
    expect(heat).toBeGreaterThan(required!)
    // Usual fans are louder beside them than 85 dB.
    const codes = warnings.filter(({ severity }) => severity !== 'info').map(({ code }) => code)
    expect(codes.filter(code => code !== 'NOISE')).toEqual([])
    expect(residual).toBeLessThan(1e-5)
    expect(stream.passes).toHaveLength(input.bundle.passes)
    expect(stream.passes.reduce((sum, pass) => sum + pass.heat, 0) / heat).toBeCloseTo(1, 3)
    for (const notice of warnings) expect(noticeText(notice, ip).fact).not.toMatch(/undefined|NaN/)
  })
})

describe('the rating', () => {
  it('is that of the engine, for the same unit', () => {
    const direct = rateAirCooler(engineInput(distillateExample))
    expect(distillate.heat).toBe(direct.heat)
    expect(distillate.noise.power).toBe(direct.noise.power)
    // 22.68 kg/s from 121.1 to 60 °C, of about 2.18 kJ/(kg K).
    expect(distillate.required! / (22.68 * 61.1 * 2180)).toBeCloseTo(1, 1)
  })

  it('has the same duty by each pair of what is given', () => {
    const { required } = distillate
    const byHeat = changed(input => Object.assign(input.process, { given: 'flow-heat', heat: required }))
    expect(rated(byHeat).required! / required!).toBeCloseTo(1, 6)
    const withoutFlow = changed(input => Object.assign(input.process, { given: 'outlet-heat', heat: required }))
    expect(rated(withoutFlow).stream.massFlow / 22.6796).toBeCloseTo(1, 3)
  })

  it('has less heat with a fan off, least with all off, and cold walls in the winter', () => {
    const { off, heat, stream } = distillate
    expect(off.oneFanOff.heat).toBeLessThan(heat)
    expect(off.allFansOff.heat).toBeLessThan(0.5 * off.oneFanOff.heat)
    expect(off.winter!.coldestWall).toBeLessThan(stream.coldestWall)
    expect(
      serviceRows(distillate, si)
        .map(({ air }) => air)
        .slice(0, 2),
    ).toEqual(['100', '75'])
  })

  it('runs a year in which steps take less than full speed, and any speed least', () => {
    const year = distillate.year!
    // Colder air is denser, so that the same volume takes more.
    const asDesign = distillate.fans.power * 8760 * 3600
    expect(year.fixed.energy).toBeGreaterThan(asDesign)
    expect(year.fixed.energy).toBeLessThan(1.2 * asDesign)
    expect(year.steps.energy).toBeLessThan(year.fixed.energy)
    expect(year.speed.energy).toBeLessThan(year.steps.energy)
    expect(year.bins.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(8760, 3)
    expect(year.worth!.savings).toBeCloseTo(year.fixed.cost - year.speed.cost, 6)
  })

  it('has sums of the gathered hours that are those of all hours', () => {
    const { hours } = climateOf(distillateExample)
    const gathered = gatheredHours(hours)
    expect(gathered.length).toBeLessThan(200)
    const sum = (all: typeof gathered, power: number) =>
      all.reduce((s, each) => s + each.hours * each.dryBulb ** power, 0)
    expect(sum(gathered, 0)).toBeCloseTo(sum([...hours], 0), 6)
    expect(sum(gathered, 1) / sum([...hours], 1)).toBeCloseTo(1, 12)
    const asked = engineInput(distillateExample)
    const whole = airCoolerYear(asked, hours)
    const few = airCoolerYear(asked, gathered)
    for (const way of ['fixed', 'steps', 'speed'] as const)
      expect(Math.abs(few[way].energy / whole[way].energy - 1)).toBeLessThan(5e-3)
    expect(Math.abs(few.fixed.hoursAbove - whole.fixed.hoursAbove)).toBeLessThan(25)
  })

  it('has no year where the air is hotter than the stream, and says so', () => {
    const dry: AirCoolerInput = { ...exampleAirCoolers['Glycol dry cooler'], site: { place: 'phoenix' } }
    const { year, warnings } = rated(dry)
    expect(year).toBeUndefined()
    const notice = warnings.find(({ code }) => code === 'YEAR_REFUSED')!
    expect(noticeText(notice, ip).fact).toBe('No year at this place')
    expect(yearFacts(rated(dry), ip)).toEqual([])
  })
})

describe('what cannot be is refused at its field', () => {
  it.each<[string, (input: AirCoolerInput) => unknown, string]>([
    ['no flow', input => delete input.process.massFlow, 'process.massFlow'],
    ['no outlet', input => delete input.process.outlet, 'process.outlet'],
    ['no heat', input => Object.assign(input.process, { given: 'flow-heat' }), 'process.heat'],
    ['an outlet above the inlet', input => Object.assign(input.process, { outlet: 400 }), 'process.outlet'],
    ['an outlet below the air', input => Object.assign(input.process, { outlet: 305 }), 'process.outlet'],
    [
      'a stream colder than the air',
      input => Object.assign(input.process, { inlet: 300, outlet: 299 }),
      'process.outlet',
    ],
    ['air that comes back too hot', input => Object.assign(input.air, { recirculation: 30 }), 'air.recirculation'],
    ['a winter hotter than summer', input => Object.assign(input.air, { winter: 320 }), 'air.winter'],
    [
      'hot properties of a colder state',
      input => Object.assign(input.process.own!.hot, { temperature: 300 }),
      'process.own.hot.temperature',
    ],
    [
      'rows that do not add up',
      input => Object.assign(input.bundle, { rowsPerPass: [2, 2, 2, 2] }),
      'bundle.rowsPerPass',
    ],
    ['too few passes', input => Object.assign(input.bundle, { rowsPerPass: [3, 2] }), 'bundle.rowsPerPass'],
    ['a set point of the inlet', input => Object.assign(input.control, { setPoint: 395 }), 'control.setPoint'],
    ['fins without height', input => delete input.bundle.fins.height, 'bundle.fins.height'],
    ['tubes that touch', input => Object.assign(input.bundle, { transversePitch: 0.05 }), 'bundle.transversePitch'],
    ['a wall that fills the tube', input => Object.assign(input.bundle, { tubeWall: 0.01 }), 'bundle.tubeWall'],
    ['tubes far apart', input => Object.assign(input.bundle, { transversePitch: 0.2 }), 'bundle.transversePitch'],
    ['rows far apart', input => Object.assign(input.bundle, { longitudinalPitch: 0.2 }), 'bundle.longitudinalPitch'],
    [
      'a storm on the face',
      input => Object.assign(input.air, { flow: { basis: 'standard-volume', value: 5000 } }),
      'air.flow.value',
    ],
    ['no liquid', input => Object.assign(input.process, { kind: 'liquid', name: undefined }), 'process.name'],
    ['no gas', input => Object.assign(input.process, { kind: 'gas' }), 'process.gases'],
    ['one point of a fan', input => Object.assign(input.fans, { curve: [{ flow: 1, pressure: 1 }] }), 'fans.curve'],
    [
      'a fan whose pressure rises',
      input =>
        Object.assign(input.fans, {
          curve: [
            { flow: 1, pressure: 1 },
            { flow: 2, pressure: 2 },
          ],
        }),
      'fans.curve',
    ],
    [
      'power that costs too much',
      input => Object.assign(input.money, { electricityPrice: 1e308 }),
      'money.electricityPrice',
    ],
    ['no place', input => Object.assign(input.site, { place: 'atlantis' }), 'site.place'],
  ])('%s', (_, change, path) => {
    try {
      rateAirCoolerDocument(changed(change))
      expect.fail('it was rated')
    } catch (error) {
      const { message, inputs } = error as Error & { inputs: { path?: string } }
      expect(inputs.path).toBe(path)
      expect(message).toMatch(/^[A-Z].*\.$/)
      expect(message).not.toMatch(/\d\.\d{3}|e-\d/)
    }
  })
})

it.each<[string, (input: AirCoolerInput) => unknown]>([
  ['process.outlet', input => Object.assign(input.process, { outlet: 400 })],
  ['process.outlet', input => Object.assign(input.process, { outlet: 305 })],
  ['process.inlet', input => Object.assign(input.process, { given: 'flow-heat', heat: 1e6, inlet: 300 })],
  ['air.winter', input => Object.assign(input.air, { winter: 320 })],
  ['process.own.hot.temperature', input => Object.assign(input.process.own!.hot, { temperature: 300 })],
  ['bundle.tubeWall', input => Object.assign(input.bundle, { tubeWall: 0.01 })],
  ['bundle.transversePitch', input => Object.assign(input.bundle, { transversePitch: 0.2 })],
  ['bundle.longitudinalPitch', input => Object.assign(input.bundle, { longitudinalPitch: 0.2 })],
  ['control.setPoint', input => Object.assign(input.control, { setPoint: 395 })],
])('a refusal at %s says what to give', (path, change) => {
  const refused = () => checkAirCooler(changed(change))
  expect(refused).toThrow(/\b[Gg]ive\b/)
  expect(refused).toThrow(expect.objectContaining({ inputs: { path } }))
})

describe('a vapor with a gas that does not condense', () => {
  const steam = exampleAirCoolers['Steam condenser with air']
  const withProcess = (process: Partial<AirCoolerInput['process']>) =>
    changed(input => Object.assign(input.process, process), steam)

  it('is rated by the engine with its share, and its curve is drawn and tabled', () => {
    const rating = rated(steam)
    const { beside } = rating.stream
    expect(beside).toEqual(structuredClone(rateAirCooler(engineInput(steam)).stream.beside))
    expect(beside!.moleShare).toBe(0.02)
    expect(rating.residual).toBeLessThan(1e-6)
    const byMass = rated(withProcess({ inertBasis: 'mass' })).stream.beside!
    expect(byMass.massShare).toBeCloseTo(0.02, 12)
    const facts = exchangeFacts(rating, si).map(([name]) => name)
    expect(facts).toEqual(expect.arrayContaining(['Air by mole', 'Dew point, in', 'Dew point, out', 'Condensate']))
    const { table, description } = condensingFigure(beside!, si)
    expect(table.rows[0]).toEqual(['0.0', si.number(steam.process.inlet, 'temperature'), '100.0'])
    expect(table.rows.at(-1)![1]).toBe(si.number(rating.stream.outlet, 'temperature'))
    expect(description).toContain(si.full(beside!.dewOut, 'temperature'))
    const dew = rating.warnings.find(({ code }) => code === 'DEW_FALLS')!
    expect(noticeText(dew, si).fact).toMatch(/^The dew point falls by [\d.]+ K$/)
    expect(dew.input).toBe('process.inertShare')
  })

  it('is rated by Colburn and Hougen where these are chosen, beside the other method', () => {
    const [usual, chosen] = [rated(steam), rated(withProcess({ inertMethod: 'colburn-hougen' }))]
    const [silver, colburn] = [usual.stream.beside!, chosen.stream.beside!]
    expect([silver.method, colburn.method]).toEqual(['silver-bell-ghaly', 'colburn-hougen'])
    expect(chosen.heat).toBeGreaterThan(usual.heat)
    // Its last row is in colder air than the mean: the surface is below the stream there too.
    for (const { temperature, surface = 0 } of colburn.curve) expect(surface).toBeLessThan(temperature)
    const factsOf = (rating: AirCoolerRating) => Object.fromEntries(exchangeFacts(rating, si))
    expect(factsOf(chosen)).toMatchObject({
      'Film of the gas by': 'Colburn, Hougen',
      'Heat by Silver, Bell, Ghaly': si.number(usual.heat, 'heatFlow'),
      'Condensate surface, out': si.number(colburn.curve.at(-1)!.surface!, 'temperature'),
    })
    expect(factsOf(usual)).toMatchObject({
      'Film of the gas by': 'Silver, Bell, Ghaly',
      'Heat by Colburn, Hougen': si.number(chosen.heat, 'heatFlow'),
    })
    expect(factsOf(usual)).not.toHaveProperty('Condensate surface, out')
    const { table, marks } = condensingFigure(colburn, si)
    expect(table.heads.at(-1)).toBe('Condensate surface, °C')
    expect(table.rows.at(-1)!.at(-1)).toBe(si.number(colburn.curve.at(-1)!.surface!, 'temperature'))
    expect(marks.some(mark => mark.kind === 'text' && mark.text === 'condensate surface')).toBe(true)
    expect(condensingFigure(silver, si).table.heads).toHaveLength(3)
    expect(chosen.methods!.map(({ id }) => id)).toContain('colburn-hougen')
  })

  it('tells where both methods are far apart, at the choice of the method', () => {
    const heavy = withProcess({
      ...{ name: 'R-134a', pressure: 1.5e6, inlet: 345, outlet: 318, massFlow: 3, inert: 'Helium', inertShare: 0.3 },
      inertMethod: 'colburn-hougen',
    })
    const notice = rated(heavy).warnings.find(({ code }) => code === 'METHODS_DIFFER')!
    expect(notice).toMatchObject({ input: 'process.inertMethod', severity: 'info' })
    expect(noticeText(notice, si).fact).toMatch(/^Both methods for the gas are [\d.]+ % apart$/)
  })

  it.each<[string, Partial<AirCoolerInput['process']>, string]>([
    ['a gas without its share', { inertShare: undefined }, 'process.inertShare'],
    ['nothing but gas', { inertShare: 1 }, 'process.inertShare'],
    ['so much gas that nothing condenses', { inertShare: 0.999_99 }, 'process.inertShare'],
    ['a gas that condenses too', { inert: 'Propane' }, 'process.inert'],
    ['a blend', { name: 'R-407C', pressure: 1.5e6, inlet: 340, outlet: 320 }, 'process.name'],
    [
      'a pressure above the critical one',
      { name: 'R-744', pressure: 9e6, inlet: 340, outlet: 320 },
      'process.pressure',
    ],
  ])('is refused at its field: %s', (_, process, path) => {
    try {
      rateAirCoolerDocument(withProcess(process))
      expect.fail('it was rated')
    } catch (error) {
      const { message, inputs } = error as Error & { inputs: { path?: string } }
      expect(inputs.path).toBe(path)
      expect(message).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('is that of the fluid alone where there is none, and has its fields only beside a vapor', () => {
    const none = rated(withProcess({ inert: undefined, inertShare: undefined }))
    expect(none.stream).not.toHaveProperty('beside')
    expect(rated(withProcess({ inertShare: 0 })).heat).toBe(none.heat)
    const fieldsOf = (input: AirCoolerInput) =>
      airCoolerFieldTable
        .of(input)
        .map(({ path }) => path)
        .filter(path => path.startsWith('process.inert'))
    expect(fieldsOf(steam)).toEqual([
      'process.inert',
      'process.inertShare',
      'process.inertBasis',
      'process.inertMethod',
    ])
    expect(fieldsOf(withProcess({ inert: undefined }))).toEqual(['process.inert'])
    expect(fieldsOf(distillateExample)).toEqual([])
  })
})

describe('notices and key figures', () => {
  it('advise on passes where a coil has circuits: drop and velocity in the tubes', () => {
    const adviceOf = (code: string, change: (input: AirCoolerInput) => unknown) =>
      noticeText(rated(changed(change)).warnings.find(each => each.code === code)!, si).advice
    const flow = (massFlow: number) => (input: AirCoolerInput) => Object.assign(input.process, { massFlow })
    expect(adviceOf('FLUID_DP', input => Object.assign(input.limits, { processDrop: 1000 }))).toBe(
      'Above 1.0 kPa. Take fewer passes, more tubes or less flow.',
    )
    expect(adviceOf('TUBE_VEL_LOW', flow(3))).toMatch(/passes/)
    expect(adviceOf('TUBE_VEL_HIGH', flow(90))).toMatch(/passes/)
    expect(adviceOf('TUBE_VEL_HIGH', flow(90))).not.toMatch(/circuit/)
  })

  it('tell of a short duty, a small margin, noise and walls near the pour point', () => {
    const short = (input: AirCoolerInput) => Object.assign(input.process, { massFlow: 30 })
    expect(codesOf(short)).toContain('DUTY_SHORT')
    const { margin } = distillate
    expect(codesOf(input => Object.assign(input.limits, { margin: margin! + 0.01 }))).toContain('MARGIN_SMALL')
    expect(codesOf(input => Object.assign(input.limits, { margin: margin! - 0.01 }))).not.toContain('MARGIN_SMALL')
    const noise = distillate.warnings.find(({ code }) => code === 'NOISE')!
    expect(noticeText(noise, ip).fact).toBe('Sound 98 dB')
    const waxy = rated(changed(input => Object.assign(input.process, { pourPoint: 266.5 })))
    const pour = waxy.warnings.find(({ code }) => code === 'POUR')!
    expect(noticeText(pour, ip).fact).toMatch(/^Coldest wall [\d.−]+ °F$/)
    expect(codesOf(input => delete input.process.pourPoint)).toContain('POUR_UNKNOWN')
    expect(codesOf(input => Object.assign(input.site, { place: 'phoenix' }))).not.toContain('CLIMATE_NORMALS')
  })

  it.each([
    ['FAN_POWER', 'fanPower', ({ fans }: AirCoolerRating) => fans.power, 'fans.diameter'],
    ['FACE_LIMIT', 'faceVelocity', ({ air }: AirCoolerRating) => air.standardFaceVelocity, 'air.flow.value'],
    ['WIDTH', 'width', ({ construction }: AirCoolerRating) => construction.width, 'bundle.tubesPerRow'],
    ['LENGTH', 'length', ({ construction }: AirCoolerRating) => construction.length, 'bundle.tubeLength'],
  ] as const)('tell by %s of a limit that is passed, and not of one that is kept', (code, limit, of, input) => {
    const value = of(distillate)
    const noticeAt = (most: number) =>
      rated(changed(each => Object.assign(each.limits, { [limit]: most }))).warnings.find(each => each.code === code)
    expect(noticeAt(value * 1.001)).toBeUndefined()
    const notice = noticeAt(value * 0.999)!
    expect(notice).toMatchObject({ severity: 'warning', input })
    expect(noticeText(notice, ip).fact).toMatch(/[\d.,]+ (kW|ft\/min|ft)( wide| long)?$/)
  })

  it('judge duty, drop and sound as the reader sees them', () => {
    const verdicts = (input: AirCoolerInput) =>
      keyResults(rated(input), input, ip).map(({ label, verdict }) => [label, verdict])
    expect(verdicts(distillateExample)).toEqual([
      ['Duty', 'ok'],
      ['Air, 4 fans', undefined],
      ['Static and velocity', undefined],
      ['Fan power', undefined],
      ['Process Δp', 'ok'],
      ['Noise at 400 ft', 'warn'],
    ])
    const drop = distillate.stream.drop.total
    const tight = changed(input => Object.assign(input, { limits: { processDrop: 0.9 * drop, soundPressure: 120 } }))
    expect(verdicts(tight).slice(-2)).toEqual([
      ['Process Δp', 'err'],
      ['Noise at 400 ft', 'ok'],
    ])
    const short = changed(input => Object.assign(input.process, { massFlow: 30 }))
    expect(verdicts(short)[0]).toEqual(['Duty', 'err'])
    const poweredAt = (fanPower: number) => changed(input => Object.assign(input.limits, { fanPower }))
    const { power } = distillate.fans
    expect(verdicts(poweredAt(1.1 * power))[3]).toEqual(['Fan power', 'ok'])
    expect(verdicts(poweredAt(0.9 * power))[3]).toEqual(['Fan power', 'warn'])
  })

  it('tell of the drives, the passes and the figures', () => {
    expect(driveFacts(distillate, ip).map(([name]) => name)).toContain('Payback of the drives')
    expect(passColumns(si).map(({ name }) => name)).toEqual(['Rows', 'In', 'Out', 'Velocity', 'Film', 'Δp', 'Heat'])
    expect(passFigure(distillate, ip, 266).table.rows).toHaveLength(4)
    const levels = noiseFigure(distillate, si).table.rows
    // Ten times the distance, 20 dB less.
    expect(Number(levels[0]![1]) - Number(levels[3]![1])).toBe(20)
    const inFeet = noiseFigure(distillate, ip)
    expect(inFeet.table.heads[0]).toBe('Distance, ft')
    const at100 = distillate.noise.power - 10 * Math.log10(2 * Math.PI * 30.48 ** 2)
    expect(inFeet.table.rows.find(([feet]) => feet === '100')![1]).toBe(at100.toFixed(0))
    expect(inFeet.table.rows.map(([feet]) => feet)).toEqual('5 10 20 50 100 200 500 1,000 2,000'.split(' '))
    expect(yearFigure(distillate.year!, si).table.rows).toHaveLength(distillate.year!.bins.length)
  })

  it('draw the fan against what is asked for, and its sound by octave', () => {
    const { lines, noise } = distillate
    const without = fanFigure(distillate, ip)
    expect(without.description).toContain(ip.full(lines.point.pressure, 'airPressureDrop'))
    expect(without.description).toContain('Its own curve is not given.')
    expect(without.table.heads).toHaveLength(3)
    const { flow, pressure } = lines.point
    const density = distillate.fans.density / standardAirDensity
    const curve = [
      { flow: 0.4 * flow, pressure: (1.8 * pressure) / density },
      { flow: 1.3 * flow, pressure: (0.7 * pressure) / density },
    ]
    const known = rated(changed(input => Object.assign(input.fans, { curve })))
    expect(known.lines.curve![0]!.pressure / (1.8 * pressure)).toBeCloseTo(1, 9)
    const { description, table } = fanFigure(known, ip)
    expect(description).toContain(`By its curve it gives ${ip.full(known.lines.meets!.flow, 'actualAirflow')}`)
    expect(table.heads.at(-1)).toContain('Fan')
    expect(codesOf(input => Object.assign(input.fans, { curve }))).not.toContain('FAN_SHORT')
    const weak = curve.map(each => ({ ...each, pressure: 0.5 * each.pressure }))
    const short = rated(changed(input => Object.assign(input.fans, { curve: weak })))
    const notice = short.warnings.find(({ code }) => code === 'FAN_SHORT')!
    expect(noticeText(notice, ip).fact).toBe(`The fan gives ${ip.full(short.lines.meets!.flow, 'actualAirflow')}`)
    const { rows } = octaveFigure(distillate).table
    expect(rows.map(([band]) => band)).toEqual('63 125 250 500 1,000 2,000 4,000 8,000'.split(' '))
    const sum = 10 * Math.log10(rows.reduce((all, [, , level]) => all + 10 ** (Number(level) / 10), 0))
    expect(Math.abs(sum - Number(noise.power.toFixed(1)))).toBeLessThan(0.1)
  })

  it('tell of a chosen fan: by the fan laws at another speed, and not at all with other blades', () => {
    const { flow, pressure } = distillate.lines.point
    const diameter = distillateExample.fans.diameter
    const speed = distillate.fans.speed
    const fan = {
      maker: 'Own',
      model: 'F-8',
      impeller: '5 blades',
      diameter,
      speed: speed / 2,
      density: 0.8,
      source: 'A sheet',
    }
    const curve = [0.5, 1, 1.5].map(share => ({
      flow: (share * flow) / 2,
      pressure: ((1.5 - 0.5 * share) * pressure * 0.8) / distillate.fans.density / 4,
      power: 1000,
    }))
    const input = changed(({ fans }) => Object.assign(fans, { fan, curve }))
    const { lines, warnings } = rated(input)
    expect(lines.meets!.flow / flow).toBeCloseTo(1, 6)
    expect(lines.meets!.power! / ((1000 * 8 * distillate.fans.density) / 0.8)).toBeCloseTo(1, 6)
    expect(warnings.map(({ code }) => code)).not.toContain('FAN_OTHER')
    const facts = new Map(curveFacts({ lines }, si).map(([name, ...of]) => [name, of]))
    expect(chosenFan(input.fans)).toBe('Own F-8, 5 blades')
    const { power } = lines.meets!
    expect(facts.get('Efficiency by its curve')).toEqual([`${((100 * flow * pressure) / power!).toFixed(1)} %`])
    expect([chosenFan(distillateExample.fans), curveFacts(distillate, si)]).toEqual([undefined, []])
    const other = rated(changed(({ fans }) => Object.assign(fans, { fan, curve, diameter: 1.1 * diameter })))
    expect(other.lines).not.toHaveProperty('curve')
    // As both diameters are rounded somewhere, half a percent is none.
    const tells = (ratio: number) =>
      rated(changed(({ fans }) => Object.assign(fans, { fan, curve, diameter: ratio * diameter }))).warnings.some(
        ({ code }) => code === 'FAN_OTHER',
      )
    expect([1.004, 1.006, 0.996, 0.994].map(tells)).toEqual([false, true, false, true])
    const notice = other.warnings.find(({ code }) => code === 'FAN_OTHER')!
    expect(noticeText(notice, ip)).toEqual({
      fact: 'The fans have 8.8 ft',
      advice: 'The chosen fan has 8.0 ft: its curve is not counted. Choose a fan of this diameter, or Own fan.',
    })
  })

  it('are called by stream, bays, rows and draft', () => {
    expect(airCoolerSummary(distillateExample)).toBe('Distillate, 2 bays, 5R 4P, forced')
    expect(streamName({ process: { ...distillateExample.process, kind: 'gas', name: undefined } })).toBe('Gas mixture')
    // On the form, on the sheets and in a workbook alike.
    const steam = exampleAirCoolers['Steam condenser with air']
    expect(steam.process.name).toBe('R-718')
    expect(streamName(steam)).toBe('Steam, R-718')
    const field = airCoolerFields.find(({ path }) => path === 'process.name')!
    expect(fieldFact(airCoolerFieldTable, steam, field, 'IP')).toEqual(['Fluid', 'Steam, R-718'])
  })

  it('keep the name by which a saved mixture was taken, however long it may be, and open without one', () => {
    const name = 'Landfill gas of the north flare, as the laboratory found it in spring, dry'.padEnd(75, '.')
    const gas = (more: object) => {
      const { name: _, own: __, ...process } = distillateExample.process
      return { ...distillateExample, process: { ...process, kind: 'gas', gases: { Methane: 1 }, ...more } }
    }
    expect(streamName(airCoolerInput.parse(gas({ name })))).toBe(name)
    expect(streamName(airCoolerInput.parse(gas({})))).toBe('Gas mixture')
    expect(airCoolerInput.safeParse(gas({ name: `${name}.` })).success).toBe(false)
  })

  it('are pasted as a table', () => {
    const text = `${headExamples.IP.join('\t')}\nE-1\t100000\t240\t150\t90`
    const { lines, unknown } = readAirCoolers(text, { input: distillateExample, system: 'IP' })
    expect(unknown).toEqual([])
    const [line] = lines
    if (!line || !('input' in line)) throw new Error('the line gives an air cooler')
    expect([line.tag, line.input.process.massFlow]).toEqual(['E-1', expect.closeTo(12.5998, 3)])
    expect(line.input.air.dryBulb).toBeCloseTo(305.372, 2)
  })
})
