import { isSound } from '../../shared/contracts/sound'
import { UpstreamError } from '../errors/upstreamError'

/** Parses the JSON of an upstream. Values that are refused from clients are refused from upstreams too. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError('garbage', cause)
  }
  return sound(value)
}

/** Returns `value`, unless it is nested too deeply or has keys that reach a prototype. */
export function sound(value: unknown): unknown {
  if (!isSound(value)) throw new UpstreamError('garbage')
  return value
}
