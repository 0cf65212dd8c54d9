import { firstCharacters } from '../wording/characters'

const longest = 80

/**
 * The name of a file that a browser saves, whatever a service called it: one segment of letters, digits and a few marks,
 * with the ending of its kind. Nothing in it is turned round, hidden, or read as a path or another header.
 */
export function downloadName(given: string, ending: string): string {
  const clean = given.normalize('NFKC').replace(/[^\p{L}\p{N} ._()-]/gu, '')
  const name = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean
  const start = /[\p{L}\p{N}]/u.exec(name)?.index
  const base = start === undefined ? '' : firstCharacters(name.slice(start), longest).trim()
  return `${base || 'coil'}${ending}`
}
