/** Tests the test runner itself: no failure can count as a pass, and no test can make it wait forever. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TestSpecification, TestUserConfig, Vitest } from 'vitest/node'
import { root } from '../../scripts/root.mjs'
import { startFirst } from '../../scripts/testing/startFirst'
import { type TestRun, tests, testsTriedTwice } from '../../scripts/testing/steps'
import { looksLikeTest, testFiles } from '../../scripts/testing/testFiles'
import all from '../../vitest.config'
import e2e from '../../vitest.e2e.config'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A project of the given test files, in a folder where their imports are found. */
function projectOf(files: Record<string, string>): string {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, '.tmp/runner-'))
  folders.push(folder)
  const test = {
    ...{ expect: { requireAssertions: true }, maxWorkers: 2, include: ['*.test.ts'] },
    setupFiles: [join(root, 'tests/support/fullTables.ts')],
  }
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })}`)
  write(folder, files)
  return folder
}

function write(folder: string, files: Record<string, string>): void {
  const head = "import { describe, expect, it } from 'vitest'\n"
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.ts`), head + text)
}

const npmTest = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/test.ts', ...args], { cwd: root, encoding: 'utf8' })

/** The counts of the step, and its output. */
async function ranIn(
  folder: string,
  step = (options: string[]) => tests('of a test', options, {}),
): Promise<TestRun & { said: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const run = await step(['--root', folder, '--config', join(folder, 'vitest.config.mjs')])
    return { ...run, said: log.mock.calls.join('\n') }
  } finally {
    log.mockRestore()
  }
}

const passing = "it('passes', () => expect(1).toBe(1))\n"

describe('a run of tests', () => {
  it('counts what did not pass, whatever became of it, and says each by its place', async () => {
    const folder = projectOf({
      late: `${passing}it('waits', () => { expect(1).toBe(1); return new Promise(() => {}) }, 200)`,
      wrong: `${passing}it('is wrong', () => expect('left').toBe('right'))`,
      silent: `${passing}it('asserts nothing', () => {})`,
      skipped: `${passing}it.skip('is left out', () => expect(1).toBe(1))`,
      emptyTable: `${passing}it.each([])('has no row %s', () => expect(1).toBe(1))`,
      emptyTables: `${passing}describe.each([])('has no row %s', () => ${passing})`,
      unloaded: "import './nowhere'",
      outside: `${passing}setTimeout(() => { throw new Error('of nobody') })\n${passing}`,
      crashed: `it('ends its process', () => { expect(1).toBe(1); process.kill(process.pid, 'SIGKILL') })`,
    })
    const { passed, failed, said } = await ranIn(folder)

    expect(said).toMatch(/late\.test\.ts > waits\nTest timed out after 0\.2 s/)
    expect(said).toMatch(/wrong\.test\.ts > is wrong\nexpected 'left' to be 'right'/)
    expect(said).toMatch(/silent\.test\.ts > asserts nothing\nexpected any number of assertion, but got none/)
    expect(said).toMatch(/skipped\.test\.ts > is left out\nit was skipped/)
    expect(said).toMatch(/emptyTable\.test\.ts\na table without a row makes no test/)
    expect(said).toMatch(/emptyTables\.test\.ts\na table without a row makes no test/)
    expect(said).toMatch(/unloaded\.test\.ts\n.*nowhere/)
    expect(said).toMatch(/outside of any test\nof nobody/)
    expect(said).toMatch(/crashed\.test\.ts > ends its process\nit did not come to its end/)
    // The process that ended is an additional error.
    expect([passed, failed]).toEqual([6, 10])
  })

  it('is ended at its deadline where a test never yields, and names the file', async () => {
    const [folder, marker] = [projectOf({}), 'has-begun']
    const endless = "it('never yields', () => { expect(1).toBe(1); writeFileSync(%, ''); for (;;); })"
    const text = endless.replace('%', JSON.stringify(join(folder, marker)))
    write(folder, { endless: `import { writeFileSync } from 'node:fs'\n${text}`, quick: passing })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const ending = ranIn(folder)
      await expect.poll(() => readdirSync(folder)).toContain(marker)
      vi.advanceTimersByTime(45 * 60_000)
      const { failed, said } = await ending
      expect(failed).toBe(1)
      expect(said).toMatch(/not ended after \d+ minutes.* These files were running:\n(.*\n)*\S+endless\.test\.ts\n/)
    } finally {
      vi.useRealTimers()
    }
  })

  describe('with a second try', () => {
    const triedTwice = (options: string[]) => testsTriedTwice('of a test', options, [], {})
    /** A test that fails the first time. */
    const unsteady = (folder: string) => {
      const marker = JSON.stringify(join(folder, 'was-run'))
      return `import { existsSync, writeFileSync } from 'node:fs'
        const before = existsSync(${marker})
        writeFileSync(${marker}, '')
        ${passing}it('is unsteady', () => expect(before).toBe(true))`
    }

    it('passes where few files pass alone, and says which failed at first, and how', async () => {
      const folder = projectOf({ steady: passing })
      write(folder, { unsteady: unsteady(folder) })
      const { passed, failed, said } = await ranIn(folder, triedTwice)
      expect([passed, failed]).toEqual([3, 0])
      expect(said).toMatch(/FAILED.* 2 passed, 1 failed\n.*unsteady\.test\.ts > is unsteady\nexpected false to be true/)
      expect(said).toMatch(/ok {4} {2}the same, alone .* 2 passed\n/)
      expect(said).toMatch(/Passed only at the second try, and to be mended: \S+unsteady\.test\.ts\.\n/)
    })

    it('fails where the second try fails too', async () => {
      const folder = projectOf({ steady: passing, wrong: "it('is wrong', () => expect(1).toBe(2))" })
      const { passed, failed, said } = await ranIn(folder, triedTwice)
      expect([passed, failed]).toEqual([1, 1])
      expect(said).toMatch(/FAILED {2}the same, alone/)
    })

    it('tries nothing again where many files fail, or something outside of any test', async () => {
      const wrong = "it('is wrong', () => expect(1).toBe(2))"
      const many = await ranIn(projectOf({ wrong, wrong2: wrong, wrong3: wrong }), triedTwice)
      const outside = `${passing}setTimeout(() => { throw new Error('of nobody') })\n${passing}`
      const beside = await ranIn(projectOf({ outside }), triedTwice)
      expect([many.failed, beside.failed]).toEqual([3, 1])
      expect(many.said + beside.said).not.toContain('the same, alone')
    })
  })

  it('with parts of paths of which one is in no path is refused', () => {
    const { status, stdout } = npmTest('tests/house', 'no-such-test')
    expect([status, stdout]).toEqual([1, "The path of no test contains 'no-such-test': nothing was run.\n"])
  })

  it('fails where a file that looks like a test is in no project, and names it', () => {
    // Not in an ignored folder, where no test would be found; scans of the repository skip it by its name.
    const folder = mkdtempSync(join(root, 'left-out-'))
    folders.push(folder)
    write(folder, { passes: passing })
    const leftOut = relative(root, join(folder, 'passes.test.ts'))
    const { status, stdout } = npmTest('tests/house/lock', leftOut)
    expect(stdout).toContain(`These look like tests, and were not run:\n${leftOut}\n`)
    expect(stdout).toMatch(/\nok {4} {2}tests .* [1-9]\d* passed\n(.*\n)*[1-9]\d* passed, 1 failed\n$/)
    expect(status).toBe(1)
  })
})

it('every project wants assertions and full tables', () => {
  const projects = [...(all.test?.projects ?? []), e2e] as { test: TestUserConfig }[]
  expect(projects).toHaveLength(3)
  for (const { test } of projects) {
    expect(test.expect?.requireAssertions).toBe(true)
    expect(test.setupFiles).toContain('tests/support/fullTables.ts')
  }
})

describe('a file that looks like a test', () => {
  it.each(['tests/a.spec.ts', 'tests/engine/a.test.tsx', 'server/http/a.test.mjs', 'a.test.cts'])(
    'is wanted wherever it lies: %s',
    path => expect(looksLikeTest(path)).toBe(true),
  )

  it('is wanted by each part of its path, from the root, as it is typed or pasted', () => {
    const own = 'tests/house/runner.test.ts'
    for (const part of ['house/runner', `./${own}`, join(root, own)]) expect(testFiles([part])).toEqual([own])
    expect(testFiles(['support/house'])).toEqual([])
    expect(testFiles()).toEqual(expect.arrayContaining([own, 'tests/e2e/access.test.ts']))
  })
})

describe('the order of test files', () => {
  const [slow, slower, large, small] = ['routes', 'runner', 'arrows', 'lock'].map(name => `tests/house/${name}.test.ts`)
  const sizes: Record<string, number> = { [slow!]: 2, [slower!]: 1, [large!]: 4, [small!]: 3 }

  it('has those that are named first, and then the large before the small', async () => {
    const project = { name: '', config: { isolate: false, sequence: { groupOrder: 0 } } }
    const files = [small, slower, large, slow].map(path => ({ project, moduleId: join(root, path!) }))
    const cache = {
      getFileTestResults: () => undefined,
      getFileStats: (key: string) => ({ size: sizes[key.slice(1)] }),
    }
    const Sequencer = startFirst(slower!, slow!)
    const sorted = await new Sequencer({ cache, config: { root } } as unknown as Vitest).sort(
      files as unknown as TestSpecification[],
    )
    expect(sorted.map(({ moduleId }) => relative(root, moduleId))).toEqual([slower, slow, large, small])
  })

  it('names no file that is not there', () => {
    expect(() => startFirst('tests/house/runner.test.ts', 'tests/nowhere.test.ts')).toThrow('tests/nowhere.test.ts')
  })
})
