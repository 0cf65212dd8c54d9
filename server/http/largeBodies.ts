/** Limits the large bodies that are read at the same time for one sender, so that slow ones cannot fill the memory. */
import type { Request } from 'express'
import { serverMessages } from '../../shared/wording/serverMessages'
import { limits } from '../config/limits'
import { BusyError } from '../errors/busyError'

/** Returns what is called when a body of `sender` is read, or cannot be read. Throws a BusyError if there are too many. */
export function limitLargeBodies(): (request: Request, sender: string) => () => void {
  const reading = new Map<string, number>()
  return (request, sender) => {
    if (!isLarge(request)) return () => undefined
    const before = reading.get(sender) ?? 0
    if (before >= limits.incoming.largeBodies)
      throw new BusyError(serverMessages.busy.text, 'too many large bodies of one sender')
    reading.set(sender, before + 1)
    return () => {
      const left = (reading.get(sender) ?? 1) - 1
      if (left > 0) reading.set(sender, left)
      else reading.delete(sender)
    }
  }
}

/** A body without a length may be as large as any. */
function isLarge(request: Request): boolean {
  return Number(request.get('content-length') ?? Number.POSITIVE_INFINITY) > limits.body.json
}
