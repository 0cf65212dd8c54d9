/** The figures and facts of a coil tube by tube: what they say agrees with its rating. */
import { describe, expect, it } from 'vitest'
import { graphOfBranches } from '../../../engine/circuitry/branches'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { besideLines, besideReasons } from '../../../shared/circuitry/facts/besideRows'
import { circuitEnds, endMeasure, unfinished } from '../../../shared/circuitry/facts/circuitEnds'
import { circuitPath } from '../../../shared/circuitry/facts/circuitPath'
import { circuitHeads, circuitLines } from '../../../shared/circuitry/facts/circuitRows'
import { segmentKeyResults } from '../../../shared/circuitry/facts/keyResults'
import { namesOf, tubeValue } from '../../../shared/circuitry/facts/shownQuantities'
import { solutionFacts } from '../../../shared/circuitry/facts/solutionFacts'
import { zoneLines } from '../../../shared/circuitry/facts/zoneRows'
import { alongFigure } from '../../../shared/circuitry/figures/alongFigure'
import { circuitEndsFigure } from '../../../shared/circuitry/figures/circuitEndsFigure'
import { convergenceFigure } from '../../../shared/circuitry/figures/convergenceFigure'
import { endFigure } from '../../../shared/circuitry/figures/endFigure'
import { faceFigure } from '../../../shared/circuitry/figures/faceFigure'
import { pressureEnthalpyFigure } from '../../../shared/circuitry/figures/pressureEnthalpyFigure'
import type { Figure } from '../../../shared/display/figure'
import { readerOf } from '../../../shared/display/formatQuantity'
import { smallCondenser, smallEvaporator, waterCooler } from '../../support/segmentedExamples'
import { branch } from '../../support/serpentines'

const reader = readerOf('SI')
const water = rateCircuits(waterCooler)
const flooded = rateCircuits({
  ...smallEvaporator,
  segmented: { profile: { flow: [[1.9], [1.1], [0.6], [0.4]] } },
})
const condensing = rateCircuits(smallCondenser)
const all = [water, flooded, condensing]
const numbers = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

/** Every mark within the picture, and every row of the table as long as its head. */
function expectDrawn(figure: Figure | undefined): void {
  expect(figure).toBeDefined()
  const { width, height, marks, table, description } = figure!
  expect(description).not.toMatch(/NaN|undefined|Infinity/)
  for (const mark of marks) {
    const points = 'points' in mark ? mark.points : [mark.at]
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(width)
      expect(y).toBeGreaterThanOrEqual(-1)
      expect(y).toBeLessThanOrEqual(height)
    }
  }
  for (const row of table.rows) expect(row).toHaveLength(table.heads.length)
}

describe('the figures of a coil tube by tube', () => {
  it('are drawn within their pictures, for every fluid, with their numbers as tables', () => {
    for (const rating of all) {
      const solved = rating.solved!
      for (const name of namesOf(solved)) {
        expectDrawn(faceFigure(solved, { row: 1, name }, reader))
        expectDrawn(endFigure(rating, name, { reader, isStaggered: true }))
      }
      expectDrawn(faceFigure(solved, 'leaving air', reader))
      expectDrawn(alongFigure(rating, 1, reader))
      expectDrawn(circuitEndsFigure(rating, reader))
      expectDrawn(convergenceFigure(solved))
    }
    for (const rating of [flooded, condensing]) expectDrawn(pressureEnthalpyFigure(rating, 2, reader))
    expect(pressureEnthalpyFigure(water, 1, reader)).toBeUndefined()
  })

  it('show the values of the solution: leaving air, and a tube at a place along it', () => {
    const solved = water.solved!
    const { table } = faceFigure(solved, 'leaving air', reader)
    expect(numbers(table.rows[1]!.join(' ')).slice(1)).toEqual(
      solved.leavingAir.slice(solved.segments, 2 * solved.segments).map(T => expect.closeTo(T - 273.15, 1)),
    )
    expect(tubeValue(solved, 'fluid', 5, 1)).toBe(solved.values.fluid[5 * solved.segments + 1])
    const heat = solved.tubes.reduce((sum, { tube }) => sum + tubeValue(solved, 'heat', tube), 0)
    expect(heat / solved.totalCapacity).toBeCloseTo(1, 6)
  })

  it('follow a circuit from its inlet to its outlet', () => {
    const { table, solved } = flooded
    const [points] = circuitPath(flooded, 2)
    const circuit = table!.circuits[1]!
    expect(points).toHaveLength(circuit.tubes * solved!.segments + 1)
    expect(points![0]!.enthalpy).toBeCloseTo(solved!.fluid.entering.enthalpy, 0)
    const leaving = solved!.tubes.find(({ tube }) => tube === circuit.outlets[0]!.tube)!.leaving
    expect(points!.at(-1)).toMatchObject({
      passed: circuit.tubes,
      enthalpy: leaving.enthalpy,
      pressure: leaving.pressure,
    })
  })
})

describe('the facts of a coil tube by tube', () => {
  it('name the circuits that still leave wet, with their quality in place of a superheat', () => {
    const ends = circuitEnds(flooded)
    const wet = unfinished(ends, endMeasure(flooded.solved!))
    expect(wet).toEqual([2])
    const lines = circuitLines(flooded, reader)
    expect(lines[1]!.end).toMatch(/^x 0\.\d\d$/)
    expect(Number(lines[0]!.end)).toBeGreaterThan(5)
    expect(circuitHeads(reader, flooded).map(({ label }) => label)).toContain('Superheat')
    expect(circuitHeads(reader, condensing).map(({ label }) => label)).toContain('Subcooling')
    expect(circuitHeads(reader, water).map(({ label }) => label)).not.toContain('Superheat')
    expect(ends.reduce((sum, { flow }) => sum + flow, 0)).toBeCloseTo(flooded.solved!.fluid.massFlow, 9)
    expect(ends.reduce((sum, { charge }) => sum + charge, 0)).toBeCloseTo(flooded.solved!.fluid.charge, 9)
  })

  it('say of a difference that rounds to nothing no minus', () => {
    const solved = flooded.solved!
    const even = { ...solved, perfect: { totalCapacity: solved.totalCapacity * (1 - 1e-6) } } as typeof solved
    const [, evenly] = besideLines({ ...flooded, solved: even }, reader)
    expect(evenly!.difference).toBe('+0.0 %')
  })

  it('tell of a distribution that costs nothing what an even one would carry', () => {
    const solved = flooded.solved!
    const of = (share: number) => {
      const perfect = { totalCapacity: solved.totalCapacity * share }
      return besideReasons({ ...flooded, solved: { ...solved, perfect } as typeof solved }, reader)[0]
    }
    expect(of(0.98)).toBe('The distribution costs nothing: circuits that end alike in even air would carry −2.0 %.')
    expect(of(1.0004)).toMatch(/^The distribution costs nothing: air and fluid are even/)
    expect(of(1.02)).toMatch(/^The distribution costs [\d.]+ kW:/)
  })

  it('tell what the distribution costs, and why the engines differ', () => {
    const lines = besideLines(flooded, reader)
    expect(lines.map(({ name }) => name)).toEqual([
      'Tube by tube',
      'Evenly fed',
      'Equal circuits, v2025',
      'Equal circuits, original',
    ])
    expect(lines[1]!.difference).toMatch(/^\+\d/)
    const [first, ...more] = besideReasons(flooded, reader)
    expect(first).toMatch(/^The distribution costs [\d.]+ kW: .* would carry \+[\d.]+ %\.$/)
    expect(more).toHaveLength(2)
    expect(besideReasons(condensing, reader)[0]).toMatch(/costs/)
  })

  it('count the change from one engine to the other from the one that is named first', () => {
    for (const rating of all) {
      const totals = new Map(
        rating.solved!.beside!.flatMap(one => ('totalCapacity' in one ? [[one.engineVersion, one.totalCapacity]] : [])),
      )
      const percent = 100 * (totals.get('v2025')! / totals.get('original')! - 1)
      const [, sign, size] = /From original to v2025 it is ([+−])([\d.]+) %/.exec(
        besideReasons(rating, reader).at(-1)!,
      )!
      expect(Math.abs(Number(size) * (sign === '−' ? -1 : 1) - percent)).toBeLessThan(0.051)
    }
  })

  it('have one drop from the distributor to the header, and shares that the leads divide', () => {
    const leads = [
      { length: 0.4, bore: 0.004 },
      { length: 1.6, bore: 0.004 },
    ]
    const rating = rateCircuits({ ...smallEvaporator, segmented: { leads } })
    const [short, long] = circuitEnds(rating)
    expect(short!.flow / long!.flow).toBeGreaterThan(1.05)
    expect(short!.drop / long!.drop).toBeCloseTo(1, 3)
    const shares = circuitLines(rating, reader).map(({ share }) => Number(share))
    expect(shares[0]! / shares[1]!).toBeCloseTo(short!.flow / long!.flow, 2)
    expect(shares[0]! + shares[1]!).toBeCloseTo(100, 1)
  })

  it('weigh the ends of a circuit that splits by their flows', () => {
    const uneven = { profile: { flow: [[1.6], [1.2], [0.8], [0.4]] } }
    const branches = [branch([12, 13, 14, 15]), branch([8, 9, 5, 4, 0, 1], [0]), branch([11, 10, 6, 7, 3, 2], [0])]
    const circuits = graphOfBranches({ rows: 4, columns: 4 }, branches)
    const rating = rateCircuits({ ...waterCooler, circuits, segmented: uneven } as never)
    const last = rating.solved!.branches.filter(({ isLast }) => isLast)
    const [first, second] = last.map(({ flow, leaving }) => ({ flow, T: leaving.T }))
    const mixed = (first!.flow * first!.T + second!.flow * second!.T) / (first!.flow + second!.flow)
    expect(circuitEnds(rating)[0]!.T).toBeCloseTo(mixed, 9)
    expect(Math.abs(mixed - (first!.T + second!.T) / 2)).toBeGreaterThan(1e-7)
  })

  it('draw every other row of a staggered bundle half a tube lower, from the second on', () => {
    const yOf = (isStaggered: boolean) => {
      const cells = endFigure(water, 'fluid', { reader, isStaggered })!
        .marks.filter(({ kind }) => kind === 'cell')
        .slice(-16)
      return cells.map(mark => ('at' in mark ? mark.at[1] : Number.NaN))
    }
    const [shifted, level] = [yOf(true), yOf(false)]
    const step = level[1]! - level[0]!
    expect(shifted.map((y, tube) => (y - level[tube]!) / step)).toEqual(
      level.map((_, tube) => (Math.floor(tube / 4) % 2 === 1 ? 0.5 : 0)),
    )
  })

  it('stand in the strip: what an even feed gives, with a warning where much is lost', () => {
    const of = (rating: typeof water, input: unknown) =>
      segmentKeyResults(rating, input as never, reader).find(({ label }) => label === 'Evenly fed')!
    expect(of(flooded, smallEvaporator)).toMatchObject({ verdict: 'warn', text: expect.stringMatching(/% to gain$/) })
    expect(segmentKeyResults(water, waterCooler as never, reader)).toHaveLength(6)
    const { perfect, ...live } = flooded.solved!
    expect(of({ ...flooded, solved: live }, smallEvaporator)).toMatchObject({ value: '–', text: 'is being solved' })
    expect(of({ ...flooded, solved: { ...live, perfect: { refusal: 'no' } } }, smallEvaporator).text).toBe('not solved')
  })

  it('list zones and residuals', () => {
    const zones = zoneLines(condensing.solved!, reader)
    expect(zones.map(({ zone }) => zone)).toEqual(['Liquid', 'Two phases', 'Vapor'])
    expect(zones.reduce((sum, { share }) => sum + Number(share), 0)).toBeCloseTo(100, 0)
    const facts = Object.fromEntries(solutionFacts(water.solved!, reader).map(([name, value]) => [name, value]))
    expect(facts.Converged).toBe('yes')
    expect(Number(facts['Heat, air against fluid'])).toBeLessThan(5e-4)
  })
})
