import { isSound } from '../../shared/contracts/sound'
import { UpstreamError } from '../errors/upstreamError'

/** The JSON that an upstream answered with; what we would take from no client, we take from no upstream either. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError('garbage', cause)
  }
  return sound(value)
}

/** `value`, if nothing in it is too deep or named like a part of a prototype. */
export function sound(value: unknown): unknown {
  if (!isSound(value)) throw new UpstreamError('garbage')
  return value
}
