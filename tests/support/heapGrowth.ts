/** Prints how large a heap of 60 MB in use grows while objects come and go in a process that keeps its heap as the server does [MB]. */
import { keepHeapSmall } from '../../server/process/heap'

keepHeapSmall()
const long = (megabytes: number) =>
  Array.from({ length: megabytes }, () => Array.from({ length: 130_000 }, Math.random))
const inUse = long(60)
let recent: unknown[] = []
let most = 0
for (let round = 0; round < 60; round++) {
  recent = [...recent.slice(-4), long(4)]
  most = Math.max(most, process.memoryUsage().heapUsed)
}
console.log(inUse.length + recent.length > 0 && most / 1e6)
