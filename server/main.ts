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
import { openBuiltPages } from './http/builtPages'
import { takeOperatorCommands } from './operator/operatorSocket'
import { keepHeapSmall } from './process/heap'
import { type Listening, listen } from './process/listen'
import { enterOwnFolder } from './process/ownFolder'
import { watchUnhandledErrors } from './process/unhandledErrors'
import { serveServices } from './services/serveServices'

// The reader of the output may close it, as `| head` does. The renderer reports uncaught errors by writing them, so
// without these listeners the error of a write would cause endless further ones.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

keepHeapSmall()
let opened: Parts | undefined
const hurry = new AbortController()
const { parts, listening, operator } = await start().catch(giveUp)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop().catch(failedToStop))
// The renderer listens for uncaught errors too, which would keep the process alive in an unknown state.
watchUnhandledErrors(process, parts, () => stop(exitCodes.software, 0).catch(failedToStop))
parts.databaseLost
  .then(error => {
    parts.logger.fatal({ err: error }, 'the database is lost until the next start: stopping')
    return stop(exitCodes.unavailable, 0)
  })
  .catch(failedToStop)
signDaily(parts)
// Last, because a supervisor that reads this line may stop the process at once.
console.log(`Coilworks is at ${listening[0]?.address}`)

/**
 * First readiness fails while everything is still served, until every load balancer has noticed. Then no new connection
 * is accepted, running requests finish, and resources are closed. A second call skips the rest of the first pause.
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
  const pages = await openBuiltPages(resolve('dist'))
  const app = createApp(parts, { ...pages, clientFolder: resolve('dist/client') })
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
  await parts.backups.endInterrupted()
  parts.monitor.watch()
  await parts.audit.record({ event: 'start', outcome: 'success', detail: { demo: config.isDemo } })
  const operator = await takeOperatorCommands(parts)
  return { parts, listening, operator }
}

/** A failed start prints the reason and exits with its code; otherwise a supervisor would take it for a normal stop. */
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
