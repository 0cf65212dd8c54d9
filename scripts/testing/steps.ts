/** Steps of the check: each is a command, and prints one line with its time. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../root.mjs'

export interface Count {
  passed: number
  failed: number
}

type Env = Record<string, string | undefined>

const running = new Set<ChildProcess>()

/** Ends what is running, when the run itself is ended. */
export function stopSteps(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** A command that passes or fails as a whole: it counts as one check. */
export async function check(name: string, command: string[], env: Env = {}): Promise<Count> {
  const { passed, output, seconds } = await run(command, env)
  report(name, passed, seconds)
  if (!passed) console.log(`${output}\nAlone: ${asTyped(command)}\n`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The command as a person repeats it. */
const asTyped = ([program, ...args]: string[]) =>
  [program === process.execPath ? 'node' : `npx ${program}`, ...args].join(' ')

/** A run of Vitest: every test counts. */
export async function tests(name: string, args: string[], env: Env): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-vitest-'))
  const file = join(folder, 'results.json')
  const command = ['vitest', 'run', ...args]
  try {
    const { passed, output, seconds } = await run(
      [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      env,
    )
    const results = resultsIn(file)
    const count = results ? countOf(results, passed) : { passed: 0, failed: 1 }
    report(name, count.failed === 0, seconds, `${count.passed} passed${count.failed ? `, ${count.failed} failed` : ''}`)
    // What failed comes first: the whole output is thousands of lines of what passed, and a log may keep only its head.
    if (count.failed > 0) console.log(`${(results && failuresOf(results)) || output}\nAlone: ${asTyped(command)}\n`)
    return count
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Results {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** What Vitest wrote; nothing where it ended before it could, or while it did. */
function resultsIn(file: string): Results | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const couldNotLoad = (file: Results['testResults'][number]) =>
  file.status === 'failed' && file.assertionResults.length === 0

/** A test that was left out has not passed; a file that could not be loaded is one failure more. */
function countOf(results: Results, exitedWell: boolean): Count {
  const unloaded = results.testResults.filter(couldNotLoad).length
  const failed = results.numTotalTests - results.numPassedTests + unloaded
  return { passed: results.numPassedTests, failed: failed === 0 && !exitedWell ? 1 : failed }
}

/** Every test that did not pass, by file and name, with what it said. */
function failuresOf(results: Results): string {
  return results.testResults
    .flatMap(file => {
      const path = relative(root, file.name)
      const failed = file.assertionResults.filter(one => one.status !== 'passed')
      return couldNotLoad(file)
        ? [`${path}\n${file.message}`]
        : failed.map(one => `${path} > ${one.fullName}\n${(one.failureMessages ?? [one.status]).join('\n')}`)
    })
    .join('\n\n')
}

function run(
  [program = '', ...args]: string[],
  env: Env,
): Promise<{ passed: boolean; output: string; seconds: number }> {
  const started = performance.now()
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
    const end = (passed: boolean) => {
      running.delete(child)
      resolve({ passed, output, seconds: (performance.now() - started) / 1000 })
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
