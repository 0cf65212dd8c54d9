/** Threads that have their tables and compiled code before somebody waits for them. */
import type { CoilRequest } from '../../engine/coils'
import type { Threads } from './threads'
import { usualCoils } from './usualCoils'

/** Coils beyond the usual ones that a new thread is warmed with: those that people looked at last. */
const remembered = 6

interface WarmUpParts {
  threads: Threads
  /** Told of what went wrong; nobody waits for it. */
  failed: (error: unknown) => void
}

/** Nothing is warmed before `start`. */
export function createWarmUp({ threads, failed }: WarmUpParts) {
  const { signal } = new AbortController()
  /** The last coil of each fluid that is not among the usual ones. */
  const asked = new Map<string, CoilRequest>()
  const usual = new Set(usualCoils().map(fluidOf))
  let isStarted = false
  let running: Promise<void> = Promise.resolve()

  /** Each thread one after the other coil, so that in between questions have their turn; a warm one is done at once. */
  function warm(coils: () => Iterable<CoilRequest>): void {
    if (!isStarted) return
    running = running.then(() => rated(coils())).catch(failed)
  }
  async function rated(coils: Iterable<CoilRequest>): Promise<void> {
    for (const of of coils) {
      const rate = () => threads.run('calculationWorker', { name: 'rating', of }, signal)
      await Promise.all(Array.from({ length: threads.most }, rate))
    }
  }
  const all = () => [...usualCoils(), ...asked.values()]

  return {
    start() {
      isStarted = true
      warm(all)
    },
    /** A thread ended: the one in its place is as cold as the first were. */
    replaced: () => warm(all),
    /** Somebody looks at a coil: the next keystroke may come to another thread, which has its fluid by then. */
    looked(coil: CoilRequest) {
      const fluid = fluidOf(coil)
      if (usual.has(fluid)) return
      const isNew = !asked.delete(fluid)
      asked.set(fluid, coil)
      const [oldest] = asked.keys()
      if (asked.size > remembered) asked.delete(oldest!)
      if (isNew) warm(() => [coil])
    },
  }
}

/** What a thread makes tables of. */
function fluidOf(coil: CoilRequest): string {
  const name = 'refrigerant' in coil ? coil.refrigerant.name : 'fluid' in coil ? coil.fluid.name : coil.coilType
  return `${name} ${coil.methods?.properties ?? ''}`
}
