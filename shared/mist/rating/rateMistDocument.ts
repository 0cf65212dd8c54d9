/** The whole rating of a mist of the document: design hour, year at its place, bins, hours of the day. */
import { humidityRatioAtRelativeHumidity } from '../../../engine/fluids/moistAir'
import {
  type MistInput as EngineMist,
  hoursOf,
  mistBins,
  mistDesign,
  mistStages,
  mistYear,
  rateHours,
} from '../../../engine/mist'
import { pressureAtAltitude } from '../../../engine/units'
import { type Climate, climateOf } from '../../climates/climateOf'
import type { MistInput } from '../document/mistDocument'
import type { MistRating } from '../document/mistRating'
import { checkMist } from './checkMist'
import { engineInput, pricesOf, worthOf } from './engineInput'
import { allWarnings } from './notices'
import { waterDensity } from './waterDensity'

/** Edge and width of the bins [K]. */
const bins = { IP: [459.67 / 1.8, 25 / 9], SI: [273.15, 2.5] } as const

/** Throws an `EngineError` whose `path` is the field to mend. */
export function rateMistDocument(input: MistInput): MistRating {
  checkMist(input)
  const { hours, day, climate } = climateOf(input)
  const asked = engineInput(input)
  const { site, intake } = input
  const air = { T: site.dryBulb, p: pressureAtAltitude(site.altitude), Twb: site.wetBulb }
  const { warnings, hour, nozzles, droplets, entering, leaving } = mistDesign(asked, air)
  // Once for the year and the bins of both systems: the hours are most of the work.
  const rated = rateHours(asked, hours)
  const { payback, assumed, months, ...year } = mistYear(rated, pricesOf(input), worthOf(input))
  const found = {
    design: {
      ...{ entering: stateOf(entering), leaving: stateOf(leaving) },
      evaporated: hour.evaporated,
      evaporatedFlow: hour.evaporatedFlow / waterDensity,
      supply: hour.supply / waterDensity,
      powerWithout: hour.powerWithout,
      powerWith: hour.powerWith,
      velocity: intake.airflow / intake.face,
      chart: chartOf(entering, leaving),
      nozzles: { ...nozzles!, stages: [...nozzles!.stages] },
      droplets: {
        diameter: droplets!.diameter,
        travel: droplets!.travel,
        byMass: lifeOf(droplets!.byMass),
        byHeat: lifeOf(droplets!.byHeat),
        byDiffusion: lifeOf(droplets!.byDiffusion),
      },
    },
    stages: mistStages(asked, entering, nozzles!, rated),
    climate,
    year: {
      ...year,
      months: [...months],
      worth: { ...payback, cashFlow: [...payback.cashFlow] },
      assumed: [...assumed],
    },
  }
  return {
    ...found,
    bins: { IP: [...mistBins(rated, ...bins.IP)], SI: [...mistBins(rated, ...bins.SI)] },
    hoursOfDay: savedByHour(asked, day, hours[0]?.pressure ?? air.p),
    warnings: allWarnings(input, warnings, found),
  }
}

const humidities = [0.2, 0.4, 0.6, 0.8, 1] as const
const steps = 24

/** Lines of the chart from below the wet bulb to above the air that enters. */
function chartOf(entering: State, leaving: State): MistRating['design']['chart'] {
  const [coldest, hottest] = [Math.min(leaving.Twb, leaving.T) - 6, entering.T + 3]
  const T = Array.from({ length: steps + 1 }, (_, at) => coldest + ((hottest - coldest) * at) / steps)
  return {
    T,
    saturated: humidityRatioAtRelativeHumidity(entering.Twb, 1, entering.p),
    lines: humidities.map(RH => ({ RH, W: T.map(each => humidityRatioAtRelativeHumidity(each, RH, entering.p)) })),
  }
}

type State = MistRating['design']['entering']

const stateOf = ({ T, p, W, RH, Twb, Tdp, h, v }: State) => ({ T, p, W, RH, Twb, Tdp, h, v })

/** In saturated air a droplet lives for ever, which JSON has no number for. */
const lifeOf = ({ rate, time }: { rate: number; time: number }) => (Number.isFinite(time) ? { rate, time } : { rate })

/** What the mist saves in a mean hour of the day, by month. */
function savedByHour(asked: EngineMist, day: Climate['day'], pressure: number): MistRating['hoursOfDay'] {
  const hourOf = hoursOf(asked)
  return day.map(({ month, hour, dryBulb, wetBulb }) => {
    const { isOn, powerWithout, powerWith } = hourOf({ dryBulb, wetBulb, pressure })
    return { month, hour, dryBulb, isOn, saved: powerWithout - powerWith }
  })
}
