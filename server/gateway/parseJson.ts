import { UpstreamError } from './upstreamError'

/** The JSON that an upstream answered with. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError('garbage', cause)
  }
}
