/**
 * A Vitest reporter that writes the state of the run to a file after every test file, so that a run that was killed
 * still shows its progress and the running files.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from '../root.mjs'

export interface RunState {
  hasEnded: boolean
  passed: number
  failures: Failure[]
  /** The test files of the run, as paths from the root. */
  files: string[]
  /** Those of them that have not finished. */
  running: string[]
}

interface Failure {
  /** The file, and the test in it if it was a test. */
  place: string
  /** The file of it, from the root; absent for an error outside of any test. */
  file?: string
  message: string
}

/** The environment variable with the path of the file. */
export const runStateFile = 'COILWORKS_RUN_STATE'

/** The state that the run has written; undefined if it wrote none. */
export function runStateIn(file: string): RunState | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunState
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

type Thrown = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

/** What is known of a file whose run has ended. */
type Outcome = Pick<RunState, 'passed' | 'failures'>

export default class RunStateReporter implements Reporter {
  /** By id. Outcomes are kept, because to ask every test again after each file took longer than many files do. */
  private readonly outcomes = new Map<string, Outcome | undefined>()

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.outcomes.set(moduleId, undefined)
    this.write()
  }

  onTestModuleEnd(module: TestModule): void {
    this.outcomes.set(module.moduleId, outcomeOf(module))
    this.write()
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Thrown[]): void {
    for (const module of modules) this.outcomes.set(module.moduleId, outcomeOf(module))
    this.write(unhandled)
  }

  /** `unhandled` are the errors outside of tests, known only at the end of the run. */
  private write(unhandled?: readonly Thrown[]): void {
    const ended = [...this.outcomes.values()].filter(outcome => outcome !== undefined)
    const outside = unhandled?.map(error => ({ place: 'outside of any test', message: messageOf(error) })) ?? []
    const state: RunState = {
      hasEnded: unhandled !== undefined,
      passed: ended.reduce((sum, { passed }) => sum + passed, 0),
      failures: [...ended.flatMap(({ failures }) => failures), ...outside],
      files: [...this.outcomes.keys()].map(fromRoot),
      running: [...this.outcomes].filter(([, outcome]) => !outcome).map(([id]) => fromRoot(id)),
    }
    const file = process.env[runStateFile] ?? ''
    writeFileSync(`${file}.new`, JSON.stringify(state))
    renameSync(`${file}.new`, file)
  }
}

function outcomeOf(module: TestModule): Outcome {
  const tests = [...module.children.allTests()]
  return {
    passed: tests.filter(test => test.result().state === 'passed').length,
    failures: [...failuresOfFile(module), ...tests.flatMap(failureOfTest)],
  }
}

const fromRoot = (id: string) => relative(root, id)

/** The failures of a file outside its tests: it could not be loaded, a hook failed, or it never ran. */
function failuresOfFile(module: TestModule): Failure[] {
  const file = fromRoot(module.moduleId)
  const place = file
  const groups = [module, ...module.children.allSuites()]
  const thrown = groups.flatMap(group => group.errors().map(error => ({ place, file, message: messageOf(error) })))
  if (thrown.length > 0) return thrown
  const tests = [...module.children.allTests()]
  return tests.length > 0 ? [] : [{ place, file, message: 'no test of it was run' }]
}

/** The failure of a test. A test that was skipped, or whose process ended, counts as failed. */
function failureOfTest(test: TestCase): Failure[] {
  const { state, errors } = test.result()
  if (state === 'passed') return []
  const message = state === 'pending' ? 'it did not come to its end' : `it was ${state}`
  const file = fromRoot(test.module.moduleId)
  return [
    {
      place: `${file} > ${test.fullName}`,
      file,
      message: errors?.map(messageOf).join('\n') || message,
    },
  ]
}

function messageOf({ message, stack, diff }: Thrown): string {
  // Replace the stack of a timeout, which does not say where the time was spent.
  const said = message.replace(/^(Test|Hook) timed out in (\d+)ms\.[\s\S]*/, (_, what, ms) => {
    return `${what} timed out after ${Number(ms) / 1000} s`
  })
  const frames = (stack ?? '').split('\n').filter(line => /^\s*at (?!.*(node_modules|node:))/.test(line))
  return [said, diff, ...frames].filter(Boolean).join('\n')
}
