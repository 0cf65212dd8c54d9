/** Finds functions in a source by their brackets: enough to count lines and to read docstrings, no more. */
import { lineAt, type Source } from './sources'

export interface FoundFunction {
  name: string
  isExported: boolean
  /** The lines of the body, with those of its braces. */
  lines: number
  /** The comment directly above, or an empty text. */
  docstring: string
  place: string
}

const heads =
  /(?<exported>export )?(?:async )?function\*? (?<name>\w+)|(?<exportedConst>export )?const (?<constName>\w+)(?:: [^=\n]+)? = (?:async )?(?=[(<]|\w+ =>)/g

/** Named functions at the top level of a file, declared or assigned. */
export function functionsOf(source: Source): FoundFunction[] {
  const { code } = source
  return [...code.matchAll(heads)].flatMap(match => {
    const groups = match.groups ?? {}
    const after = match.index + match[0].length
    if (match.index > 0 && code[match.index - 1] !== '\n') return []
    const body = groups.name ? bodyOfDeclaration(code, after) : bodyOfArrow(code, after)
    if (!body) return []
    return {
      name: groups.name ?? groups.constName ?? '',
      isExported: Boolean(groups.exported ?? groups.exportedConst),
      lines: lineAt(code, body.end) - lineAt(code, body.start) + 1,
      docstring: docstringAbove(source.text, match.index),
      place: `${source.path}:${lineAt(code, match.index)}`,
    }
  })
}

interface Span {
  start: number
  end: number
}

function bodyOfDeclaration(code: string, after: number): Span | undefined {
  const parameters = code.indexOf('(', after)
  const start = bodyAfterType(code, closing(code, parameters) + 1)
  return start < 0 ? undefined : { start, end: closing(code, start) }
}

function bodyOfArrow(code: string, after: number): Span | undefined {
  const open = code[after] === '<' ? code.indexOf('(', after) : after
  const parametersEnd = code[open] === '(' ? closing(code, open) : open
  const arrow = code.indexOf('=>', parametersEnd)
  const between = code.slice(parametersEnd + 1, arrow)
  // Brackets without an arrow after them are an expression.
  if (arrow < 0 || (code[open] === '(' && !/^(\s*:[^;]*)?\s*$/.test(between))) return undefined
  const start = arrow + 2 + code.slice(arrow + 2).search(/\S/)
  if (code[start] === '{') return { start, end: closing(code, start) }
  const next = code.slice(start).search(/\n(?=\S)/)
  return { start, end: next < 0 ? code.length - 1 : start + next - 1 }
}

/** The brace that opens the body: not one inside brackets, or after an incomplete type. */
function bodyAfterType(code: string, from: number): number {
  let previous = ''
  for (let at = from; at < code.length; at++) {
    const here = code[at] ?? ''
    if (/\s/.test(here)) continue
    const awaitsType = /[:|&<,(=?]$/.test(previous) || previous.endsWith('=>')
    if (here === '{' && !awaitsType) return at
    if (/[({[]/.test(here)) {
      at = closing(code, at)
      previous = ')'
    } else if (here === '<') {
      at = closingAngle(code, at)
      previous = ')'
    } else previous = previous.slice(-1) + here
  }
  return -1
}

const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

function closing(code: string, open: number): number {
  const stack: string[] = []
  for (let at = open; at < code.length; at++) {
    const here = code[at] ?? ''
    if (here in pairs) stack.push(pairs[here] ?? '')
    else if (here === stack.at(-1)) stack.pop()
    if (stack.length === 0) return at
  }
  return code.length - 1
}

function closingAngle(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if (code[at] === '<') depth++
    else if (code[at] === '>' && code[at - 1] !== '=' && --depth === 0) return at
  }
  return code.length - 1
}

function docstringAbove(text: string, index: number): string {
  const before = text.slice(0, index).trimEnd()
  if (!before.endsWith('*/')) return ''
  return before.slice(before.lastIndexOf('/**'))
}
