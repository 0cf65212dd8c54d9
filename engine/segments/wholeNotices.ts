/** The notices of a coil as a whole, beside those of its solution tube by tube. */
import type { Warning } from '../warnings'

/** Notices that say how the mean circuit was found: the solution tube by tube has its own. */
const ofTheMean = new Set([
  ...['NOT_CONVERGED', 'CAPACITY_LOW', 'SUPERHEAT_UNREACHABLE', 'SUBCOOL_UNREACHABLE', 'DUTY_SIGN', 'HEADER_UNEVEN'],
  ...['CIRCUIT_INVALID', 'CIRCUIT_ODD_PASS', 'CIRCUIT_PUNCHED', 'CIRCUIT_UNEVEN'],
])

/**
 * The notices of the rating by mean circuits that hold for the drawn ones too.
 *
 * @param solved  the solution, with its own notices
 * @param mean    the rating of as many equal circuits
 * @returns       those notices that the solution does not have
 *
 * Valid for every coil.
 *
 * Source: definition.
 */
export function wholeNotices(solved: { warnings: readonly Warning[] }, mean: { warnings: readonly Warning[] }) {
  const known = new Set(solved.warnings.map(({ code }) => code))
  return mean.warnings.filter(({ code }) => !known.has(code) && !ofTheMean.has(code))
}
