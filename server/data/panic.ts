/** Detects that PostgreSQL in the embedded database has stopped with PANIC, for example without room for its log. */
import type { PGlite } from '@electric-sql/pglite'

/** The value that PGlite throws for a longjmp, by which PostgreSQL continues after an error of a query. */
const longJump = 100

/**
 * Resolves once PostgreSQL has stopped. Every query fails from then on, and only a new start replays the log. PGlite
 * itself would call PostgreSQL again in an endless loop, and this process would not answer any more.
 */
export function panicOf({ Module: postgres }: Pick<PGlite, 'Module'>): Promise<Error> {
  return new Promise(resolve => {
    let given: Error | undefined
    const loopOnce = postgres._PostgresMainLoopOnce
    postgres._PostgresMainLoopOnce = () => {
      try {
        if (!given) return loopOnce()
      } catch (error) {
        if ((error as { status?: unknown }).status === longJump) throw error
        given = new Error('the embedded database has given up', { cause: error })
        resolve(given)
      }
      throw unaskable(given)
    }
  })
}

/** PGlite ignores what it catches after it has read the error's `status`, so the getter of `status` throws. */
function unaskable(given: Error | undefined) {
  return {
    get status(): never {
      throw given
    },
  }
}
