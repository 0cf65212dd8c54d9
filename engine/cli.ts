/** The engine headless: JSON lines in, JSON lines out, in order. `npm run --silent engine -- <command>`. */
import { once } from 'node:events'
import { answer, commands } from './headless/answer'
import { linesIn } from './headless/linesIn'

/** Exit code of a wrong call, as in sysexits.h. */
const usage = 64

const name = process.argv[2]
const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined

if (command) {
  // A reader that closes early, such as `head`, has what it wanted.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  for await (const line of linesIn(process.stdin.setEncoding('utf8'))) {
    if (line.trim() === '') continue
    if (!process.stdout.write(`${answer(command, line)}\n`)) await once(process.stdout, 'drain')
  }
} else {
  process.stderr.write(
    `${name ? `unknown command ${name}` : 'no command'}; commands: ${Object.keys(commands).join(', ')}\n`,
  )
  process.exitCode = usage
}
