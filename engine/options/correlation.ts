/** The correlations that the user may choose for a rating, read from the registry: every registered one is offered. */
import type { CorrelationKind } from '../correlation'
import { correlations } from '../correlations'
import { type Enumeration, enumeration } from './enumeration'

/**
 * An enumeration of the registry's entries of a kind; a description names the authors, the year and the case. The calls
 * are marked pure, so that a page that uses none of them does not include the registry.
 */
function ofKind(name: string, kind: CorrelationKind): Enumeration {
  const entries = correlations.filter(each => each.kind === kind)
  return enumeration(
    name,
    Object.fromEntries(entries.map(({ id, authors, year, title }) => [id, `${authors} ${year}: ${title}`])),
  )
}

/** Single-phase heat transfer in tubes. */
export const singlePhaseCorrelation = /* @__PURE__ */ ofKind('single-phase correlation', 'tube heat transfer')

/** Heat transfer of boiling in tubes. */
export const boilingCorrelation = /* @__PURE__ */ ofKind('boiling correlation', 'boiling')

/** Heat transfer of condensation in tubes. */
export const condensingCorrelation = /* @__PURE__ */ ofKind('condensing correlation', 'condensing')

/** Two-phase friction. */
export const twoPhaseDropMethod = /* @__PURE__ */ ofKind('two-phase pressure drop', 'two-phase friction')

/** Void fraction. */
export const voidFractionMethod = /* @__PURE__ */ ofKind('void fraction', 'void fraction')
