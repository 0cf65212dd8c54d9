import { EngineError } from '../errors'

/**
 * Refuses a search that would consider too many items. Call it before any of them is made: the combinations of a few
 * fields can be more than a process holds.
 *
 * @param items  what they are: `economizers`
 * @param count  how many the choices ask for
 * @param most   how many a search may consider
 *
 * Valid for any numbers; above `most` it throws `invalid-input` at `choices`.
 *
 * Source: none.
 */
export function requireFew(items: string, count: number, most: number): void {
  if (count <= most) return
  const [asked, allowed] = [count, most].map(each => each.toLocaleString('en-US'))
  throw new EngineError(
    'invalid-input',
    `${asked} ${items} are more than the ${allowed} of one search: vary less at once.`,
    { path: 'choices', value: count, max: most },
  )
}
