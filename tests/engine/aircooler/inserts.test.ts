/** Inserts in the tubes of an air cooler: films and drops worked by hand, limits of the data, what a maker says. */
import { describe, expect, it } from 'vitest'
import { type AirCoolerInput, type Insert, methodsUsed, rateAirCooler } from '../../../engine/aircooler'
import { changed } from '../../support/airCoolers'

/** 80 tubes of 21.2 mm and 9 m a pass, with an oil whose properties stay: no factor for the wall. */
const d = 0.0212
const oil = { temperature: 400, density: 850, heatCapacity: 2000, viscosity: 0.01, conductivity: 0.13 }
const Pr = (2000 * 0.01) / 0.13
const flowAt = (Re: number, viscosity = 0.01) => (Re * 80 * Math.PI * d * viscosity) / 4
const cooler = (enhancement: Insert | undefined, Re = 700, point = oil): AirCoolerInput =>
  changed({
    process: { medium: { kind: 'custom', points: [point] }, massFlow: flowAt(Re, point.viscosity), inlet: 370 },
    bundle: enhancement ? { enhancement } : {},
  })
const rated = (enhancement: Insert | undefined, Re?: number, point = oil) =>
  rateAirCooler(cooler(enhancement, Re, point))
const said = (enhancement: Insert, Re?: number, point = oil) =>
  rated(enhancement, Re, point).warnings.map(({ code, severity }) => `${code} ${severity}`)
const bare: Insert = { kind: 'none' }
const tape: Insert = { kind: 'tape', pitch: 4 * d, thickness: 0.001 }
const wire: Insert = { kind: 'spring', pitch: 1.9 * d, wire: 0.085 * d }
/** Loss of two passes of 9 m by a friction factor of Darcy. */
const lost = (factor: number, Re: number) => (2 * 9 * factor * ((Re * 0.01) / d) ** 2) / (2 * 850 * d)

describe('a twisted tape in an air cooler (4)', () => {
  // Manglik and Bergles, laminar, worked apart.
  const y = 4
  const thin = 0.001 / d
  const left = Math.PI - 4 * thin
  const [q1, q2] = [(Math.PI + 2 - 2 * thin) / left, Math.PI / left]
  const path = Math.hypot(1, Math.PI / (2 * y))
  const Re = 700
  const swirl = (Re * q2 * path) / Math.sqrt(y)
  const Gz = (Re * Pr * d) / 9
  const Nu = 4.612 * ((1 + 0.0951 * Gz ** 0.894) ** 2.5 + 6.413e-9 * (swirl * Pr ** 0.391) ** 3.835) ** 0.2
  const laminar = (4 * 15.767 * q1 ** 2 * q2 * path ** 2 * (1 + 1e-6 * swirl ** 2.55) ** (1 / 6)) / Re
  const turbulent = 4 * 0.0791 * Re ** -0.25 * q2 ** 1.75 * q1 ** 1.25 * (1 + 2.752 / y ** 1.29)

  it('has the film and the drop of its formulas', () => {
    const { stream } = rated(tape)
    expect(stream.reynolds).toBeCloseTo(700, 6)
    expect(stream.film / ((Nu * 0.13) / d)).toBeCloseTo(1, 6)
    expect(stream.drop.tubes / lost((laminar ** 10 + turbulent ** 10) ** 0.1, Re)).toBeCloseTo(1, 6)
  })

  it('gives off more heat and loses more pressure than the plain tube, and its notice of slow flow is gone', () => {
    const [plain, with_] = [rated(undefined), rated(tape)]
    expect(with_.heat / plain.heat).toBeGreaterThan(1.3)
    expect(with_.stream.drop.tubes / plain.stream.drop.tubes).toBeGreaterThan(3)
    expect(plain.warnings.map(({ code }) => code)).toContain('TUBE_LAMINAR')
    expect(said(tape)).toEqual(expect.not.arrayContaining([expect.stringMatching(/^(TUBE_LAMINAR|INSERT)/)]))
  })

  it('tells of a pitch, a Reynolds number and a Prandtl number outside of the data', () => {
    const pitch = (ratio: number) => said({ ...tape, pitch: ratio * d })
    expect(pitch(1.5001).join()).not.toContain('INSERT')
    expect(pitch(1.4999)).toContain('INSERT_PITCH info')
    expect(pitch(1.3)).toContain('INSERT_PITCH warning')
    expect(said(tape, 10.1).join()).not.toContain('INSERT_RE')
    expect(said(tape, 9.9)).toContain('INSERT_RE info')
    // Pr 700 with this oil at 45.5 mPa s.
    const thick = (viscosity: number) => said(tape, 200, { ...oil, viscosity })
    expect(thick(0.0454).join()).not.toContain('INSERT_PR')
    expect(thick(0.0456)).toContain('INSERT_PR info')
  })

  it('tells of the pass that is farthest outside, where all are', () => {
    // Oil that thickens as it cools: Pr of the first pass a little above 700, of the last far above.
    const points = [
      { ...oil, temperature: 330, viscosity: 0.4 },
      { ...oil, temperature: 370, viscosity: 0.0456 },
    ]
    const { process, ...rest } = cooler(tape, 200, { ...oil, viscosity: 0.02 })
    const { stream, warnings } = rateAirCooler({ ...rest, process: { ...process, medium: { kind: 'custom', points } } })
    const [first, last] = stream.passes.map(
      ({ velocity, reynolds }) => (2000 * ((850 * velocity * d) / reynolds)) / 0.13,
    )
    expect(first).toBeGreaterThan(700)
    expect(last! / first!).toBeGreaterThan(1.2)
    const notice = warnings.find(({ code }) => code === 'INSERT_PR')
    expect(notice?.severity).toBe('warning')
    // Of the mean temperature of the pass, where the Reynolds number is the mean of its places.
    expect(notice!.value! / last!).toBeCloseTo(1, 1)
  })
})

describe('a wire coil in an air cooler', () => {
  const p = 1.9 / 0.085

  it('has the film and the drop of Garcia, Vicente and Viedma', () => {
    const { stream } = rated(wire, 3000)
    const Nu = 0.132 * p ** -0.372 * 3000 ** 0.72 * Pr ** 0.37
    expect(stream.film / ((Nu * 0.13) / d)).toBeCloseTo(1, 6)
    expect(stream.drop.tubes / lost(4 * 9.35 * p ** -1.16 * 3000 ** -0.217, 3000)).toBeCloseTo(1, 6)
  })

  it('tells of flow, pitch and wire outside of the data', () => {
    const oily = { ...oil, viscosity: 0.009 }
    expect(said(wire, 1701, oily).join()).not.toContain('INSERT')
    expect(said(wire, 1699, oily)).toContain('INSERT_RE info')
    expect(said(wire, 700, oily)).toContain('INSERT_RE warning')
    // 1.17 to 2.68 diameters, wires of 0.07 to 0.10.
    const shape = (pitch: number, thick: number) =>
      said({ kind: 'spring', pitch: pitch * d, wire: thick * d }, 3000, oily)
    expect(shape(1.171, 0.0701).join()).not.toContain('INSERT')
    expect(shape(1.169, 0.085)).toContain('INSERT_PITCH info')
    expect(shape(2.679, 0.0999).join()).not.toContain('INSERT')
    expect(shape(2.681, 0.085)).toContain('INSERT_PITCH info')
    expect(shape(1.9, 0.0699)).toContain('INSERT_WIRE info')
    expect(shape(1.9, 0.1001)).toContain('INSERT_WIRE info')
  })
})

describe('an insert whose maker tells what it does', () => {
  it('has film and drop of the plain tube times the factors, and says at which flow', () => {
    const plain = rated(bare)
    const { stream, warnings } = rated({ kind: 'maker', film: 5, drop: 3.5 })
    expect(stream.film / plain.stream.film).toBeCloseTo(5, 6)
    expect(stream.drop.tubes / plain.stream.drop.tubes).toBeCloseTo(3.5, 6)
    expect(stream.drop.headers / plain.stream.drop.headers).toBeCloseTo(1, 6)
    const notice = warnings.find(({ code }) => code === 'INSERT_MAKER')!
    expect(notice).toMatchObject({ severity: 'info', input: 'bundle.enhancement.film' })
    expect(notice.value).toBeCloseTo(700, 6)
  })
})

describe('what an insert cannot be', () => {
  const refused = (enhancement: Insert) => {
    try {
      rated(enhancement)
    } catch (error) {
      return (error as { inputs: { path: string } }).inputs.path
    }
    return undefined
  }

  it('is refused at its field: thicker than fits, or factors that are none', () => {
    expect(refused({ kind: 'tape', pitch: 0.1, thickness: d / 3 + 1e-6 })).toBe('bundle.enhancement.thickness')
    expect(refused({ kind: 'spring', pitch: 0.04, wire: d / 3 + 1e-6 })).toBe('bundle.enhancement.wire')
    expect(refused({ kind: 'tape', pitch: 0, thickness: 0.001 })).toBe('bundle.enhancement.pitch')
    for (const [film, drop, path] of [
      [0.4, 2, 'film'],
      [31, 2, 'film'],
      [2, 0.4, 'drop'],
      [2, 101, 'drop'],
    ] as const)
      expect(refused({ kind: 'maker', film, drop })).toBe(`bundle.enhancement.${path}`)
  })

  it('is told of where the stream condenses, because there it is not counted', () => {
    const propane = (enhancement: Insert) =>
      rateAirCooler(
        changed({
          process: { medium: { kind: 'fluid', name: 'R-290', pressure: 1.7e6 }, massFlow: 3, inlet: 340 },
          bundle: { enhancement },
        }),
      )
    const codes = (enhancement: Insert) => propane(enhancement).warnings.map(({ code }) => code)
    expect(codes(tape)).toContain('INSERT_TWO_PHASE')
    expect(codes(bare)).not.toContain('INSERT_TWO_PHASE')
    expect(said(tape).join()).not.toContain('INSERT_TWO_PHASE')
  })
})

it('the methods of an air cooler name those of its insert, with what is outside of their data', () => {
  const of = (enhancement: Insert, Re?: number) => methodsUsed(cooler(enhancement, Re), rated(enhancement, Re))
  const found = (enhancement: Insert, Re?: number) =>
    of(enhancement, Re).find(({ purpose }) => purpose === 'tube heat transfer')!
  expect(found(tape)).toMatchObject({ id: 'manglik-bergles', warnings: [] })
  expect(found(wire, 700)).toMatchObject({ id: 'garcia', warnings: [{ code: 'INSERT_RE' }, { code: 'INSERT_PR' }] })
  expect(found({ kind: 'maker', film: 2, drop: 2 }).id).toBe('gnielinski')
  expect(of(wire).map(({ id }) => id)).toContain('garcia-friction')
})
