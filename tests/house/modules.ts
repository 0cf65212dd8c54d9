/** The imports and exports of each file, read by the parser of the build. */
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { filesWhere, lineAt, type Source } from './sources'

export interface Import {
  /** The path of a file from the root, or the name of a package. */
  from: string
  isOurs: boolean
  /** The imported names; '*' for all. */
  names: string[]
  /** A type-only import, which the build removes. */
  isType: boolean
  /** A dynamic import, which is loaded when the line runs and not with the file. */
  isLater: boolean
}

export interface Export {
  name: string
  line: number
  isType: boolean
}

interface Module {
  imports: Import[]
  exports: Export[]
}

interface Named {
  specifier: string
  names: string[]
  isType: boolean
  isLater: boolean
}

/** Imports and exports of a file; `new URL('./file', import.meta.url)` and the types of `import('./file')` count too. */
export function moduleOf({ path, text }: Pick<Source, 'path' | 'text'>): Module {
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  const taken = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map(({ importName }) => nameOf(importName)),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    isLater: false,
  }))
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const passedOn = exported.flatMap(({ moduleRequest, importName, isType }) =>
    moduleRequest ? [{ specifier: moduleRequest.value, names: [nameOf(importName)], isType, isLater: false }] : [],
  )
  const later = /\bimport\(|\bnew URL\(/.test(text) ? namedLater(program) : []
  return {
    imports: [...taken, ...passedOn, ...later].map(({ specifier, ...rest }) => ({
      ...rest,
      from: fileOf(path, specifier),
      isOurs: specifier.startsWith('.'),
    })),
    exports: exported.map(({ exportName, isType, start }) => ({
      name: nameOf(exportName),
      line: lineAt(text, start),
      isType,
    })),
  }
}

function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  return kind === 'Default' ? 'default' : (name ?? '*')
}

/** File names in expressions and types, at any depth. */
function namedLater(node: unknown): Named[] {
  if (typeof node !== 'object' || node === null) return []
  const found = Array.isArray(node) ? [] : importIn(node as Record<string, unknown>)
  return [...found, ...Object.values(node).flatMap(namedLater)]
}

function importIn(node: Record<string, unknown>): Named[] {
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  const callee = node.callee as { name?: string } | undefined
  const named =
    node.type === 'NewExpression' && callee?.name === 'URL'
      ? first
      : node.type === 'ImportExpression' || node.type === 'TSImportType'
        ? node.source
        : undefined
  const specifier = (named as { value?: unknown } | undefined)?.value
  if (typeof specifier !== 'string') return []
  return [{ specifier, names: ['*'], isType: node.type === 'TSImportType', isLater: true }]
}

/** The file of the repository that a relative import names; any other import unchanged. */
function fileOf(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  const path = normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
  const candidates = [path, ...['.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'].map(end => path + end)]
  return candidates.find(one => ours().has(one)) ?? path
}

let known: Set<string> | undefined
function ours(): Set<string> {
  known ??= new Set(filesWhere(() => true))
  return known
}
