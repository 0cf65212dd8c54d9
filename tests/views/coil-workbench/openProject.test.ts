import { describe, expect, it } from 'vitest'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { heatingExample, newProject } from '../../../shared/coils/document/exampleCoil'
import { coilProjects } from '../../../shared/coils/document/project'
import { coilPageTool } from '../../../views/widgets/coil-workbench/coilPageTool'
import { withApplication, withCoilType } from '../../../views/widgets/coil-workbench/form/duty'
import { withTyped } from '../../../views/workbench/form/form'
import {
  contentOf,
  documentOfProject,
  type OpenProject,
  openItem,
  openProject,
  shownItem,
  tagsBeside,
  withForm,
  withFreeTags,
  withItems,
  withMoved,
  withoutItem,
  withShown,
  withUnitSystem,
} from '../../../views/workbench/projects/openProject'

const [coil] = newProject('IP').items
const named = (...ids: string[]) => coilProjects.projectOf(ids.map(id => ({ ...coil!, id, tag: id.toUpperCase() })))
const start = (...ids: string[]) => openProject(coilPageTool, named(...ids), 'IP')
const idsOf = (project: ReturnType<typeof start>) => project.items.map(({ id }) => id).join(' ')

describe('an open project', () => {
  it('says what it was opened from, and shows its first coil', () => {
    const document = named('a', 'b')
    expect(documentOfProject(openProject(coilPageTool, document, 'IP'))).toEqual(document)
    expect(shownItem(openProject(coilPageTool, document, 'IP')).id).toBe('a')
  })

  it('has another content with each thing that a save keeps, and the same whatever is looked at', () => {
    const items = named('a', 'b').items
    const content = contentOf(coilProjects.projectOf(items))
    const [first, second] = items
    const changed = [
      coilProjects.projectOf(items, 'To Mr. Otero.'),
      coilProjects.projectOf(items, undefined, { order: '4711' }),
      coilProjects.projectOf([second!, first!]),
      coilProjects.projectOf([{ ...first!, tag: 'AHU-1' }, second!]),
      coilProjects.projectOf([{ ...first!, quantity: 2 }, second!]),
      coilProjects.projectOf([{ ...first!, input: heatingExample }, second!]),
    ].map(contentOf)
    expect(new Set([content, ...changed]).size).toBe(7)
    const looked = withUnitSystem(withShown(start('a', 'b'), 'b'), 'SI')
    expect(contentOf(documentOfProject(looked))).toBe(content)
  })

  it('keeps what is remarked of it, whatever becomes of its coils, and says so as its content', () => {
    const document = coilProjects.projectOf(named('a', 'b').items, 'To Mr. Otero.')
    const project = openProject(coilPageTool, document, 'IP')
    const changed = withMoved(
      withoutItem(withItems(project, [openItem(coilPageTool, { ...coil!, id: 'c' }, 'IP')]), 'b'),
      'a',
      1,
    )
    for (const one of [project, changed, withUnitSystem(withShown(project, 'b'), 'SI')])
      expect(documentOfProject(one).remarks).toBe('To Mr. Otero.')
    expect(contentOf(document)).not.toBe(contentOf(named('a', 'b')))
    expect(documentOfProject(start('a'))).not.toHaveProperty('remarks')
  })

  it('takes coils behind the shown one, and shows the first of them', () => {
    const project = withItems(withShown(start('a', 'b'), 'a'), [
      openItem(coilPageTool, { ...coil!, id: 'c' }, 'IP'),
      openItem(coilPageTool, { ...coil!, id: 'd' }, 'IP'),
    ])
    expect([idsOf(project), project.shownId]).toEqual(['a c d b', 'c'])
  })

  it.each([
    ['a', 'a', 'b c', 'b'],
    ['c', 'c', 'a b', 'b'],
    ['a', 'b', 'a c', 'a'],
  ])('shows %s, loses %s, and then shows the one beside it', (shown, lost, left, then) => {
    const project = withoutItem(withShown(start('a', 'b', 'c'), shown), lost)
    expect([idsOf(project), project.shownId]).toEqual([left, then])
  })

  it('keeps its last coil, and is not changed by what it does not have', () => {
    const project = start('a')
    expect(withoutItem(project, 'a')).toBe(project)
    expect(withoutItem(start('a', 'b'), 'x').items).toHaveLength(2)
    expect(withForm(project, 'x', form => ({ ...form, tag: 'no' }))).toBe(project)
  })

  it('moves a coil, as far as the ends', () => {
    expect(idsOf(withMoved(start('a', 'b', 'c'), 'a', 1))).toBe('b a c')
    expect(idsOf(withMoved(start('a', 'b', 'c'), 'c', -2))).toBe('c a b')
    expect(idsOf(withMoved(start('a', 'b', 'c'), 'b', 9))).toBe('a c b')
    const project = start('a', 'b')
    expect(withMoved(project, 'a', -1)).toBe(project)
  })

  it('changes one coil and leaves the others as they are', () => {
    const project = start('a', 'b')
    const next = withForm(project, 'b', form => withTyped(form, 'air.dryBulb', '90'))
    expect(next.items[0]).toBe(project.items[0])
    expect(contentOf(documentOfProject(next))).not.toBe(contentOf(documentOfProject(project)))
  })

  it('is the same in either system of units', () => {
    const project = start('a', 'b')
    expect(contentOf(documentOfProject(withUnitSystem(project, 'SI')))).toBe(contentOf(documentOfProject(project)))
    expect(withUnitSystem(project, 'SI').items.map(({ form }) => form.system)).toEqual(['SI', 'SI'])
  })

  it('gives each coil that comes a tag of its own', () => {
    const project = openProject(coilPageTool, coilProjects.projectOf([{ ...coil!, tag: 'CC-1' }]), 'IP')
    const added = ['CC-1', 'CC-1', 'HC-1'].map((tag, index) => ({
      ...coil!,
      id: `x${index}`,
      tag,
      input: heatingExample,
    }))
    expect(withFreeTags(tagsBeside(project), added).map(({ tag }) => tag)).toEqual(['CC-2', 'CC-3', 'HC-1'])
    expect(openProject(coilPageTool, coilProjects.projectOf(added), 'IP').items.map(({ form }) => form.tag)).toEqual([
      'CC-1',
      'CC-2',
      'HC-1',
    ])
  })

  it('keeps tags apart where a coil is renamed or becomes one of another kind', () => {
    const tags = (project: OpenProject<CoilInput>) => project.items.map(({ form }) => form.tag)
    const project = openProject(
      coilPageTool,
      coilProjects.projectOf(['CC-1', 'CC-2', 'CC-3'].map(tag => ({ ...coil!, id: tag, tag }))),
      'IP',
    )
    const one = withForm(project, 'CC-3', form => withApplication(form, 'Heating'))
    expect(tags(one)).toEqual(['CC-1', 'CC-2', 'HC-1'])
    const two = withForm(one, 'CC-1', form => withApplication(form, 'Heating'))
    expect(tags(two)).toEqual(['HC-2', 'CC-2', 'HC-1'])
    // Another type of the same kind leaves it as it is, and the first tag that is free is taken again.
    expect(tags(withForm(two, 'CC-3', form => withCoilType(form, 'STEAM')))).toEqual(tags(two))
    expect(tags(withForm(two, 'CC-3', form => withApplication(form, 'Cooling')))).toEqual(['HC-2', 'CC-2', 'CC-1'])
    expect(tags(withForm(project, 'CC-1', form => ({ ...form, tag: 'CC-2' })))[0]).toBe('CC-4')
    expect(tags(withForm(project, 'CC-1', form => ({ ...form, tag: '' })))[0]).toBe('')
  })
})
