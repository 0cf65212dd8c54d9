/** A resource is unavailable at present: the database, the session store, or space on the disk. */
export class UnavailableError extends Error {
  constructor(
    readonly what: 'database' | 'session store' | 'disk',
    cause: unknown,
  ) {
    super(`the ${what} is not available`, { cause })
    this.name = 'UnavailableError'
  }
}

/** Codes of the system for a full, read-only or broken disk, and for too many open files. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** `cause` as an `UnavailableError` if it is an error of the disk; any other error unchanged. */
export function diskError(cause: unknown): unknown {
  const { code } = (cause ?? {}) as { code?: string }
  return code !== undefined && diskCodes.has(code) ? new UnavailableError('disk', cause) : cause
}
