/** The steps of a check: each is a command, and prints one line with its time. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { type RunState, runStateFile, runStateIn } from './runState'

export interface Count {
  passed: number
  failed: number
}

type Env = Record<string, string | undefined>

type Minutes = number

/**
 * Timeouts after which a step has failed, and the longest whole run [min]: many times what an idle machine takes, and
 * less than the 90 minutes after which the pipeline would be killed without a message.
 */
const deadlines = { check: 10, tests: 45, run: 85 } as const satisfies Record<string, Minutes>

/** The longest time that a run of tests may still take. */
const timeForTests = (): Minutes => Math.max(1, Math.min(deadlines.tests, deadlines.run - process.uptime() / 60))

const running = new Set<ChildProcess>()

/** Ends the running steps, when the run itself is ended. */
export function stopSteps(): void {
  for (const child of running) endGroup(child)
}

/** Kills the program and all its child processes: a worker in an endless loop handles no other signal. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Runs a command that passes or fails as a whole, and counts as one check. */
export async function check(name: string, command: string[], env: Env = {}): Promise<Count> {
  const { passed, output, seconds, isLate } = await run(command, env, deadlines.check)
  report(name, passed, seconds)
  const late = isLate ? lateness(deadlines.check, []) : ''
  if (!passed) console.log(`${output}${late}\nAlone: ${asTyped(command)}\n`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The command as a person would type it. */
const asTyped = ([program, ...args]: string[]) =>
  [program === process.execPath ? 'node' : `npx ${program}`, ...args].join(' ')

export interface TestRun extends Count {
  /** The files of the run, from the root. */
  files: string[]
  /** The files with failures. Absent where the run did not end, or where something failed outside of any test. */
  failedFiles?: string[]
}

/** Runs Vitest and counts every test. Skipped tests, files that fail to load and errors outside tests are failures. */
export async function tests(name: string, args: string[], env: Env, deadline = timeForTests()): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-vitest-'))
  const file = join(folder, 'state.json')
  const command = ['vitest', 'run', ...args]
  try {
    const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/testing/runState.ts')}`]
    const ended = await run([...command, ...reporters], { ...env, [runStateFile]: file }, deadline)
    const state = runStateIn(file)
    const failures = [...(state?.failures ?? []).map(({ place, message }) => `${place}\n${message}`)]
    if (ended.isLate) failures.push(lateness(deadline, state?.running ?? []))
    // No reason is known: show the output.
    else if (failures.length === 0 && !(state?.hasEnded && ended.passed)) failures.push(ended.output)
    const count = { passed: state?.passed ?? 0, failed: failures.length }
    const detail = `${count.passed} passed${count.failed ? `, ${count.failed} failed` : ''}`
    report(name, count.failed === 0, ended.seconds, detail)
    // Only the failures: the whole output has thousands of lines of passed tests, and a log may keep only its start.
    if (count.failed > 0) console.log(`${failures.join('\n\n')}\n\nAlone: ${asTyped(command)}\n`)
    return { ...count, files: state?.files ?? [], failedFiles: state?.hasEnded ? filesOf(state) : undefined }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function filesOf({ failures }: RunState): string[] | undefined {
  const files = failures.map(({ file }) => file)
  return files.every(file => file !== undefined) ? [...new Set(files)] : undefined
}

/** The most files that are run a second time. Where more fail, something is wrong that is not chance. */
const secondTries = 2

/**
 * As `tests`; but the files in which something failed are run once more, with nothing beside them, where they are few.
 * Passes there count, and the output names both runs: a test that needed its second try is to be mended (decision 0176).
 */
export async function testsTriedTwice(name: string, options: string[], filter: string[], env: Env): Promise<TestRun> {
  const first = await tests(name, [...options, ...filter], env)
  const { failedFiles: files = [] } = first
  if (files.length === 0 || files.length > secondTries) return first
  const second = await tests('the same, alone', [...options, '--maxWorkers=1', ...files], env)
  if (second.failed > 0 || files.some(file => !second.files.includes(file))) return first
  console.log(`Passed only at the second try, and to be mended: ${files.join(', ')}.\n`)
  return { ...first, passed: first.passed + first.failed, failed: 0, failedFiles: [] }
}

function lateness(deadline: Minutes, running: string[]): string {
  const ended = `It had not ended after ${Math.round(deadline)} minutes, and was ended.`
  return running.length > 0 ? `${ended} These files were running:\n${running.join('\n')}` : ended
}

interface Ended {
  passed: boolean
  /** It was killed at its timeout. */
  isLate: boolean
  output: string
  seconds: number
}

function run([program = '', ...args]: string[], env: Env, deadline: Minutes): Promise<Ended> {
  const started = performance.now()
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In its own process group, which can be ended as a whole.
      detached: true,
    })
    running.add(child)
    let output = ''
    let isLate = false
    for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
    const late = setTimeout(() => {
      isLate = true
      endGroup(child)
    }, deadline * 60_000)
    const end = (passed: boolean) => {
      clearTimeout(late)
      running.delete(child)
      resolve({ passed, isLate, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', error => {
      output += error.message
      end(false)
    })
    child.on('close', code => end(code === 0))
  })
}

export function report(name: string, passed: boolean, seconds: number, detail = ''): void {
  console.log(
    `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s  ${detail}`.trimEnd(),
  )
}
