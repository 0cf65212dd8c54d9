/** Reads and sets values in a document by path, such as `air.flow.value`. */

type Tree = { readonly [key: string]: unknown }

export function valueAt(tree: object, path: string): unknown {
  let found: unknown = tree
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Tree)[key]
  }
  return found
}

/**
 * A copy of `tree` with the value at `path`; undefined removes the value, and its object if that becomes empty and is
 * not one of those at `stays`.
 */
export function withValueAt<T extends object>(tree: T, path: string, value: unknown, stays: readonly string[] = []): T {
  return replaced(tree as Tree, path.split('.'), value, stays) as T
}

function replaced(tree: Tree, [key = '', ...rest]: string[], value: unknown, stays: readonly string[]): Tree {
  const within = stays.flatMap(path => (path.startsWith(`${key}.`) ? path.slice(key.length + 1) : []))
  const inner = rest.length === 0 ? value : replaced(treeAt(tree, key), rest, value, within)
  if (inner !== undefined && (!isEmpty(inner) || stays.includes(key))) return { ...tree, [key]: inner }
  const { [key]: _, ...kept } = tree
  return kept
}

/** The object under a key; an empty one if there is a plain value or nothing. */
function treeAt(tree: Tree, key: string): Tree {
  const inner = tree[key]
  return typeof inner === 'object' && inner !== null ? (inner as Tree) : {}
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
