/** The engine headless: JSON lines in, JSON lines out, in order. `npm run --silent engine -- <command>`. */
import { once } from 'node:events'
import { answer, type CommandName, commands } from './headless/answer'
import { helpText } from './headless/help'
import { linesIn } from './headless/linesIn'

/** Exit code of a wrong call, as in sysexits.h. */
const usage = 64

const [name, ...options] = process.argv.slice(2)
const asksHelp = [name, ...options].some(word => word === '--help' || word === '-h')
const command = name !== undefined && isCommand(name) ? commands[name] : undefined

if (asksHelp) {
  process.stdout.write(helpText(command && name))
} else if (command) {
  // A reader that closes early, such as `head`, needs no more output.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  for await (const line of linesIn(process.stdin.setEncoding('utf8'))) {
    if (line.trim() === '') continue
    if (!process.stdout.write(`${answer(command, line)}\n`)) await once(process.stdout, 'drain')
  }
} else {
  process.stderr.write(
    `${name ? `unknown command ${name}` : 'no command'}; commands: ${Object.keys(commands).join(', ')}; more by --help\n`,
  )
  process.exitCode = usage
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(commands, word)
}
