/** The whole rating of an air cooler of the document: design air, fans off, winter, and the year at its place. */
import { airCoolerYear, methodsUsed, offDesign, rateAirCooler } from '../../../engine/aircooler'
import type { ClimateHours } from '../../../engine/climates'
import { EngineError } from '../../../engine/errors'
import { climateOf } from '../../climates/climateOf'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import type { AirCoolerRating } from '../document/airCoolerRating'
import { checkAirCooler } from './checkAirCooler'
import { engineInput } from './engineInput'
import { gatheredHours } from './gatheredHours'
import { noticesOf, pathOf } from './notices'

/** Throws an `EngineError` whose `path` is the field to mend. */
export function rateAirCoolerDocument(input: AirCoolerInput): AirCoolerRating {
  checkAirCooler(input)
  const { hours, climate } = climateOf(input)
  return atField(() => {
    const asked = engineInput(input)
    const { warnings, ...rated } = rateAirCooler(asked)
    const { warnings: inWinter, ...off } = offDesign(asked)
    const year = yearOf(input, asked, hours)
    const found = { ...structuredClone(rated), off, climate, ...('year' in year ? { year: year.year } : {}) }
    return {
      ...(found as Omit<AirCoolerRating, 'warnings'>),
      warnings: noticesOf(
        input,
        found as AirCoolerRating,
        [...warnings, ...inWinter],
        'refusal' in year ? year.refusal : undefined,
      ),
      methods: [...methodsUsed(asked, { ...rated, warnings })],
    }
  })
}

/** The year, or why there is none at this place. */
function yearOf(
  { control, money }: AirCoolerInput,
  asked: ReturnType<typeof engineInput>,
  hours: readonly ClimateHours[],
): { year: NonNullable<AirCoolerRating['year']> } | { refusal: string } {
  const { setPoint, leastSpeed } = control
  const { electricityPrice, drives, escalation, discount, life } = money
  try {
    const { payback, bins, assumed, ...sums } = airCoolerYear(asked, gatheredHours(hours), {
      ...(setPoint === undefined ? {} : { setPoint }),
      ...(leastSpeed === undefined ? {} : { leastSpeed }),
      ...(electricityPrice === undefined ? {} : { electricity: electricityPrice }),
      worth: { installed: drives, incentive: 0, escalation, discount, life },
    })
    return {
      year: {
        ...sums,
        bins: [...bins],
        ...(payback ? { worth: { ...payback, cashFlow: [...payback.cashFlow] } } : {}),
        assumed: [...assumed],
      },
    }
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'out-of-range') throw error
    return { refusal: error.message }
  }
}

/** A refusal of the engine, with the field of the document that mends it. */
function atField<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const path = typeof error.inputs.path === 'string' ? pathOf(error.inputs.path) : pathSaid(error.message)
    // Bounds are in SI, and those of fields are told before: what is left follows from several fields.
    const said = error.message.replace(/ is between \S+ and \S+, not .*$/, ' is beyond what can be rated')
    const message = `${said[0]?.toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`
    throw new EngineError(error.code, message, { path })
  }
}

/** The field that a message without a path speaks of; the duty, where it is none of these. */
function pathSaid(message: string): string {
  const known: readonly (readonly [said: string, path: string])[] = [
    ['face velocity', 'air.flow.value'],
    ['fins', 'bundle.fins.density'],
    ['tip', 'fans.tipSpeed'],
    ['fan', 'fans.diameter'],
    ['air', 'air.dryBulb'],
    ['tube', 'bundle.tubeDiameter'],
    ['pitch', 'bundle.transversePitch'],
    ['p ', 'process.pressure'],
    ['T ', 'process.inlet'],
  ]
  return known.find(([said]) => message.includes(said))?.[1] ?? 'process.inlet'
}
