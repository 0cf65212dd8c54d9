/** Why a start has failed: one sentence for whoever operates the product, and an exit code for what supervises it. */
import { UnavailableError } from './unavailableError'

/** By sysexits(3): 69 and 75 pass by themselves, the others need somebody. */
export const exitCodes = {
  /** What is kept cannot be read. */
  data: 65,
  /** Something that is needed does not answer. */
  unavailable: 69,
  /** A fault of the product itself. */
  software: 70,
  /** The system does not give what was asked for, such as a port. */
  system: 71,
  /** A file or folder cannot be written. */
  cannotCreate: 73,
  /** Somebody else has it at present. */
  temporary: 75,
  noPermission: 77,
  configuration: 78,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What kept a start from succeeding, said by whom it happened to. The message is shown as it is: no secret is in it. */
export class StartError extends Error {
  constructor(
    sentence: string,
    readonly exitCode: ExitCode,
    cause?: unknown,
  ) {
    super(sentence, { cause })
    this.name = 'StartError'
  }
}

/** A server that is needed and cannot be used. Of its `address`, which holds a password, only host and port are said. */
export function serverRefused(what: string, variable: string, address: string, cause: unknown): StartError {
  const { code = '', message = '' } = cause as { code?: string; message?: string }
  const place = `${what} at ${new URL(address).host}`
  // By PostgreSQL's classes 28 (who is it) and 3D000 (no such database), and by the words of Redis.
  if (/^28/.test(code) || /^(WRONGPASS|NOAUTH|NOPERM)/.test(message))
    return new StartError(
      `The ${place} refuses the user or password in ${variable}. Correct it.`,
      exitCodes.noPermission,
      cause,
    )
  if (code === '3D000')
    return new StartError(`The ${place} has no such database as ${variable} names.`, exitCodes.configuration, cause)
  const why = /^[A-Z][A-Z0-9_]+$/.test(code) ? code : message
  return new StartError(
    `The ${place} does not answer (${why}). Start it, or correct ${variable}.`,
    exitCodes.unavailable,
    cause,
  )
}

const ports: Record<string, string> = {
  EADDRINUSE: 'is in use. Stop what listens there, or set another PORT.',
  EADDRNOTAVAIL: 'is not on this machine. Set another HOST.',
  EACCES: 'may be listened on by an administrator alone. Set another PORT.',
}

const files: Record<string, string> = {
  EACCES: 'may not be written. Give it to the user of this process, or set another DATA_DIR.',
  EPERM: 'may not be written. Give it to the user of this process, or set another DATA_DIR.',
  EROFS: 'is read-only. Mount it to be written, or set another DATA_DIR.',
  ENOSPC: 'cannot be written: there is no room left. Make room, or set another DATA_DIR.',
  EDQUOT: 'cannot be written: its quota is used up. Make room, or set another DATA_DIR.',
  ENOTDIR: 'is no folder. Set another DATA_DIR.',
  EEXIST: 'is no folder. Set another DATA_DIR.',
}

/** The sentence, and the code to exit with. Of a fault of our own the stack follows the sentence. */
export function startProblem(error: unknown): { text: string; exitCode: ExitCode } {
  if (error instanceof StartError) return { text: error.message, exitCode: error.exitCode }
  if (error instanceof UnavailableError)
    return { text: `The start has failed: ${error.message}. Start again in a moment.`, exitCode: exitCodes.unavailable }
  const {
    code = '',
    syscall,
    address,
    port,
    path,
  } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (syscall === 'listen' && ports[code])
    return {
      text: `${port ? `Port ${port} of ${address}` : address} ${ports[code]} (${code})`,
      exitCode: exitCodes.system,
    }
  if (syscall !== 'connect' && files[code])
    return { text: `${path ?? 'The data folder'} ${files[code]} (${code})`, exitCode: exitCodes.cannotCreate }
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { text: `The start has failed, by a fault of the product itself.\n${said}`, exitCode: exitCodes.software }
}
