/** `npm test [-- filter]`: all checks and tests, one line a step; with a filter, the tests whose path contains it. */
import { buildIsStale } from './buildState.mjs'
import { startServers } from './testing/servers'
import { type Count, check, report, stopSteps, type TestRun, tests, testsTriedTwice } from './testing/steps'
import { testFiles } from './testing/testFiles'
import { ensureTools } from './testing/tools'

const build = [process.execPath, 'scripts/run.mjs', 'scripts/build.ts']
const browser = ['--config', 'vitest.e2e.config.ts']
const isForBrowser = (path: string) => path.startsWith('tests/e2e/')
const filter = process.argv.slice(2)
const wanted = testFiles(filter.length > 0 ? filter : undefined)
const unmatched = filter.filter(part => testFiles([part]).length === 0)
if (unmatched.length > 0) {
  console.log(`The path of no test contains ${unmatched.map(part => `'${part}'`).join(' or ')}: nothing was run.`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopSteps()
    process.exit(130)
  })
}

const counts: Count[] = []
const run: string[] = []
const env: Record<string, string> = {}
counts.push(await prepare())
if (filter.length > 0) {
  if (buildIsStale()) counts.push(await check('production build', [...build, '--if-stale']))
  if (wanted.some(path => !isForBrowser(path))) add(await tests('tests', filter, env))
  if (wanted.some(isForBrowser)) add(await testsTriedTwice('browser tests', browser, filter, env))
} else {
  const besides = [
    check('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
    // Several checkers share no types: each derives them anew, which takes twice the work and the memory.
    check('types', ['tsc', '--noEmit', '--checkers', '1']),
  ]
  // Build before the tests, because those of built files and whole pages use the build. The checks take longer, on one
  // core: the first tests load on the other.
  counts.push(await check('production build', build))
  add(await tests('tests', [], env))
  add(await testsTriedTwice('browser tests', browser, [], env))
  counts.push(...(await Promise.all(besides)))
}
findLeftOut()
close()

function add({ files, ...count }: TestRun): void {
  run.push(...files)
  counts.push(count)
}

/** Fails for a file that looks like a test but that no project of Vitest runs: it would otherwise pass unnoticed. */
function findLeftOut(): void {
  const leftOut = wanted.filter(path => !run.includes(path))
  if (leftOut.length === 0) return
  console.log(`These look like tests, and were not run:\n${leftOut.join('\n')}\n`)
  counts.push({ passed: 0, failed: leftOut.length })
}

/** Prepares the programs that tests need beside Node. A missing one fails a check, so that no run looks complete. */
async function prepare(): Promise<Count> {
  const started = performance.now()
  const { tools, missing } = ensureTools()
  if (missing.length > 0) {
    console.log(`Missing, and not to be installed from here: ${missing.join('; ')}.`)
    if (process.env.CI === 'true') {
      counts.push({ passed: 0, failed: 1 })
      close()
    }
  }
  if (tools.chromium) env.COILWORKS_TEST_CHROMIUM = tools.chromium
  if (tools.firefox) env.COILWORKS_TEST_FIREFOX = tools.firefox
  if (tools.headlessShell) env.COILWORKS_TEST_HEADLESS_SHELL = tools.headlessShell
  if (tools.postgres) env.COILWORKS_TEST_POSTGRES_PROGRAMS = tools.postgres
  Object.assign(env, await startServers(tools))
  report('what tests need', missing.length === 0, (performance.now() - started) / 1000)
  return { passed: Number(missing.length === 0), failed: Number(missing.length > 0) }
}

function close(): never {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}
