/** Servers and programs that `npm test` starts or finds. A test that needs a missing one fails; none is skipped. */
function provided(name: string, what: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`this test needs ${what}: run it by 'npm test -- <part of its path>', or set ${name}`)
  return value
}

/** A PostgreSQL server on which tests may make databases. */
export const postgresAddress = () => provided('COILWORKS_TEST_POSTGRES', 'a PostgreSQL server')

/** The folder of PostgreSQL's programs, for a server that a test may stop. */
export const postgresPrograms = () => provided('COILWORKS_TEST_POSTGRES_PROGRAMS', "PostgreSQL's programs")

/** Whether this run has a PostgreSQL server; without it, tests use the embedded database if they can. */
export const hasPostgres = () => process.env.COILWORKS_TEST_POSTGRES !== undefined

/** A Redis server. Of its sixteen corners, tests that start processes of their own have 7 to 9. */
export const redisAddress = () => provided('COILWORKS_TEST_REDIS', 'a Redis server')

/** A corner of it that tests of this worker may fill and empty: one file runs in it at a time. */
export const redisCorner = () => `${redisAddress()}/${Number(process.env.VITEST_POOL_ID ?? 0) % 7}`

/** The browser programs: by default those of the system. The full Chromium is used if there is no headless shell. */
export const browserPaths = {
  chromium: () => process.env.COILWORKS_TEST_CHROMIUM ?? '/usr/bin/chromium',
  firefox: () => process.env.COILWORKS_TEST_FIREFOX ?? '/usr/bin/firefox-esr',
  shell: () => process.env.COILWORKS_TEST_HEADLESS_SHELL ?? browserPaths.chromium(),
} as const
