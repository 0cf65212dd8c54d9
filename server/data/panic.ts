/** The embedded database after an error that PostgreSQL gives up at (PANIC), as one that has no room for its log. */
import type { PGlite } from '@electric-sql/pglite'

/** What PGlite throws to itself where PostgreSQL goes on after an error of a query. */
const longJump = 100

/**
 * Resolves once PostgreSQL has given up: whoever asks is refused from then on, and only a new start reads what the log
 * holds. PGlite itself would ask it again without end, and this process would answer nothing more.
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

/** PGlite passes over whatever it catches, once it has looked at its `status`: the look is where this comes through. */
function unaskable(given: Error | undefined) {
  return {
    get status(): never {
      throw given
    },
  }
}
