/**
 * The seed of property-based tests: the same cases in every run, so that a failure is reproducible. `COILWORKS_SEED`
 * sets another seed: a number, or `random` to search for new cases (a failure prints its seed).
 */
import fc from 'fast-check'

const wanted = process.env.COILWORKS_SEED ?? '2026'

if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) })
