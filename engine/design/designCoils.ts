import { refuseDrawn } from '../coils/checks/refuseDrawn'
import { rateFigures } from '../coils/rateCoil'
import { EngineError } from '../errors'
import { together } from '../search/findings'
import { requireFew } from '../search/requireFew'
import type { DesignAnswer, DesignRequest, Rate } from './design'
import { type DesignFamily, designFamilies, searchedChoices } from './designFamilies'
import { rankDesigns } from './rankDesigns'
import { searchFamily } from './searchFamily'

/** Most coils that a search may consider. */
export const mostConsidered = 1_000_000

/**
 * The families of a search; refuses a search without a target, with too many coils, or of drawn circuits.
 *
 * @param request  target, limits and choices
 * @returns families of coils that differ in rows and fins only
 *
 * Valid for at least one target and at most `mostConsidered` coils; else `invalid-input` with the path of the field.
 *
 * Source: definition.
 */
export function plannedDesigns(request: DesignRequest): DesignFamily[] {
  const { target } = request
  refuseDrawn(request.coil)
  const choices = searchedChoices(request)
  if (Object.values(target).every(value => value === undefined)) {
    throw new EngineError('invalid-input', 'a search needs a capacity or a leaving air temperature', { path: 'target' })
  }
  for (const [name, values] of Object.entries(choices)) {
    if (values !== undefined && values.length === 0) {
      throw new EngineError('invalid-input', `nothing to try for ${name}`, { path: `choices.${name}` })
    }
  }
  const sizes = Object.values(choices).reduce((product, values) => product * (values?.length ?? 1), 1)
  requireFew('coils', sizes, mostConsidered)
  return designFamilies(request).filter(family => family.rows.length > 0)
}

/**
 * Searches the coils that meet a duty, in one thread.
 *
 * @param request  streams, target, limits and choices, SI
 * @param rate     rates a coil; `rateFigures` where it is left out
 * @returns candidates in the requested order, near misses with the targets and limits that they miss, and counts
 *
 * Valid as `plannedDesigns`.
 *
 * Source: see `searchFamily`.
 *
 * @example designCoils({ coil, target: { capacity: 9e4 }, choices: { rows: [4, 6, 8] } }).candidates[0]
 */
export function designCoils(request: DesignRequest, rate: Rate = rateFigures): DesignAnswer {
  const families = plannedDesigns(request)
  return rankDesigns(request, together(families.map(family => searchFamily(request, family, rate))))
}
