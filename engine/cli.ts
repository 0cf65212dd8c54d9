/** The engine headless: JSON lines in, JSON lines out, in order. `npm run --silent engine -- <command>`. */
import { once } from 'node:events'
import { answer, type CommandName, commands } from './headless/answer'
import { helpText } from './headless/help'
import { linesIn } from './headless/linesIn'

/** Exit code of a wrong call, as in sysexits.h. */
const usage = 64

const given = process.argv.slice(2)
const asksHelp = given.some(word => word === '--help' || word === '-h')
const words = given.filter(word => !word.startsWith('-'))
// A tool with several commands has its own word before theirs.
const name = [words.slice(0, 2).join(' '), words[0]].find(each => each !== undefined && isCommand(each)) ?? words[0]
const command = name !== undefined && isCommand(name) ? commands[name] : undefined
/** What stands beside the command: a file, say, or an option. */
const surplus = [...words.slice(name?.split(' ').length), ...given.filter(word => word.startsWith('-'))]

if (asksHelp) {
  process.stdout.write(helpText(name))
} else if (command && surplus.length > 0) {
  process.stderr.write(`${name} takes no ${surplus.join(' ')}: its lines come from standard input\n`)
  process.exitCode = usage
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
