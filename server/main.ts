/** The process: reads the configuration, opens what is needed, starts, and stops gracefully. */
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from './application/app'
import { openParts, type Parts } from './application/parts'
import { purgeHourly } from './application/purge'
import { resealFactors, resealMails } from './application/reseal'
import { signDaily } from './application/signDaily'
import { processEnvironment, readConfig } from './config/config'
import { thisNode } from './config/nodeProblems'
import { startWarnings } from './config/startWarnings'
import { seedDemo } from './demo/demo'
import { exitCodes, startProblem } from './errors/startError'
import { builtScript } from './http/renderPages'
import { takeOperatorCommands } from './operator/operatorSocket'
import { type Listening, listen } from './process/listen'
import { enterOwnFolder } from './process/ownFolder'
import { watchUnhandledErrors } from './process/unhandledErrors'
import { serveServices } from './services/serveServices'

// Whoever read the output may go, as `| head` does. The renderer reports uncaught errors by writing them, so the error of
// a write would report itself without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

let opened: Parts | undefined
const hurry = new AbortController()
const { parts, listening, operator } = await start().catch(giveUp)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop().catch(failedToStop))
// The renderer listens for these too, which would keep a process alive in a state that nobody knows.
watchUnhandledErrors(process, parts, () => stop(exitCodes.software, 0).catch(failedToStop))
parts.databaseLost
  .then(error => {
    parts.logger.fatal({ err: error }, 'the database is lost until the next start: stopping')
    return stop(exitCodes.unavailable, 0)
  })
  .catch(failedToStop)
signDaily(parts)
// Last: whoever reads it may ask for a stop at once.
console.log(`Coilworks is at ${listening[0]?.address}`)

/**
 * Readiness fails first, while all is served as before, until every balancer has seen it; then nothing new is taken; then
 * what is in flight ends; then what was opened is closed. Asked for again, it leaves out the rest of the first pause.
 */
async function stop(exitCode = 0, drainMs = parts.config.drainSeconds * 1_000): Promise<void> {
  if (parts.isStopping()) return hurry.abort()
  parts.announceStop()
  for (const one of listening) one.drain()
  await pause(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined)
  await Promise.all([...listening, operator].map(one => one.stop()))
  await parts.close()
  process.exit(exitCode)
}

function failedToStop(error: unknown): void {
  parts.logger.fatal({ err: error }, 'the stop failed')
  process.exit(exitCodes.software)
}

async function start() {
  enterOwnFolder()
  const config = readConfig(processEnvironment, thisNode())
  const parts = await openParts({ config })
  opened = parts
  const app = createApp(parts, {
    script: builtScript(resolve('dist/assets.json')),
    clientFolder: resolve('dist/client'),
  })
  if (config.isDemo) await announceDemo(parts)
  const listening: Listening[] = [await listen(app, { ...config, logger: parts.logger })]
  if (config.servicePort !== undefined)
    listening.push(await serveServices(parts.builtIn, config.servicePort, { ...parts, hosts: config.serviceHosts }))
  for (const warning of startWarnings(config)) parts.logger.warn(warning)
  purgeHourly(parts)
  await resealFactors(parts)
  await resealMails(parts)
  parts.searches.watch()
  parts.mails.watch()
  parts.calculations.start()
  await parts.audit.record({ event: 'start', outcome: 'success', detail: { demo: config.isDemo } })
  const operator = await takeOperatorCommands(parts)
  return { parts, listening, operator }
}

/** A start that has failed says why and exits, or whoever supervises it would take it for a stop. */
async function giveUp(error: unknown): Promise<never> {
  const { text, exitCode } = startProblem(error)
  console.error(text)
  await opened?.close()
  process.exit(exitCode)
}

async function announceDemo({ db, clock, config }: Parts): Promise<void> {
  console.log('Demo mode: sample people and data, reachable from this computer only. Not for production.')
  const people = await seedDemo(db, clock)
  if (people.length === 0) return
  console.log(`Demo people (shown this once; remove the folder ${config.dataDir} to start over):`)
  for (const { email, password, roles, secured } of people) {
    console.log(`  ${email.padEnd(34)} ${password}   ${roles.join(', ')}`)
    if (secured) console.log(`  ${''.padEnd(34)} ${secured.answer}   answers: ${secured.question}`)
  }
}
