import { describe, expect, it } from 'vitest'
import { projectDocument } from '../../../shared/coils/document/coilDocument'
import { coolingExample, heatingExample, newCoilDocument, newProject } from '../../../shared/coils/document/exampleCoil'
import { coilProjects } from '../../../shared/coils/document/project'
import { freeTag, tagsInShort } from '../../../shared/tools/projectTags'

describe('a saved document', () => {
  it('of one coil becomes a project of that coil, and nothing of it is lost', () => {
    const particulars = { customer: 'Lakeview Dairy', order: '4711' }
    const forPaper = { quantity: 3, remarks: 'To Mr. Otero.', particulars }
    for (const more of [{}, forPaper]) {
      const saved = { ...newCoilDocument('SI'), tag: 'HC-4', input: heatingExample, ...more }
      const project = projectDocument.parse(coilProjects.upgraded(saved))
      expect(project.items).toHaveLength(1)
      expect(coilProjects.documentOf(project.items[0]!, project.remarks, project.particulars)).toEqual(saved)
    }
  })

  it('of several coils, as release 4.8.0 saved them, becomes a project of today, and nothing of it is lost', () => {
    const { items } = newProject('SI')
    const coils = [...items, { ...items[0]!, id: 'coil-2', tag: 'HC-1', input: heatingExample }]
    const saved = { kind: 'project', version: 2, coils, remarks: 'To Mr. Otero.' }
    const project = projectDocument.parse(coilProjects.upgraded(saved))
    expect(project).toEqual({ kind: 'project', of: 'coil', version: 3, items: coils, remarks: 'To Mr. Otero.' })
  })

  it.each([0, -1, 1.5, 10_000])('wants no quantity of %s', quantity => {
    const project = newProject('IP')
    const [item] = project.items
    const wanting = (quantity: number) =>
      projectDocument.safeParse({ ...project, items: [{ ...item, quantity }] }).success
    expect([wanting(quantity), wanting(1), wanting(9_999)]).toEqual([false, true, true])
  })

  it('of today is left as it is', () => {
    const project = newProject('IP')
    expect(coilProjects.upgraded(project)).toBe(project)
    expect(projectDocument.parse(project)).toEqual(project)
  })

  it.each([null, 7, 'x', {}, { kind: 'coil', version: 9 }, { kind: 'economizer', version: 1 }])(
    'that is none (%j) comes back for the schema to refuse',
    value => {
      expect(coilProjects.upgraded(value)).toBe(value)
      expect(projectDocument.safeParse(value).success).toBe(false)
    },
  )
})

describe('a project', () => {
  const [coil] = newProject('IP').items
  const parse = (items: unknown[]) => projectDocument.safeParse({ ...newProject('IP'), items }).success

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
