/** Finds unhandled promises, with the types of the compiler. */
import { join, relative } from 'node:path'
import { type ArrowFunction, type FunctionExpression, type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isAwaitExpression,
  isCallExpression,
  isExpressionStatement,
  isFunctionExpression,
  isIdentifier,
  isNewExpression,
  isPropertyAccessExpression,
  isVoidExpression,
} from 'typescript/unstable/ast/is'
import { API, type Checker, SignatureKind, type Type, TypeFlags, type UnionType } from 'typescript/unstable/sync'
import { root } from '../../scripts/root.mjs'
import { lineAt } from './sources'

/** A function that returns a promise where none is expected, an unhandled promise, or one discarded by `void`. */
export interface Untaken {
  kind: 'callback' | 'statement' | 'void'
  /** The place, as `path:line`. */
  place: string
}

/** All unhandled promises in the files of `tsconfig`, without packages. `samples` are virtual files. */
export function untakenPromises(tsconfig: object, samples: Record<string, string> = {}): Untaken[] {
  const config = join(root, 'tsconfig.untaken.json')
  const files: Record<string, string> = {
    [config]: JSON.stringify({ extends: './tsconfig.json', include: [], ...tsconfig }),
  }
  for (const [path, text] of Object.entries(samples)) files[join(root, path)] = text
  const api = new API({
    cwd: root,
    fs: { readFile: path => files[path], fileExists: path => (path in files ? true : undefined) },
  })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error('the compiler did not open the files')
    const { program, checker } = project
    return program
      .getSourceFileNames()
      .filter(path => path.startsWith(root) && !path.includes('/node_modules/'))
      .flatMap(path => {
        const file = program.getSourceFile(path)
        if (!file) throw new Error(`the compiler does not know ${path}`)
        return untakenIn(checker, file).map(({ kind, node }) => ({
          kind,
          place: `${relative(root, path)}:${lineAt(file.text, node.end)}`,
        }))
      })
  } finally {
    api.close()
  }
}

function untakenIn(checker: Checker, file: Node) {
  const found = { callback: [] as Node[], statement: [] as Node[], void: [] as Node[] }
  walk(file, node => {
    if ((isArrowFunction(node) || isFunctionExpression(node)) && mayGivePromise(node)) found.callback.push(node)
    if (isCallExpression(node) || isNewExpression(node))
      found.callback.push(...(node.arguments ?? []).filter(one => isIdentifier(one) || isPropertyAccessExpression(one)))
    if (isExpressionStatement(node) && isCallExpression(node.expression)) found.statement.push(node.expression)
    if (isVoidExpression(node) && !isAwaitExpression(node.expression)) found.void.push(node.expression)
  })
  const typesOf = (nodes: Node[]) => (nodes.length > 0 ? checker.getTypeAtLocation(nodes) : [])
  const where = (kind: Untaken['kind'], isFault: (type: Type, node: Node) => boolean) =>
    typesOf(found[kind]).flatMap((type, at) => {
      const node = found[kind][at]
      return type && node && isFault(type, node) ? [{ kind, node }] : []
    })
  return [
    ...where('callback', (type, node) => givesPromise(checker, type) && takesNothing(checker, node)),
    ...where('statement', (type, node) => isPromise(type) && !isCaught(node)),
    ...where('void', (type, node) => isPromise(type) && !isCaught(node)),
  ]
}

/** Whether a function may return a promise, by its syntax, so that fewer types need to be queried. */
function mayGivePromise({ modifiers, body }: ArrowFunction | FunctionExpression): boolean {
  const isAsync = modifiers?.some(one => one.kind === SyntaxKind.AsyncKeyword) ?? false
  return isAsync || (body !== undefined && isCallExpression(body) && !isCaught(body))
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  node.forEachChild(child => walk(child, visit))
}

/** The return types of all call signatures of a type. */
function returnsOf(checker: Checker, type: Type): readonly Type[] {
  // Most types are texts and numbers, and others recur often. Each query is a round trip to the compiler.
  return partsOf(type)
    .filter(part => part.flags & TypeFlags.Object)
    .flatMap(part => {
      const known = returns.get(part)
      if (known) return known
      const found = checker
        .getSignaturesOfType(part, SignatureKind.Call)
        .map(signature => checker.getReturnTypeOfSignature(signature))
        .filter(one => one !== undefined)
      returns.set(part, found)
      return found
    })
}

const returns = new WeakMap<Type, readonly Type[]>()

function givesPromise(checker: Checker, type: Type): boolean {
  return returnsOf(checker, type).some(isPromise)
}

/** Whether callers ignore the returned value, in all call signatures. */
function takesNothing(checker: Checker, node: Node): boolean {
  const wanted = checker.getContextualType(node as never)
  const returns = wanted ? returnsOf(checker, wanted) : []
  return returns.length > 0 && returns.every(one => (one.flags & TypeFlags.Void) !== 0)
}

function isPromise(type: Type): boolean {
  return partsOf(type).some(part => part.getSymbol()?.name === 'Promise')
}

function partsOf(type: Type): readonly Type[] {
  return type.flags & TypeFlags.Union ? (type as UnionType).getTypes() : [type]
}

/** Whether the chain ends with a handler for rejections. */
function isCaught(node: Node): boolean {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return false
  const name = node.expression.name.text
  return name === 'catch' || (name === 'then' && node.arguments.length > 1)
}
