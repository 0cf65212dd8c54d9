/** The interfaces of the engine (function and command line): a case must give the same result by each of them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import { type AirProperties, answer, type Checked, type CoilRating, commands, type FluidState } from '../../engine'
import type { CurveFit, MixedStream } from '../../engine/gases'
import type { GasAnswer } from '../../engine/headless/gas'
import { engineProgram } from './engineProgram'

/** The type of the answer to each command. */
interface Answers {
  air: Omit<AirProperties, 'p'>
  props: FluidState
  gas: GasAnswer
  'gas fit': CurveFit
  'gas mix': MixedStream
  correlation: Checked<number>
  rate: CoilRating
}

/** A command-line process that stays open. */
interface CommandLine {
  child: ChildProcess
  lines: Interface
  waiting: ((line: string) => void)[]
}

const open = new Map<string, CommandLine>()

afterAll(() => {
  for (const { child } of open.values()) child.stdin?.end()
  open.clear()
})

function commandLine(command: string): CommandLine {
  const already = open.get(command)
  if (already) return already
  const child = spawn(process.execPath, [...engineProgram, command], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout! })
  const started: CommandLine = { child, lines, waiting: [] }
  lines.on('line', line => started.waiting.shift()?.(line))
  open.set(command, started)
  return started
}

/**
 * The answer of the engine's command line to one input.
 *
 * @param command  such as `air`
 * @param input    a value to be written as JSON, or a text to be sent unchanged
 * @returns        the parsed line
 */
export function throughCommandLine(command: string, input: unknown): Promise<unknown> {
  const { child, waiting } = commandLine(command)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    waiting.push(line => resolve(JSON.parse(line)))
    child.stdin?.write(`${typeof input === 'string' ? input : JSON.stringify(input)}\n`)
  })
}

/**
 * Runs one case by the function and as a line of the command line; `check` gets the answer of both. The program itself
 * is tested in `tests/engine/headless/commandLine.test.ts`, because to start it takes far longer than any case.
 */
export function throughEveryDoor<Name extends keyof Answers>(
  command: Name,
  input: unknown,
  check: (result: Answers[Name]) => void,
): void {
  const what = `${command} ${JSON.stringify(input)}`

  it(`${what} as a function`, () => {
    check(commands[command]!(input) as Answers[Name])
  })

  it(`${what} on the command line`, () => {
    const result = JSON.parse(answer(commands[command]!, JSON.stringify(input)))
    expect(result).not.toHaveProperty('error')
    check(result as Answers[Name])
  })
}
