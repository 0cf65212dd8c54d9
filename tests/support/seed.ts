/**
 * Where property-based tests begin: at the same cases in every run, so that a red run is red again. `COILWORKS_SEED` is
 * another beginning: a number, or `random` to look for new cases (what is found prints its own seed).
 */
import fc from 'fast-check'

const wanted = process.env.COILWORKS_SEED ?? '2026'

if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) })
