import { firstCharacters } from '../wording/characters'

const longest = 80

/**
 * A safe name for a downloaded file, whatever name a service gave it: one path segment of letters, digits and a few
 * marks, with the extension of its type. It cannot act as a path or a header, nor hide or reverse text.
 */
export function downloadName(given: string, ending: string): string {
  const clean = given.normalize('NFKC').replace(/[^\p{L}\p{N} ._()-]/gu, '')
  const name = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean
  const start = /[\p{L}\p{N}]/u.exec(name)?.index
  const base = start === undefined ? '' : firstCharacters(name.slice(start), longest).trim()
  return `${base || 'document'}${ending}`
}
