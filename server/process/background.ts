import type { Logger } from './logging'

/** Work for which a response does not wait, but a graceful stop does. */
export function createBackground(logger: Logger) {
  const running = new Set<Promise<void>>()
  return {
    run(name: string, work: () => Promise<void>): void {
      const task = work()
        .catch(error => logger.error({ err: error, task: name }, 'background work failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async finish(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export type Background = ReturnType<typeof createBackground>
