/** The repository's own files, for the house tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

export interface Source {
  /** The path from the root, with forward slashes. */
  path: string
  text: string
  /** The text without comments, and with blanked strings; every line keeps its length. */
  code: string
  /** The text without comments; strings are kept. */
  uncommented: string
}

/** Generated or downloaded files, which git ignores too. */
const notOurs = /^(\.git|node_modules|dist|release|data(-demo)?|coverage|test-results|left-out-.*|\.tmp|\.env)$|\.log$/

/** The files of the repository whose path is `wanted`. */
export function filesWhere(wanted: (path: string) => boolean): string[] {
  all ??= filesUnder('')
  return all.filter(wanted)
}

let all: string[] | undefined
function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (!folder && notOurs.test(entry.name)) return []
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

/** TypeScript and JavaScript under one of the folders (or anywhere). */
export function sources(...folders: string[]): Source[] {
  return filesWhere(
    path =>
      /\.(ts|tsx|mjs|mts|js)$/.test(path) &&
      (folders.length === 0 || folders.some(folder => path.startsWith(`${folder}/`))),
  ).map(read)
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function read(path: string): Source {
  const text = textOf(path)
  return { path, text, ...blanked(text) }
}

/** A comment, a string, a template or a regular expression, whose words are not code. */
const notCode =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:;!&|?[{}\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g

export function blanked(text: string): { code: string; uncommented: string } {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  const isComment = (part: string) => part.startsWith('//') || part.startsWith('/*')
  return {
    code: text.replace(notCode, part => (isComment(part) ? blank(part) : inner(part, blank))),
    uncommented: text.replace(notCode, part => (isComment(part) ? blank(part) : part)),
  }
}

/** Blanks the content between the quotes, which stay, so that the code around is unchanged. */
function inner(part: string, blank: (text: string) => string): string {
  const end = part.startsWith('/') ? part.lastIndexOf('/') : part.length - 1
  return part[0] + blank(part.slice(1, end)) + part.slice(end)
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** The places where `pattern` occurs, as `path:line`. */
export function placesOf(source: Source, pattern: RegExp, within: 'code' | 'text' | 'uncommented' = 'code'): string[] {
  return [...source[within].matchAll(pattern)].map(match => `${source.path}:${lineAt(source[within], match.index)}`)
}

/** The quantile of values: `share` of them are below it. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}
