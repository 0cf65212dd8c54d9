/** Why a start has failed: one sentence for the operator, and an exit code for the supervisor. */
import { UnavailableError } from './unavailableError'

/** Codes of sysexits(3): 69 and 75 may pass by themselves, the others need a correction. */
export const exitCodes = {
  /** Stored data cannot be read. */
  data: 65,
  /** A required server or resource does not answer. */
  unavailable: 69,
  /** A fault of the product itself. */
  software: 70,
  /** The operating system refuses a resource, such as a port. */
  system: 71,
  /** A file or folder cannot be written. */
  cannotCreate: 73,
  /** Another process uses the resource at present. */
  temporary: 75,
  noPermission: 77,
  configuration: 78,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** A start failed for a known reason. The message is shown unchanged, so it must contain no secret. */
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

/** A required server cannot be used. Only host and port of its `address` are shown, because it contains a password. */
export function serverRefused(what: string, variable: string, address: string, cause: unknown): StartError {
  const { code = '', message = '' } = cause as { code?: string; message?: string }
  const place = `${what} at ${new URL(address).host}`
  // PostgreSQL's class 28 (invalid authorization) and code 3D000 (no such database), and the messages of Redis.
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

/** The sentence, and the exit code. For a fault of the product the stack follows the sentence. */
export function startProblem(error: unknown): { text: string; exitCode: ExitCode } {
  if (error instanceof StartError) return { text: error.message, exitCode: error.exitCode }
  if (error instanceof UnavailableError)
    return { text: `The start has failed: ${error.message}. Start again in a moment.`, exitCode: exitCodes.unavailable }
  const {
    code = '',
    message,
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
  // PostgreSQL's insufficient privilege, and no schema to work in: its role may sign in, but not make tables, or the
  // extension for searches.
  if (code === '42501' || code === '3F000')
    return {
      text: `The database refuses what the product needs in it (${message}). Make the role in DATABASE_URL the owner of its database: docs/install.md says how.`,
      exitCode: exitCodes.configuration,
    }
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { text: `The start has failed, by a fault of the product itself.\n${said}`, exitCode: exitCodes.software }
}
