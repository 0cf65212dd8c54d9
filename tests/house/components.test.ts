/** Where react-bootstrap has a component, what only the server renders uses it: decision 0182. */
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { moduleOf } from './modules'
import { lineAt, type Source, sources, textOf } from './sources'

const all = sources('views', 'pages')
const inBrowser = loadedFrom('views/widgets/entry.ts', 'views/widgets/loaders.ts')
const onServer = all.filter(({ path }) => path.endsWith('.tsx') && !inBrowser.has(path))

/** The classes of elements that react-bootstrap's components render, and their names in this product. */
const ofComponents = new Set(
  [
    'btn btn-close btn-group btn-toolbar table badge cw-badge alert cw-alert card card-body card-header card-footer',
    'form-control form-select form-check form-check-input form-check-label form-label form-text form-floating',
    'input-group input-group-text nav nav-item nav-link nav-tabs nav-pills pagination page-item page-link',
    'progress progress-bar spinner-border spinner-grow placeholder list-group list-group-item breadcrumb toast offcanvas',
  ].flatMap(line => line.split(' ')),
)

/** The widgets whose pages have room; any other would load nothing: `vite.config.ts`. */
const withRoom = /^views\/widgets\/(command-center|invite-users|manage-users|rd-tracker)\//

/** The summary of a disclosure may look like a button: react-bootstrap's would be one to screen readers, too. */
const mayLook = new Set(['summary'])

describe('the components of react-bootstrap', () => {
  it('have no double made by hand in what only the server renders', () => {
    expect(onServer.length).toBeGreaterThan(150)
    expect(onServer.flatMap(doublesIn)).toEqual([])
  })

  it('are found by the classes of a double, however these are written', () => {
    const text = `const a = <button className="btn btn-sm" />
      const b = <p className={isBad ? 'cw-alert err' : 'x'} />
      const c = <table className={\`table \${size}\`} />
      const d = [<summary className="btn" />, <Button className="btn" />, <td className="cw-btn" />]`
    expect(doublesIn({ path: 'a.tsx', text })).toEqual([
      'a.tsx:1 <button> btn',
      'a.tsx:2 <p> cw-alert',
      'a.tsx:3 <table> table',
    ])
  })

  it('are loaded in browsers by the widgets of few pages alone, which have room for them', () => {
    expect(inBrowser.size).toBeGreaterThan(500)
    const users = all
      .filter(source => moduleOf(source).imports.some(({ from }) => /^(react-bootstrap|@restart)\b/.test(from)))
      .map(({ path }) => path)
    expect(users.length).toBeGreaterThan(60)
    expect(users.filter(path => inBrowser.has(path) && !withRoom.test(path))).toEqual([])
  })

  it('are left out by the build where these widgets do not ask for them, as it says by the same words', () => {
    expect(textOf('vite.config.ts')).toContain(withRoom.source.slice(1))
  })

  it('are imported one by one, because the whole package would come with its index', () => {
    const whole = all.filter(source => moduleOf(source).imports.some(({ from }) => from === 'react-bootstrap'))
    expect(whole.map(({ path }) => path)).toEqual([])
  })
})

/** The elements of a file that are written by hand with a class of a component. */
function doublesIn({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const found: string[] = []
  visit(parseSync(path, text).program, node => {
    if (node.type !== 'JSXOpeningElement') return
    const tag = (node.name as Node).name
    if (typeof tag !== 'string' || !/^[a-z]/.test(tag) || mayLook.has(tag)) return
    for (const attribute of node.attributes as Node[]) {
      if ((attribute.name as Node | undefined)?.name !== 'className') continue
      const double = classesIn(attribute.value).find(name => ofComponents.has(name))
      if (double) found.push(`${path}:${lineAt(text, node.start as number)} <${tag}> ${double}`)
    }
  })
  return found
}

/** All words in the texts of an expression. */
function classesIn(value: unknown): string[] {
  const words: string[] = []
  visit(value, node => {
    const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? (node.value as Node).raw : ''
    if (typeof text === 'string') words.push(...text.split(/\s+/))
  })
  return words
}

type Node = Record<string, unknown>

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) see(node as Node)
  for (const child of Object.values(node)) visit(child, see)
}

/** The files and all that they import, at once or later. */
function loadedFrom(...paths: string[]): Set<string> {
  const sourceOf = new Map(all.map(source => [source.path, source]))
  const found = new Set(paths)
  for (const path of found) {
    const source = sourceOf.get(path)
    for (const { from, isOurs, isType } of source ? moduleOf(source).imports : [])
      if (isOurs && !isType && sourceOf.has(from)) found.add(from)
  }
  return found
}
