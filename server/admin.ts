/** `npm run admin -- <command>`: what the operator does from the machine itself. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AdminError, adminCommands, backupText } from './adminCommands'
import { askForBackup } from './backups'
import { processEnvironment, readConfig } from './config'
import { BackupError } from './data/backup'
import { DatabaseInUseError } from './data/lockFolder'
import { thisNode } from './nodeProblems'
import { openParts } from './parts'
import { startProblem } from './startError'

/** The exit code for a command that there is not, as sysexits names it. */
const wrongUsage = 64

const [name = '', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(adminCommands, name) ? adminCommands[name as keyof typeof adminCommands] : undefined
if (!command) {
  console.log(
    `Usage: npm run admin -- <command>\n\n${Object.values(adminCommands)
      .map(one => `  ${one.usage}`)
      .join('\n')}`,
  )
  process.exit(name === '' || name === '--help' ? 0 : wrongUsage)
}

try {
  const { values } = parseArgs({ args: rest, options: command.options })
  const config = readConfig({ LOG_LEVEL: 'silent', ...processEnvironment }, thisNode())
  const parts = await openParts({ config }).catch(async error => {
    const { to } = values as { to?: string }
    if (name !== 'backup' || !to || !(error instanceof DatabaseInUseError)) throw error
    console.log(backupText(to, await askForBackup(config.dataDir, resolve(to))))
    process.exit(0)
  })
  try {
    for (const line of await command.run(parts, values as Record<string, string | undefined>)) console.log(line)
  } finally {
    await parts.close()
  }
} catch (error) {
  const isRefused = error instanceof AdminError || error instanceof BackupError
  const isMistyped = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true
  const { text, exitCode } = startProblem(error)
  console.error(isRefused || isMistyped ? (error as Error).message : text)
  process.exit(isRefused ? 1 : isMistyped ? wrongUsage : exitCode)
}
