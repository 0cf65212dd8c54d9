/** Economizers of any construction in any flue gas. */
import fc from 'fast-check'
import { combustion, fuelNames } from '../../engine/combustion'
import type { Fins, TubeBank } from '../../engine/economizer/bank'
import type { GasStream, Stage } from '../../engine/economizer/stage'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const anyFins: fc.Arbitrary<Fins> = fc.oneof(
  fc.constant<Fins>({ kind: 'none' }),
  fc.record({
    kind: fc.constant('solid' as const),
    height: between(0.004, 0.025),
    thickness: between(0.0005, 0.002),
    density: between(50, 280),
    metal: fc.constantFrom('Carbon Steel', '409 Stainless', '316 Stainless'),
  }),
  fc.record({
    kind: fc.constant('serrated' as const),
    height: between(0.006, 0.025),
    thickness: between(0.0008, 0.002),
    density: between(50, 250),
    segmentWidth: between(0.003, 0.006),
    metal: fc.constantFrom('Carbon Steel', '304 Stainless'),
  }),
)

/** Rows that the passes divide evenly, and circuits that fit them. */
const anyBank: fc.Arbitrary<{ bank: TubeBank; circuits: number }> = fc
  .record({
    layout: fc.constantFrom('staggered' as const, 'in line' as const),
    rows: fc.integer({ min: 1, max: 16 }),
    tubesWide: fc.integer({ min: 2, max: 20 }),
    tubeLength: between(0.5, 4),
    tubeDiameter: between(0.02, 0.06),
    gap: between(1.15, 1.8),
    fins: anyFins,
    gasDirt: between(0, 6e-4),
    waterDirt: between(0, 4e-4),
    perPass: fc.constantFrom(1, 1, 1, 2, 0.5),
  })
  .map(({ gap, gasDirt, waterDirt, perPass, ...rest }) => {
    const { fins, tubeDiameter, rows, tubesWide } = rest
    const over = fins.kind === 'none' ? tubeDiameter : tubeDiameter + 2 * fins.height
    const pitch = gap * over
    const circuits = tubesWide * perPass
    const fits = perPass < 1 ? tubesWide % 2 === 0 : rows % perPass === 0
    return {
      bank: {
        ...rest,
        tubeWall: 0.08 * tubeDiameter,
        transversePitch: pitch,
        longitudinalPitch: pitch,
        tubeMetal: 'Carbon Steel',
        fouling: { gas: gasDirt, water: waterDirt },
      },
      circuits: fits ? circuits : tubesWide,
    }
  })

/** A stream of flue gas and a stage in it; `cold` may condense. */
export const anyEconomizer: fc.Arbitrary<{ stream: GasStream; stage: Stage }> = fc
  .record({
    made: anyBank,
    fuel: fc.constantFrom(...fuelNames),
    excess: between(0, 1),
    flux: between(0.5, 8),
    above: between(1, 850),
    water: between(0, 1),
    // The ratio of heat capacity rates, gas to water.
    ratio: between(0.05, 2.5),
    pressure: between(2e5, 8e6),
    past: fc.constantFrom(0, 0, 0.3),
    flow: fc.constantFrom('counter' as const, 'counter' as const, 'parallel' as const),
    radiation: fc.boolean(),
  })
  .map(({ made, fuel, excess, flux, above, water, ratio, pressure, past, flow, radiation }) => {
    const burnt = combustion({ fuel: { kind: 'named', name: fuel }, air: { kind: 'excess', value: excess } })
    const { bank, circuits } = made
    const gas = Math.max(330, burnt.dewPoints.water ?? 0) + above
    const massFlow = flux * bank.tubesWide * bank.tubeLength * (bank.transversePitch - bank.tubeDiameter)
    const coldest = 278
    const waterIn = coldest + water * (Math.min(gas - 5, 390) - coldest)
    const stream = { massFlow, temperature: gas, composition: burnt.composition, pressure: burnt.pressure }
    const waterFlow = (massFlow * 1100) / (4200 * ratio)
    const liquid = { pressure }
    return {
      stream,
      stage: { bank, circuits, flow, liquid, waterFlow, waterIn, radiation, bypass: { gas: past, water: past / 2 } },
    }
  })
