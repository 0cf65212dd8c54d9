/** The tags of a project's items. */
import { firstCharacters } from '../wording/characters'

/** The tag itself if it is free, otherwise the next free one: after `CC-1` comes `CC-2`; a plain tag gets a number. */
export function freeTag(tag: string, taken: readonly string[], longest: number): string {
  if (tag === '' || !taken.includes(tag)) return tag
  const [digits = ''] = /\d{0,6}$/.exec(tag) ?? []
  const stem = digits ? tag.slice(0, -digits.length) : `${tag}-`
  for (let number = Number(digits || 1) + 1; ; number++) {
    const next = `${firstCharacters(stem, longest - String(number).length)}${number}`
    if (!taken.includes(next)) return next
  }
}

/** The tags of a project, shortened for a list: `CC-1`, or `CC-1 and 4 more`. */
export function tagsInShort(tags: readonly string[]): string {
  const [first = '', ...more] = tags
  return more.length === 0 ? first : `${first || 'No tag'} and ${more.length} more`
}
