/** How much room the heaps of the process and of its threads take beside what is in use. */
import { setFlagsFromString } from 'node:v8'

/**
 * The heap of the process is collected when it has grown by this much since the last time [%]. By itself it may grow to
 * the fourfold on a machine with much memory. It matters little to threads: a heap as small as theirs may grow by 8 MB at once.
 */
const growingPercent = 25

export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`)
}

/**
 * The room for new objects with which the process was started (`--max-semi-space-size`) would hold for its threads in
 * place of their own limits. The process itself has its room since it started.
 */
export function letLimitsOfThreadsHold(): void {
  setFlagsFromString('--max-semi-space-size=0')
}
