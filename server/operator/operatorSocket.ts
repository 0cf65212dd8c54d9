/**
 * The operator's commands while a running product has the embedded database open: that process executes them, requested
 * by a local socket that only its own system user may open.
 */
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import type { Parts } from '../application/parts'
import { limits } from '../config/limits'
import { BackupError } from '../data/backup'
import { exitCodes, StartError } from '../errors/startError'
import { adminCommands, commandNames } from './adminCommands'
import { AdminError } from './adminError'

const requestSchema = z.strictObject({
  name: z.enum(commandNames),
  values: z.record(z.string(), z.string()),
})
type OperatorRequest = z.infer<typeof requestSchema>

const outcomeSchema = z.union([
  z.strictObject({ lines: z.array(z.string()) }),
  z.strictObject({ refused: z.string() }),
  z.strictObject({ failed: z.string() }),
])
type OperatorOutcome = z.infer<typeof outcomeSchema>

/** Greatest length of the address of a local socket on all systems [bytes]. */
const longestAddress = 103

/** A socket in the data folder, as a relative path if that is shorter. Windows has named pipes instead. */
function addressIn(folder: string): string {
  const file = join(resolve(folder), 'operator.sock')
  if (process.platform === 'win32') return `\\\\.\\pipe\\coilworks-${Buffer.from(file).toString('hex').slice(-200)}`
  const fromHere = relative(process.cwd(), file)
  return fromHere.length < file.length ? fromHere : file
}

/**
 * Accepts commands until it is stopped. A PostgreSQL server does not need this: there the command connects to the
 * database by itself.
 */
export async function takeOperatorCommands(parts: Parts): Promise<{ stop(): Promise<void> }> {
  const { config, logger, background } = parts
  if (config.databaseUrl) return { stop: async () => undefined }
  const address = addressIn(config.dataDir)
  if (Buffer.byteLength(address) > longestAddress) {
    logger.warn({ address }, "the operator's commands need a DATA_DIR of a shorter name, or a stopped product")
    return { stop: async () => undefined }
  }
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.setTimeout(limits.operatorSilentMs, () => socket.destroy())
    socket.on('error', error => logger.warn({ err: error }, "the operator's command went away"))
    background.run('operator', () => answer(parts, socket))
  })
  // This process holds the lock of the folder, so an existing socket is a stale one.
  if (process.platform !== 'win32') rmSync(address, { force: true })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(address, () => {
      server.off('error', failed)
      done()
    })
  })
  if (process.platform !== 'win32') chmodSync(address, 0o600)
  return { stop: () => new Promise(done => server.close(() => done())) }
}

async function answer(parts: Parts, socket: Socket): Promise<void> {
  const outcome = await outcomeOf(parts, socket)
  await new Promise<void>(done => socket.end(JSON.stringify(outcome), done))
}

async function outcomeOf(parts: Parts, socket: Socket): Promise<OperatorOutcome> {
  try {
    const { name, values } = requestSchema.parse(JSON.parse(await readAll(socket)))
    // The request is complete; the command itself has no time limit.
    socket.setTimeout(0)
    return { lines: await adminCommands[name].run(parts, values) }
  } catch (error) {
    if (error instanceof AdminError || error instanceof BackupError) return { refused: error.message }
    parts.logger.error({ err: error }, "the operator's command failed")
    return { failed: 'The command failed in the running process, whose log says why.' }
  }
}

/** Reads until the other side has ended. The socket stays open for the response. */
function readAll(socket: Socket): Promise<string> {
  return new Promise((done, failed) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      text += part
    })
    socket.once('end', () => done(text))
    socket.once('error', failed)
    socket.once('close', () => failed(new Error('the connection was closed')))
  })
}

/**
 * Lets the process that holds the folder execute the command, and returns its output. Undefined if none listens there.
 *
 * @throws AdminError if the command is refused; StartError if it failed.
 */
export async function askRunningProcess(folder: string, request: OperatorRequest): Promise<string[] | undefined> {
  const outcome = await outcomeFrom(addressIn(folder), request)
  if (outcome === undefined) return undefined
  if ('refused' in outcome) throw new AdminError(outcome.refused)
  if ('failed' in outcome) throw new StartError(outcome.failed, exitCodes.software)
  return outcome.lines
}

async function outcomeFrom(path: string, request: OperatorRequest): Promise<OperatorOutcome | undefined> {
  const socket = createConnection({ path, allowHalfOpen: true })
  try {
    socket.end(JSON.stringify(request))
    return outcomeSchema.parse(JSON.parse(await readAll(socket)))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(code)) return undefined
    throw error
  } finally {
    socket.destroy()
  }
}
