/** Where an economizer stops: what a message says, and a value just beyond either end. */
import { describe, expect, it } from 'vitest'
import { constructionOf, economizerYear, rateEconomizer, type TubeBank } from '../../../engine/economizer'
import { knownBank } from '../../../engine/economizer/bank'
import { condensateAcidity } from '../../../engine/economizer/condensateAcidity'
import { knownLiquid } from '../../../engine/economizer/liquid'
import { type GasStream, rateStage, type Stage } from '../../../engine/economizer/stage'
import { steamEconomizer } from '../../support/economizers'

type Limit = [what: string, least: number, most: number, ask: (value: number) => unknown]

const bank = steamEconomizer.stages[0]!.bank
const made = (of: (value: number) => object) => (value: number) => knownBank({ ...bank, ...of(value) } as TubeBank)
const ofFins = (of: (value: number) => object) => made(value => ({ fins: { ...bank.fins, ...of(value) } }))
const { gas } = rateEconomizer(steamEconomizer)
const stream: GasStream = { massFlow: 2, temperature: 480, composition: gas.composition, pressure: gas.pressure }
const stage: Stage = { bank, circuits: 5, liquid: { pressure: 1.4e6 }, waterFlow: 3, waterIn: 370 }
const rated = (of: (value: number) => Partial<GasStream>) => (value: number) =>
  rateStage({ ...stream, ...of(value) }, stage)
const watered = (of: (value: number) => Partial<Stage>) => (value: number) =>
  rateStage(stream, { ...stage, ...of(value) })
const stack = (of: (value: number) => object) => (value: number) =>
  rateEconomizer({ ...steamEconomizer, stack: { height: 20, diameter: 1, ambient: 290, ...of(value) } })
const cased = (of: (value: number) => object) => (value: number) =>
  constructionOf(bank, { arrangement: 'round', stackDiameter: 0.6, waterFlow: 2, ...of(value) })
const d = 0.0508

const limits: Limit[] = [
  ['the number of rows', 1, 60, made(rows => ({ rows }))],
  ['the number of tubes in a row', 1, 400, made(tubesWide => ({ tubesWide }))],
  ['the length of a tube', 0.1, 30, made(tubeLength => ({ tubeLength }))],
  ['the diameter of the tubes', 0.005, 0.2, made(tubeDiameter => ({ tubeDiameter }))],
  ['the wall of the tubes', 1e-4, 0.4 * d, made(tubeWall => ({ tubeWall }))],
  ['the transverse pitch', 1.05 * d, 10 * d, made(transversePitch => ({ transversePitch }))],
  ['the longitudinal pitch', 0.6 * d, 10 * d, made(longitudinalPitch => ({ longitudinalPitch }))],
  ['the conductivity of a metal', 1, 500, made(tubeConductivity => ({ tubeConductivity }))],
  ['the resistance of dirt', 0, 0.05, made(water => ({ fouling: { water } }))],
  ['the height of the fins', 5e-4, 0.06, ofFins(height => ({ height }))],
  ['the thickness of the fins', 1e-4, 0.01, ofFins(thickness => ({ thickness }))],
  ['the fins per metre', 10, 900, ofFins(density => ({ density }))],
  ['the width of a segment', 1e-3, 0.05, ofFins(segmentWidth => ({ segmentWidth }))],
  ['the flow of the gas', 1e-4, 1e4, rated(massFlow => ({ massFlow }))],
  ['the temperature of the gas', 280, 1500, rated(temperature => ({ temperature }))],
  ['the pressure of the gas', 2e4, 5e5, rated(pressure => ({ pressure }))],
  ['the flow of the water', 1e-4, 1e5, watered(waterFlow => ({ waterFlow }))],
  ['the share of gas that goes past', 0, 0.99, watered(past => ({ bypass: { gas: past } }))],
  ['the share of water that goes past', 0, 0.99, watered(water => ({ bypass: { water } }))],
  ['the pressure of the water', 1e5, 2e7, pressure => knownLiquid({ pressure })],
  ['the height of the stack', 1, 200, stack(height => ({ height }))],
  ['the diameter of the stack', 0.05, 15, stack(diameter => ({ diameter }))],
  ['the temperature of the air around the stack', 220, 330, stack(ambient => ({ ambient }))],
  ['the diameter of the stack', 0.05, 10, cased(stackDiameter => ({ stackDiameter }))],
  ['the flow of the water', 1e-4, 1e5, cased(waterFlow => ({ waterFlow }))],
  ['the load', 0.05, 1.2, load => rateEconomizer(steamEconomizer, { load })],
  ['the hours at a load', 0, 8784, hours => economizerYear(steamEconomizer, [{ load: 1, hours }])],
  ['the temperature of the condensate', 273, 400, T => condensateAcidity({ 'Carbon dioxide': 0.1 }, 1e5, T)],
]

describe('an economizer stops', () => {
  it.each(limits)('with %s below %d and above %d', (what, least, most, ask) => {
    const beyond = (end: number, side: 1 | -1) => end + side * Math.max(1e-9, Math.abs(end) * 1e-6)
    for (const value of [beyond(least, -1), beyond(most, 1)])
      expect(() => ask(value)).toThrow(`${what} is between ${least} and ${most}, not ${value}`)
  })

  it('with tubes in line that are closer than they are thick', () => {
    const inLine = (longitudinalPitch: number) => () =>
      knownBank({ ...bank, layout: 'in line', longitudinalPitch, fins: { kind: 'none' } })
    const close = d * (1 - 1e-6)
    expect(inLine(close)).toThrow(`the longitudinal pitch in line is between ${d} and ${10 * d}, not ${close}`)
    expect(inLine(d * (1 + 1e-6))).not.toThrow()
  })

  it('where a boiler would lose nearly all of its heat to it', () => {
    // Much hot gas of no boiler, over the heat of the fuel that it came from: more than 95 % of it.
    const bounded = () =>
      rateEconomizer({
        ...steamEconomizer,
        source: { kind: 'gas', massFlow: 2, temperature: 1490 },
        stages: [{ ...steamEconomizer.stages[0]!, waterFlow: 50, waterIn: 300, bank: { ...bank, rows: 60 } }],
      })
    expect(bounded).toThrow('the heat recovered over the heat that the boiler gives is between 0 and 0.95, not ')
  })
})
