/** Something that the product needs is away for now: the database, the store of sessions, or room on the disk. */
export class UnavailableError extends Error {
  constructor(
    readonly what: 'database' | 'session store' | 'disk',
    cause: unknown,
  ) {
    super(`the ${what} is not available`, { cause })
    this.name = 'UnavailableError'
  }
}

/** As a full, read-only or broken disk is reported by the system, and too many open files. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** `cause` as an `UnavailableError` where it is one of the disk; any other error as it is. */
export function diskError(cause: unknown): unknown {
  const { code } = (cause ?? {}) as { code?: string }
  return code !== undefined && diskCodes.has(code) ? new UnavailableError('disk', cause) : cause
}
