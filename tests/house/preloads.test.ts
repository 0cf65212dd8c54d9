/** Which files the build has browsers fetch beside one that is loaded on demand. */
import { expect, it } from 'vitest'
import { preloads } from '../../scripts/preloads'

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) =>
  ({ type: 'chunk', name, imports, dynamicImports }) as const

/** Two tools that share a file, which loads a dialog on demand; each page has `hydrate` by then. */
const bundle = {
  'entry.js': chunk('entry', [], ['hydrate.js']),
  'hydrate.js': chunk('hydrate', ['react.js'], ['one.js', 'other.js']),
  'react.js': chunk('react'),
  'one.js': chunk('one', ['shared.js', 'lists.js', 'bell.js']),
  'other.js': chunk('other', ['shared.js', 'bell.js']),
  'shared.js': chunk('shared', ['react.js'], ['dialog.js']),
  'lists.js': chunk('lists', ['react.js']),
  'bell.js': chunk('bell', ['react.js']),
  'dialog.js': chunk('dialog', ['shared.js', 'bell.js', 'lists.js', 'forms.js']),
  'forms.js': chunk('forms'),
  'sheet.css': { type: 'asset' },
}

const { plugin, resolveDependencies } = preloads()
const { handler } = plugin.generateBundle as unknown as { handler(of: unknown, bundle: object): void }
handler(undefined, bundle)

it.each([
  ['what every page that runs the file has', 'shared.js', ['lists.js', 'forms.js']],
  ['what a page of its own imports besides', 'one.js', ['forms.js']],
])('leaves out %s, and the wanted one, which is asked for by its import', (_, hostId, named) => {
  const needed = ['dialog.js', 'shared.js', 'bell.js', 'lists.js', 'react.js', 'forms.js']
  expect(resolveDependencies('dialog.js', needed, { hostId })).toEqual(named)
})

it('names nothing where the wanted one is all that is missing', () => {
  expect(resolveDependencies('lists.js', ['lists.js', 'react.js'], { hostId: 'shared.js' })).toEqual([])
})
