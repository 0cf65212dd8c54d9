/** Warms up threads: builds the tables of what people rate on the threads where it was not rated yet. */
import type { ToolName } from '../../shared/tools/tools'
import type { Threads } from './threads'
import { toolJobs } from './toolJobs'
import type { ToolJobs } from './toolWork'

/** Number of items with which a new thread is warmed up: the last ones that people rated. */
const remembered = 6

interface WarmUpParts {
  threads: Threads
  /** Called with errors, because nobody waits for this work. */
  failed: (error: unknown) => void
}

interface Rated {
  tool: ToolName
  of: object
}

export function createWarmUp({ threads, failed }: WarmUpParts) {
  const { signal } = new AbortController()
  /** The last item for each set of tables. */
  const asked = new Map<string, Rated>()
  let running: Promise<void> = Promise.resolve()

  /**
   * Each thread without work rates one item after the other, so that requests come in between. It never starts a
   * thread: one that is busy learns its tables from its own work.
   */
  function warm(items: () => Iterable<Rated>): void {
    running = running.then(() => rated(items())).catch(failed)
  }
  async function rated(items: Iterable<Rated>): Promise<void> {
    for (const item of items) {
      const rate = () => threads.run('calculationWorker', { ...item, name: 'rating' }, signal)
      await Promise.all(Array.from({ length: threads.idle() }, rate))
    }
  }
  threads.onStart(() => {
    // After some time without work all threads have ended: what was rated then is of no use to the first new one.
    if (threads.running() === 1) asked.clear()
    else warm(() => [...asked.values()])
  })

  return {
    /**
     * Somebody rates an item: the next keystroke may go to another thread, which should have its tables by then.
     */
    looked(tool: ToolName, of: object) {
      const tables = `${tool} ${(toolJobs[tool] as ToolJobs).tablesOf(of as never)}`
      const isNew = !asked.delete(tables)
      asked.set(tables, { tool, of })
      const [oldest] = asked.keys()
      if (asked.size > remembered) asked.delete(oldest!)
      if (isNew && threads.running() > 1) warm(() => [{ tool, of }])
    },
  }
}
