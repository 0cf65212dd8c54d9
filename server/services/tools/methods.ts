/** Explanations of a rating: its published methods, options that do not fit, and its sensitivity to each input. */
import type { Correlation } from '../../../engine/correlation'
import { EngineError } from '../../../engine/errors'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { CorrelationDescription } from '../../../shared/contracts/tools/methodOperations'
import type { UnitSystem } from '../../../shared/display/units'
import { withValueAt } from '../../../shared/tools/fields/paths'
import { refusalOf } from '../../errors/calculationError'
import type { ServiceCall } from '../service'
import type { ToolDefinition, ToolParts } from './toolDefinition'

type Calculating = Pick<ToolParts, 'calculations'>
type Explained<Input extends object> = Pick<ToolDefinition<Input>, 'explain'>

/** The registry as data, the same for everybody. */
export function listCorrelations<Input extends object>({ explain }: Explained<Input>) {
  return async () => listed(explain.correlations.map(descriptionOf))
}

/** JSON has no infinity: an open end of a range is null. */
const end = (value: number) => (Number.isFinite(value) ? value : null)

function descriptionOf(correlation: Correlation): CorrelationDescription {
  const { id, kind, authors, year, title, inputs, validity, accuracy, source, trust } = correlation
  return {
    Id: id,
    Kind: kind,
    Authors: authors,
    Year: year,
    Title: title,
    Inputs: inputs.map(({ name, unit, meaning }) => ({ Name: name, Unit: unit, Meaning: meaning })),
    Validity: Object.fromEntries(Object.entries(validity).map(([name, [low, high]]) => [name, [end(low), end(high)]])),
    Accuracy: accuracy,
    Source: source,
    Trust: trust ?? null,
  }
}

/** Options of an item that a rating would refuse. The check may build the tables of a fluid, so it runs on a thread. */
export function listUnfitOptions<Input extends object>({ calculations }: Calculating, { explain }: Explained<Input>) {
  return async ({ signal }: ServiceCall, { input }: { input: Input }) => {
    try {
      const unfit = await explain.unfit(calculations, input, { signal })
      return listed(unfit.map(({ path, value, reason }) => ({ Path: path, Value: value, Reason: reason })))
    } catch (error) {
      // If the item itself is refused, no options are listed: its rating reports the error.
      return error instanceof EngineError ? listed([]) : refused(refusalOf(error).message)
    }
  }
}

const listed = <Item>(Items: Item[]) => ({ Succeeded: true, Notices: [], Items })

/** Varies every main input by a step down and a step up, the others unchanged. All ratings share one time limit. */
export function rateVariations<Input extends object>({ calculations }: Calculating, { explain }: Explained<Input>) {
  return async ({ signal }: ServiceCall, { input, system = 'SI' }: { input: Input; system?: UnitSystem }) => {
    const asking = { signal, isSlow: true, left: calculations.timeForMany() }
    const ratedOf = async (one: Input) => {
      try {
        return { rated: await explain.rated(calculations, one, asking) }
      } catch (error) {
        return { problem: refusalOf(error).message }
      }
    }
    const base = await ratedOf(input)
    if (!base.rated) return succeeded({ Capacity: null, Problem: base.problem, Variations: [] })
    const Capacity = base.rated.result
    // The item that was rated, with its choices fixed, so that each step changes only one input.
    const rated = base.rated.input
    const steps = explain.variations(rated, system)
    const ends = steps.flatMap(({ path, value, low, high }) => [low, high].map(changed => ({ path, value, changed })))
    const results = await calculations.each(ends, async ({ path, value, changed }) =>
      changed === value ? Capacity : ((await ratedOf(withValueAt(rated, path, changed))).rated?.result ?? null),
    )
    const Variations = steps.map(({ path, value, low, high }, index) => {
      const [LowCapacity = null, HighCapacity = null] = results.slice(2 * index)
      return { Path: path, Value: value, Low: low, High: high, LowCapacity, HighCapacity }
    })
    return succeeded({ Capacity, Problem: null, Variations })
  }
}
