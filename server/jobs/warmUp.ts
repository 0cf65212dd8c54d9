/** Warms up threads: builds their tables and compiles their code before somebody waits for them. */
import type { ToolName } from '../../shared/tools/tools'
import type { Threads } from './threads'
import { toolJobs } from './toolJobs'
import type { ToolJobs } from './toolWork'

/** Number of items beyond the usual ones with which a new thread is warmed up: the last ones that people rated. */
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

/** Nothing is warmed up before `start`. */
export function createWarmUp({ threads, failed }: WarmUpParts) {
  const { signal } = new AbortController()
  /** The last item for each set of tables that the usual ones do not build. */
  const asked = new Map<string, Rated>()
  const usual = new Set(usualItems().map(tablesOf))
  let isStarted = false
  let running: Promise<void> = Promise.resolve()

  /** Each thread rates one item after the other, so that requests come in between; a warm thread finishes at once. */
  function warm(items: () => Iterable<Rated>): void {
    if (!isStarted) return
    running = running.then(() => rated(items())).catch(failed)
  }
  async function rated(items: Iterable<Rated>): Promise<void> {
    for (const item of items) {
      const rate = () => threads.run('calculationWorker', { ...item, name: 'rating' }, signal)
      await Promise.all(Array.from({ length: threads.most }, rate))
    }
  }
  const all = () => [...usualItems(), ...asked.values()]

  return {
    start() {
      isStarted = true
      warm(all)
    },
    /** A thread was replaced: the new one has no tables yet. */
    replaced: () => warm(all),
    /**
     * Somebody rates an item: the next keystroke may go to another thread, which should have its tables by then.
     */
    looked(tool: ToolName, of: object) {
      const item = { tool, of }
      const tables = tablesOf(item)
      if (usual.has(tables)) return
      const isNew = !asked.delete(tables)
      asked.set(tables, item)
      const [oldest] = asked.keys()
      if (asked.size > remembered) asked.delete(oldest!)
      if (isNew) warm(() => [item])
    },
  }
}

/** The usual items of all tools. */
function usualItems(): Rated[] {
  const all = Object.entries(toolJobs) as [ToolName, ToolJobs][]
  return all.flatMap(([tool, { usual }]) => usual().map(of => ({ tool, of })))
}

const tablesOf = ({ tool, of }: Rated) => `${tool} ${(toolJobs[tool] as ToolJobs).tablesOf(of as never)}`
