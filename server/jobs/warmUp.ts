/** Warms up threads: builds their tables and compiles their code before somebody waits for them. */
import type { CoilRequest } from '../../engine/coils'
import type { Threads } from './threads'
import { usualCoils } from './usualCoils'

/** Number of coils beyond the usual ones with which a new thread is warmed up: the last ones that people rated. */
const remembered = 6

interface WarmUpParts {
  threads: Threads
  /** Called with errors, because nobody waits for this work. */
  failed: (error: unknown) => void
}

/** Nothing is warmed up before `start`. */
export function createWarmUp({ threads, failed }: WarmUpParts) {
  const { signal } = new AbortController()
  /** The last coil of each fluid that is not among the usual ones. */
  const asked = new Map<string, CoilRequest>()
  const usual = new Set(usualCoils().map(fluidOf))
  let isStarted = false
  let running: Promise<void> = Promise.resolve()

  /** Each thread rates one coil after the other, so that requests come in between; a warm thread finishes at once. */
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
    /** A thread was replaced: the new one has no tables yet. */
    replaced: () => warm(all),
    /**
     * Somebody rates a coil: the next keystroke may go to another thread, which should have tables of its fluid by
     * then.
     */
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

/** The fluid for which a thread builds tables. */
function fluidOf(coil: CoilRequest): string {
  const name = 'refrigerant' in coil ? coil.refrigerant.name : 'fluid' in coil ? coil.fluid.name : coil.coilType
  return `${name} ${coil.methods?.properties ?? ''}`
}
