/** Names of the Selection API begin in lower case, as those of ratings do; those of operations begin in upper case. */
import { z } from 'zod'

const lowered = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`

/** An object with the names of the API. What is within its values stays as it is. */
export function renamed(object: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [lowered(name), value]))
}

/** The schema of such an object. */
export function renamedSchema({ shape }: z.ZodObject): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(shape).map(([name, schema]) => [lowered(name), schema])))
}
