/** Finds the numbers in a source file, and wraps each in a call. */
import { parseAst } from 'rolldown/parseAst'

export interface NumberIn {
  line: number
  /** The number as it is written. */
  text: string
  start: number
  end: number
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  value?: unknown
  [part: string]: unknown
}

/** All numbers, except 0 and 1, which are hardly ever physical constants, and those in types, keys and indices. */
export function numbersIn(source: string): NumberIn[] {
  const found: NumberIn[] = []
  const visit = (node: SyntaxNode, parent?: SyntaxNode) => {
    if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type)) return
    if (node.type === 'Literal' && typeof node.value === 'number') {
      if (node.value !== 0 && node.value !== 1 && !isName(node, parent)) {
        const line = source.slice(0, node.start).split('\n').length
        found.push({ line, text: source.slice(node.start, node.end), start: node.start, end: node.end })
      }
      return
    }
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part])
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as SyntaxNode, node)
    }
  }
  visit(parseAst(source, { lang: 'ts' }) as unknown as SyntaxNode)
  return found.sort((one, other) => one.start - other.start)
}

function isName(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node
  return parent?.type === 'Property' && parent.key === node && parent.computed !== true
}

/** The file in which the number with index `n` is replaced by `globalThis.moved(first + n, number)`. */
export function withCalls(source: string, numbers: readonly NumberIn[], first: number): string {
  return numbers.reduceRight((text, { start, end, text: number }, n) => {
    return `${text.slice(0, start)}globalThis.moved(${first + n}, ${number})${text.slice(end)}`
  }, source)
}
