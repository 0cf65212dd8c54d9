/**
 * The operator's commands while a running product holds the embedded database: it does them itself, asked by a local
 * socket that its own system user alone may open.
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

/** What systems take for the address of a local socket [bytes]. */
const longestAddress = 103

/** In the data folder; written from here where that is shorter. Windows has pipes, by names of their own. */
function addressIn(folder: string): string {
  const file = join(resolve(folder), 'operator.sock')
  if (process.platform === 'win32') return `\\\\.\\pipe\\coilworks-${Buffer.from(file).toString('hex').slice(-200)}`
  const fromHere = relative(process.cwd(), file)
  return fromHere.length < file.length ? fromHere : file
}

/**
 * Takes commands until it is stopped. A database that is a server of its own has no need of this: there the command
 * opens it beside the nodes.
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
  // Whoever holds the folder is the only one that can have left it there.
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
    // It is known now; what it takes is up to the command.
    socket.setTimeout(0)
    return { lines: await adminCommands[name].run(parts, values) }
  } catch (error) {
    if (error instanceof AdminError || error instanceof BackupError) return { refused: error.message }
    parts.logger.error({ err: error }, "the operator's command failed")
    return { failed: 'The command failed in the running process, whose log says why.' }
  }
}

/** All that comes until the other side has ended. The socket stays open for the answer. */
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
 * Has the process that holds the folder do it, and returns what it says. Undefined where none listens there.
 *
 * @throws AdminError where the command is refused; StartError where it failed.
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
