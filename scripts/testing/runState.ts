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

export default class RunStateReporter implements Reporter {
  /** By id, because the object of a file changes when the file is loaded. */
  private readonly modules = new Map<string, TestModule>()
  private readonly running = new Set<string>()

  onTestModuleQueued(module: TestModule): void {
    this.modules.set(module.moduleId, module)
    this.running.add(module.moduleId)
    this.write()
  }

  onTestModuleEnd(module: TestModule): void {
    this.modules.set(module.moduleId, module)
    this.running.delete(module.moduleId)
    this.write()
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Thrown[]): void {
    for (const module of modules) this.modules.set(module.moduleId, module)
    this.write(unhandled)
  }

  /** `unhandled` are the errors outside of tests, known only at the end of the run. */
  private write(unhandled?: readonly Thrown[]): void {
    const done = [...this.modules.values()].filter(({ moduleId }) => unhandled || !this.running.has(moduleId))
    const tests = done.flatMap(module => [...module.children.allTests()])
    const outside = unhandled?.map(error => ({ place: 'outside of any test', message: messageOf(error) })) ?? []
    const state: RunState = {
      hasEnded: unhandled !== undefined,
      passed: tests.filter(test => test.result().state === 'passed').length,
      failures: [...done.flatMap(failuresOfFile), ...tests.flatMap(failureOfTest), ...outside],
      files: [...this.modules.keys()].map(fromRoot),
      running: [...this.running].map(fromRoot),
    }
    const file = process.env[runStateFile] ?? ''
    writeFileSync(`${file}.new`, JSON.stringify(state))
    renameSync(`${file}.new`, file)
  }
}

const fromRoot = (id: string) => relative(root, id)

/** The failures of a file outside its tests: it could not be loaded, a hook failed, or it never ran. */
function failuresOfFile(module: TestModule): Failure[] {
  const place = fromRoot(module.moduleId)
  const groups = [module, ...module.children.allSuites()]
  const thrown = groups.flatMap(group => group.errors().map(error => ({ place, message: messageOf(error) })))
  if (thrown.length > 0) return thrown
  const tests = [...module.children.allTests()]
  return tests.length > 0 ? [] : [{ place, message: 'no test of it was run' }]
}

/** The failure of a test. A test that was skipped, or whose process ended, counts as failed. */
function failureOfTest(test: TestCase): Failure[] {
  const { state, errors } = test.result()
  if (state === 'passed') return []
  const message = state === 'pending' ? 'it did not come to its end' : `it was ${state}`
  return [
    {
      place: `${fromRoot(test.module.moduleId)} > ${test.fullName}`,
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
