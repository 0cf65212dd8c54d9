/** What `npm test` starts or finds for the tests. A test that needs it fails where it is missing: none is left out. */
function provided(name: string, what: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`this test needs ${what}: run it by 'npm test -- <part of its path>', or set ${name}`)
  return value
}

/** A PostgreSQL server on which tests may make databases. */
export const postgresAddress = () => provided('COILWORKS_TEST_POSTGRES', 'a PostgreSQL server')

/** The folder of PostgreSQL's own programs, for a server that a test may stop. */
export const postgresPrograms = () => provided('COILWORKS_TEST_POSTGRES_PROGRAMS', "PostgreSQL's programs")

/** Whether this run brings a PostgreSQL server: without it, what can stand on the embedded database does. */
export const hasPostgres = () => process.env.COILWORKS_TEST_POSTGRES !== undefined

/** A Redis server. Of its sixteen corners, tests that start processes of their own have 7 to 9. */
export const redisAddress = () => provided('COILWORKS_TEST_REDIS', 'a Redis server')

/** A corner of it that tests of this worker may fill and empty: one file runs in it at a time. */
export const redisCorner = () => `${redisAddress()}/${Number(process.env.VITEST_POOL_ID ?? 0) % 7}`

/** The browsers' programs: the system's own where nothing else is named. Chromium whole stands in for the shell. */
export const browserPaths = {
  chromium: () => process.env.COILWORKS_TEST_CHROMIUM ?? '/usr/bin/chromium',
  shell: () => process.env.COILWORKS_TEST_HEADLESS_SHELL ?? browserPaths.chromium(),
} as const
