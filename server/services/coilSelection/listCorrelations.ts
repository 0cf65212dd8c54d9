import { type Correlation, correlations } from '../../../engine'
import type { CorrelationDescription } from '../../../shared/contracts/coilStudies'

/** JSON has no infinity: an end that is open is null. */
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

/** The registry as data, the same for everybody. */
export async function listCorrelations() {
  return { Succeeded: true, Notices: [], Items: correlations.map(descriptionOf) }
}
