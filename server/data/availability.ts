/** Wraps the database so that faults of the database are distinguished from errors of a query. */
import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { UnavailableError } from '../errors/unavailableError'

/**
 * The same dialect, whose queries fail with `UnavailableError` if the database was unavailable: no connection, none in
 * time, a broken one, a statement that took too long, no disk space. Errors of a query are not changed.
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
    // The pool hands out the same connection many times; wrap it once.
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
 * SQLSTATE classes and codes of PostgreSQL that the query did not cause: connection lost, transaction rolled back
 * because of another, out of disk space, memory or connections, stopped by the operator or a time limit, system error,
 * read-only.
 */
const awayStates = /^(08...|40...|53...|57...|580..|25006|25P0[34]|55P03)$/

/** An error of PostgreSQL has a state; any other error that is not a fault of the program is one of the connection. */
function isAway(cause: unknown): boolean {
  if (!(cause instanceof Error) || cause instanceof UnavailableError) return false
  const { code } = cause as { code?: string }
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code)) return awayStates.test(code)
  return !(cause instanceof TypeError || cause instanceof RangeError || cause instanceof SyntaxError)
}
