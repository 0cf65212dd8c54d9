/** The edge of the database, where a fault of its own is told apart from one of a query. */
import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { UnavailableError } from '../errors/unavailableError'

/**
 * The same dialect, whose queries fail with `UnavailableError` where the database was not there for them: no connection,
 * none in time, one that broke, a statement that took too long, no room. Errors of a query stay as they are.
 */
export function tellingAvailability(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: db => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => tellingDriver(dialect.createDriver()),
  }
}

function tellingDriver(driver: Driver): Driver {
  const known = new WeakSet<DatabaseConnection>()
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async () => {
    const connection = await acquire().catch(cause => {
      throw new UnavailableError('database', cause)
    })
    // Connections come back from the pool again and again.
    if (!known.has(connection)) tellFrom(connection)
    known.add(connection)
    return connection
  }
  return driver
}

function tellFrom(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async query => {
    try {
      return (await execute(query)) as never
    } catch (cause) {
      throw isAway(cause) ? new UnavailableError('database', cause) : cause
    }
  }
}

/**
 * Classes and codes of PostgreSQL's own that say nothing of the query: connection lost, transaction undone for another's
 * sake, out of room, memory or connections, stopped by the operator or by its time, a fault of the system, read-only.
 */
const awayStates = /^(08...|40...|53...|57...|580..|25006|25P0[34]|55P03)$/

/** What PostgreSQL answers has a state; all else that is not a fault of the program is of the connection. */
function isAway(cause: unknown): boolean {
  if (!(cause instanceof Error) || cause instanceof UnavailableError) return false
  const { code } = cause as { code?: string }
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code)) return awayStates.test(code)
  return !(cause instanceof TypeError || cause instanceof RangeError || cause instanceof SyntaxError)
}
