/** What `npm test` starts or finds for the tests. A test that needs it fails where it is missing: none is left out. */
function provided(name: string, what: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`this test needs ${what}: run it by 'npm test -- <part of its path>', or set ${name}`)
  return value
}

/** A PostgreSQL server on which tests may make databases. */
export const postgresAddress = () => provided('COILWORKS_TEST_POSTGRES', 'a PostgreSQL server')

/** A Redis server that tests may fill and empty. */
export const redisAddress = () => provided('COILWORKS_TEST_REDIS', 'a Redis server')

/** The browser's program: the system's own where nothing else is named. */
export const chromiumPath = () => process.env.COILWORKS_TEST_CHROMIUM ?? '/usr/bin/chromium'
