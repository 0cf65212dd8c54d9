/** `npm run admin -- <command>`: the operator's commands on the machine itself. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openParts } from './application/parts'
import { processEnvironment, readConfig } from './config/config'
import { thisNode } from './config/nodeProblems'
import { BackupError } from './data/backup'
import { DatabaseInUseError } from './data/lockFolder'
import { startProblem } from './errors/startError'
import { adminCommands, type CommandName, commandNames } from './operator/adminCommands'
import { AdminError } from './operator/adminError'
import { askRunningProcess } from './operator/operatorSocket'
import { enterOwnFolder } from './process/ownFolder'

/** The exit code of sysexits for an unknown command. */
const wrongUsage = 64

/** Options that name a file, relative to the folder where the command was typed. */
const fileOptions = ['to', 'from', 'file']
/** npm changes to the folder of the product first, so the original folder is needed. */
const typedIn = (processEnvironment.npm_lifecycle_event === 'admin' && processEnvironment.INIT_CWD) || process.cwd()
enterOwnFolder()

const args = process.argv.slice(2)
const [typed = ''] = args
/** A command has one word or two, such as `catalogue list`. */
const wordsOf = (command: string) => command.split(' ')
const name = commandNames.find(one => wordsOf(one).every((word, index) => word === args[index]))
if (!name) {
  const called = processEnvironment.npm_lifecycle_event === 'admin' ? 'npm run admin --' : 'node dist/node/admin.js'
  console.log(
    `Usage: ${called} <command>\n\n${Object.values(adminCommands)
      .map(one => `  ${one.usage}`)
      .join('\n')}`,
  )
  process.exit(typed === '' || typed === '--help' ? 0 : wrongUsage)
}

try {
  const { values } = parseArgs({ args: args.slice(wordsOf(name).length), options: adminCommands[name].options })
  for (const line of await run(name, located(values as Record<string, string>))) console.log(line)
} catch (error) {
  const isRefused = error instanceof AdminError || error instanceof BackupError
  const isMistyped = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true
  const { text, exitCode } = startProblem(error)
  console.error(isRefused || isMistyped ? (error as Error).message : text)
  process.exit(isRefused ? 1 : isMistyped ? wrongUsage : exitCode)
}

/** Runs the command here, or in the process that has the embedded database open. */
async function run(name: CommandName, values: Record<string, string>): Promise<string[]> {
  // Standard output has the output of the command; with a silent log its audit rows go to standard error.
  const config = readConfig({ ...processEnvironment, LOG_LEVEL: 'silent' }, thisNode())
  const parts = await openParts({ config }).catch(error => {
    if (error instanceof DatabaseInUseError) return error
    throw error
  })
  if (parts instanceof DatabaseInUseError) {
    const lines = await askRunningProcess(config.dataDir, { name, values })
    if (!lines) throw parts
    return lines
  }
  try {
    return await adminCommands[name].run(parts, values)
  } finally {
    await parts.close()
  }
}

function located(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([option, value]) => [
      option,
      fileOptions.includes(option) ? resolve(typedIn, value) : value,
    ]),
  )
}
