/** `npm run admin -- <command>`: what the operator does from the machine itself. */
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

/** The exit code for a command that there is not, as sysexits names it. */
const wrongUsage = 64

/** Options that name a file, as seen from where the command was typed. */
const fileOptions = ['to', 'from', 'file']
/** npm goes to the folder of the product first. */
const typedIn = (processEnvironment.npm_lifecycle_event === 'admin' && processEnvironment.INIT_CWD) || process.cwd()
enterOwnFolder()

const [typed = '', ...rest] = process.argv.slice(2)
const name = commandNames.find(one => one === typed)
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
  const { values } = parseArgs({ args: rest, options: adminCommands[name].options })
  for (const line of await run(name, located(values as Record<string, string>))) console.log(line)
} catch (error) {
  const isRefused = error instanceof AdminError || error instanceof BackupError
  const isMistyped = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true
  const { text, exitCode } = startProblem(error)
  console.error(isRefused || isMistyped ? (error as Error).message : text)
  process.exit(isRefused ? 1 : isMistyped ? wrongUsage : exitCode)
}

/** Here, or by the process that has the embedded database open. */
async function run(name: CommandName, values: Record<string, string>): Promise<string[]> {
  // Standard output is what the command says; its rows of the audit trail go to standard error, as those of a silent log.
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
