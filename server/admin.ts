/** `npm run admin -- <command>`: what the operator does from the machine itself. */
import { parseArgs } from 'node:util'
import { AdminError, adminCommands } from './adminCommands'
import { ConfigError, processEnvironment, readConfig } from './config'
import { DatabaseInUseError } from './data/lockFolder'
import { openParts } from './parts'

const [name = '', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(adminCommands, name) ? adminCommands[name as keyof typeof adminCommands] : undefined
if (!command) {
  console.log(
    `Usage: npm run admin -- <command>\n\n${Object.values(adminCommands)
      .map(one => `  ${one.usage}`)
      .join('\n')}`,
  )
  process.exit(name === '' || name === '--help' ? 0 : 64)
}

try {
  const { values } = parseArgs({ args: rest, options: command.options })
  const parts = await openParts({ config: readConfig({ LOG_LEVEL: 'silent', ...processEnvironment }) })
  try {
    for (const line of await command.run(parts, values as Record<string, string | undefined>)) console.log(line)
  } finally {
    await parts.close()
  }
} catch (error) {
  const isExpected = error instanceof AdminError || error instanceof ConfigError || error instanceof DatabaseInUseError
  if (!isExpected && (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') !== true) throw error
  console.error((error as Error).message)
  process.exit(1)
}
