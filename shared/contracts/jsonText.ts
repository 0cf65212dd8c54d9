import { z } from 'zod'
import { isSound } from './sound'

/** A field that holds JSON as text: it stays the text it is, but must hold what `schema` says, and nothing else. */
export function jsonText(schema: z.ZodType, max: number) {
  return z
    .string()
    .max(max)
    .refine(text => {
      const value = parsed(text)
      return isSound(value) && schema.safeParse(value).success
    }, 'not the JSON text that is due')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON fits no schema of ours.
    return undefined
  }
}
