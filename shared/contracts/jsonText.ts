import { z } from 'zod'
import { isSound } from './sound'

/** A field that holds JSON as text: the text is not changed, but must parse to exactly what `schema` allows. */
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
    // Text that is not JSON: every schema refuses undefined.
    return undefined
  }
}
