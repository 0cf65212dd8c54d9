/**
 * Prints how many bytes a state by the method table leaves behind, by (T, p) and by (p, h): in a program of its own,
 * because what other tests have compiled before decides whether numbers are boxed.
 */
import { fluidOf, hotState } from '../../engine'

const { hot } = fluidOf('R-134a', 'table')
const out = hotState()
const [T, p] = [Float64Array.of(320, 250), Float64Array.of(4e5, 1e6)]

function bytesOf(ask: (i: number) => void): number {
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 4000; i++) ask(i & 1)
  return (process.memoryUsage().heapUsed - before) / 4000
}

/**
 * Repeats until the compiler, which runs in parallel, has finished; on a busy machine that takes a while. The garbage
 * collector may run during one batch.
 */
function least(ask: (i: number) => void): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let batch = 0; batch < 2000 && fewest >= 2; batch++) {
    const bytes = bytesOf(ask)
    if (bytes >= 0) fewest = Math.min(fewest, bytes)
  }
  return fewest
}

const byTp = least(i => hot.atTp(T[i]!, p[i]!, out))
const byPh = least(i => hot.atPh(p[i]!, 4e5 + 1e3 * i, out))
console.log(JSON.stringify({ byTp, byPh }))
