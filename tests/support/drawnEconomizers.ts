/** Economizers whose figures are drawn, and all that the figures need of them. */
import { constructionOf, type EconomizerInput, economizerYear, rateEconomizer, turndown } from '../../engine/economizer'

const fins = { height: 0.019, thickness: 0.00127, density: 197, metal: 'Carbon Steel' }

export interface Drawn {
  horsepower?: number
  rows?: number
  stack?: number
  feedwater?: number
  fuel?: string
  installed?: number
  metal?: string
}

export function economizerOf({
  horsepower = 500,
  rows = 6,
  stack = 500,
  feedwater = 381,
  ...more
}: Drawn): EconomizerInput {
  const metal = more.metal ?? 'Carbon Steel'
  return {
    firing: {
      fuel: { kind: 'named', name: more.fuel ?? 'Natural gas' },
      air: { kind: 'dry-oxygen', value: 0.03 },
    },
    source: {
      kind: 'boiler',
      boiler: {
        size: { kind: 'horsepower', value: horsepower },
        firing: { kind: 'stack-temperature', value: stack },
        duty: { kind: 'steam', pressure: 963_000, blowdown: 0.04 },
        feedwater,
      },
    },
    stages: [
      {
        bank: {
          ...{ layout: 'staggered', rows, tubesWide: 8, tubeLength: 0.813, tubeDiameter: 0.0508, tubeWall: 0.00267 },
          ...{ transversePitch: 0.1016, longitudinalPitch: 0.095, tubeMetal: metal },
          fins: { kind: 'serrated', segmentWidth: 0.004, ...fins, metal },
        },
        liquid: { pressure: 1.4e6 },
      },
    ],
  }
}

/** What the figures take: full load, loads, year, construction. */
export function drawnEconomizer(drawn: Drawn) {
  const input = economizerOf(drawn)
  const rating = rateEconomizer(input)
  const loads = turndown(input)
  const { boiler, fired, heat, fuelSaved } = rating
  const { losses, output } = boiler!
  const radiation = losses.radiation * fired
  const balance = (fire: number, recovered: number) => {
    const other = 0
    return { fired: fire, output, recovered, radiation, other, stack: fire - output - radiation - other }
  }
  const year = economizerYear(
    input,
    [1, 0.75, 0.5, 0.25].map(load => ({ load, hours: 2000 })),
    { fuel: 8e-9 },
    { installed: drawn.installed ?? 71_500, life: 15, escalation: 0.03 },
  )
  const [stage] = rating.stages
  const loadsOf = loads.map((each, index) => ({
    ...{ load: each.load, hours: 2000, gasIn: each.gasIn, gasOut: each.gasOut, heat: each.heat },
    ...{ efficiencyBefore: each.efficiencyBefore, efficiencyAfter: each.efficiencyAfter, fuelSaved: each.fuelSaved },
    savings: year.loads[index]!.savings / (2000 * 3600),
    waterOut: each.stages[0]!.waterOut,
    coldestMetal: each.stages[0]!.coldestMetal,
    steamingMargin: each.stages[0]!.steamingMargin,
    waterDew: each.gas.dewPoints.water,
    acidDew: each.gas.dewPoints.sulfuric?.higher,
  }))
  const [{ bank }] = input.stages as [(typeof input.stages)[number]]
  const stackDiameter = 0.6
  const stages = [{ rows: stage!.rows, hottestFin: 727.15 }]
  const { dewPoints } = rating.gas
  const [before, after] = [balance(fired, 0), balance(fired - fuelSaved, heat)]
  const unit = {
    bank,
    construction: constructionOf(bank, { arrangement: 'round', stackDiameter, waterFlow: stage!.bankWaterFlow }),
    stackDiameter,
    ...{ gasIn: rating.gasIn, gasOut: rating.gasOut, gasFlow: rating.gasFlow },
    ...{ waterIn: stage!.waterIn, waterOut: stage!.waterOut },
  }
  return {
    ...{ input, rating, before, after, loads: loadsOf, stages, dewPoints, unit },
    cash: year.payback.cashFlow,
    report: {
      full: { before, after, stages, dewPoints },
      loads: loadsOf,
      year: { ...year, worth: year.payback },
      unit,
      limits: {
        ...{ dewMargin: 10, steamingMargin: 20, bearsCondensate: false },
        boiling: stage!.bankWaterOut + stage!.steamingMargin,
      },
    },
  }
}
