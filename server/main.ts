/** The process: reads the configuration, opens what is needed, starts, and stops gracefully. */
import { resolve } from 'node:path'
import { createApp } from './app'
import { watchForWantedBackups } from './backups'
import { type Config, ConfigError, processEnvironment, readConfig } from './config'
import { seedDemo } from './data/demo'
import { DatabaseInUseError } from './data/lockFolder'
import { builtScript } from './http/renderPages'
import { type Listening, listen } from './listen'
import { openParts, type Parts } from './parts'
import { purgeHourly } from './purge'
import { resealFactors } from './resealFactors'
import { serveServices } from './services/serveServices'

/** The exit code for a configuration that cannot be used, as sysexits names it. */
const badConfiguration = 78

// Whoever read the output may go, as `| head` does. The renderer reports uncaught errors by writing them, so the error of
// a write would report itself without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const config = configOrExit()
const parts = await openOrExit(config)
const app = createApp(parts, { script: builtScript(resolve('dist/assets.json')), clientFolder: resolve('dist/client') })
if (config.isDemo) await announceDemo(parts)
const listening: Listening[] = [await listen(app, config)]
if (config.servicePort !== undefined) listening.push(await serveServices(parts.builtIn, config.servicePort))
purgeHourly(parts)
await resealFactors(parts)
watchForWantedBackups(parts)
parts.searches.watch()
parts.calculations.start()
await parts.audit.record({ event: 'start', outcome: 'success', detail: { demo: config.isDemo } })
console.log(`Coilworks is at ${listening[0]?.address}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
// The renderer listens for these too, which would keep a process alive in a state that nobody knows.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(event, (error: unknown) => {
    parts.logger.fatal({ err: error }, 'an error that nothing handles: stopping')
    void stop(1)
  })
}

/** Readiness fails first, then nothing new is taken, then what is in flight ends, then what was opened is closed. */
async function stop(exitCode = 0): Promise<void> {
  if (parts.isStopping()) return
  parts.announceStop()
  await Promise.all(listening.map(one => one.stop()))
  await parts.close()
  process.exit(exitCode)
}

function configOrExit(): Config {
  try {
    return readConfig(processEnvironment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(badConfiguration)
  }
}

async function openOrExit(config: Config): Promise<Parts> {
  try {
    return await openParts({ config })
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function announceDemo({ db, clock }: Parts): Promise<void> {
  console.log('Demo mode: sample people and data, reachable from this computer only. Not for production.')
  const people = await seedDemo(db, clock)
  if (people.length === 0) return
  console.log('Demo people (shown this once; remove the data folder to start over):')
  for (const { email, password, roles, secured } of people) {
    console.log(`  ${email.padEnd(34)} ${password}   ${roles.join(', ')}`)
    if (secured) console.log(`  ${''.padEnd(34)} ${secured.answer}   answers: ${secured.question}`)
  }
}
