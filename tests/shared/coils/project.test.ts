import { describe, expect, it } from 'vitest'
import { coolingExample, heatingExample, newCoilDocument, newProject } from '../../../shared/coils/document/exampleCoil'
import { documentOfCoil, upgradedDocument } from '../../../shared/coils/document/project'
import { projectDocument } from '../../../shared/coils/document/projectDocument'
import { freeTag, tagsInShort } from '../../../shared/coils/document/projectTags'

describe('a saved document', () => {
  it('of one coil becomes a project of that coil, and nothing of it is lost', () => {
    const saved = { ...newCoilDocument('SI'), tag: 'HC-4', input: heatingExample }
    const project = projectDocument.parse(upgradedDocument(saved))
    expect(project.coils).toHaveLength(1)
    expect(documentOfCoil(project.coils[0]!)).toEqual(saved)
  })

  it('of today is left as it is', () => {
    const project = newProject('IP')
    expect(upgradedDocument(project)).toBe(project)
    expect(projectDocument.parse(project)).toEqual(project)
  })

  it.each([null, 7, 'x', {}, { kind: 'coil', version: 9 }, { kind: 'economizer', version: 1 }])(
    'that is none (%j) comes back for the schema to refuse',
    value => {
      expect(upgradedDocument(value)).toBe(value)
      expect(projectDocument.safeParse(value).success).toBe(false)
    },
  )
})

describe('a project', () => {
  const [coil] = newProject('IP').coils
  const parse = (coils: unknown[]) => projectDocument.safeParse({ kind: 'project', version: 2, coils }).success

  it('has at least one coil, and no two of one id', () => {
    expect(parse([])).toBe(false)
    expect(parse([coil, coil])).toBe(false)
    expect(parse([coil, { ...coil, id: 'coil-2', input: coolingExample }])).toBe(true)
  })

  it('takes no id that could be anything but a name', () => {
    for (const id of ['', '../x', 'a b', '"', 'x'.repeat(37)])
      expect([id, parse([{ ...coil, id }])]).toEqual([id, false])
  })
})

describe('tags', () => {
  it.each([
    ['CC-1', [], 'CC-1'],
    ['CC-1', ['CC-1'], 'CC-2'],
    ['CC-1', ['CC-1', 'CC-2', 'CC-3'], 'CC-4'],
    ['AHU 9', ['AHU 9'], 'AHU 10'],
    ['Roof', ['Roof'], 'Roof-2'],
    ['', [''], ''],
    ['3', ['3'], '4'],
  ])('%j, where %j are taken, becomes %j', (tag, taken, next) => {
    expect(freeTag(tag, taken, 30)).toBe(next)
  })

  it('stay within the longest a tag may be', () => {
    const long = 'x'.repeat(30)
    expect(freeTag(long, [long], 30)).toBe(`${'x'.repeat(29)}2`)
  })

  it('are told in short', () => {
    expect(tagsInShort(['CC-1'])).toBe('CC-1')
    expect(tagsInShort(['CC-1', 'HC-1', 'HC-2'])).toBe('CC-1 and 2 more')
    expect(tagsInShort(['', 'HC-1'])).toBe('No tag and 1 more')
  })
})
