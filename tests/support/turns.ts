/** Cases that many subjects share out, where trying all cases with all subjects proves no more. */

/**
 * Those of `all` whose turn it is: `count` of them, the next ones with the next `turn`.
 *
 * For a check that is the same for all subjects, such as operations: each subject is tried with some of the cases, and
 * over all of them each case comes equally often. So a subject that is left out of the check fails, and a case too.
 */
export const inTurn = <One>(all: readonly One[], turn: number, count: number): One[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, step) => all[(turn * count + step) % all.length]!)
