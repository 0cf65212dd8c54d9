/**
 * The correlations that a rating can be asked to use, read from the registry: what is registered there is offered here.
 */
import type { CorrelationKind } from '../correlation'
import { correlations } from '../correlations'
import { type Enumeration, enumeration } from './enumeration'

/**
 * An enumeration of the registry's entries of a kind; a description names the authors, the year and the case. Calls are
 * marked pure, so that a page that asks for none of them does not carry the registry.
 */
function ofKind(name: string, kind: CorrelationKind): Enumeration {
  const entries = correlations.filter(each => each.kind === kind)
  return enumeration(
    name,
    Object.fromEntries(entries.map(({ id, authors, year, title }) => [id, `${authors} ${year}: ${title}`])),
  )
}

/** Heat transfer in tubes without a change of phase. */
export const singlePhaseCorrelation = /* @__PURE__ */ ofKind('single-phase correlation', 'tube heat transfer')

/** Heat transfer of boiling in tubes. */
export const boilingCorrelation = /* @__PURE__ */ ofKind('boiling correlation', 'boiling')

/** Heat transfer of condensing in tubes. */
export const condensingCorrelation = /* @__PURE__ */ ofKind('condensing correlation', 'condensing')

/** Friction of liquid and vapour together. */
export const twoPhaseDropMethod = /* @__PURE__ */ ofKind('two-phase pressure drop', 'two-phase friction')

/** Share of the section that the vapour takes. */
export const voidFractionMethod = /* @__PURE__ */ ofKind('void fraction', 'void fraction')
