/** The pages that take the same items, by the roles that open them. */
import { expect, it } from 'vitest'
import { routes } from '../../../shared/routes'
import { otherPagesOf } from '../../../shared/tools/pagesOfKind'
import { tools } from '../../../shared/tools/tools'

const paths = (...given: Parameters<typeof otherPagesOf>) => otherPagesOf(...given).map(({ path }) => path)
const builder = { ...tools.circuits, route: 'circuitryBuilder' } as const

it('a coil opens in the tools that its reader holds the roles of, and not in the one where it is', () => {
  expect(paths(tools.coilSelection, ['enterprise', 'seg-prog', 'circ-build'])).toEqual([
    '/circuitry-builder',
    '/segmented-program',
  ])
  expect(paths(tools.coilSelection, ['enterprise', 'seg-prog'])).toEqual(['/segmented-program'])
  expect(paths(builder, ['enterprise', 'circ-build'])).toEqual(['/enterprise-webapp'])
  expect(paths(builder, ['circ-build'])).toEqual([])
})

it('an economizer opens on the pages of its partners by their roles, and never as a coil', () => {
  expect(paths(tools.economizer, ['economizer', 'enterprise', 'hurst-boiler'])).toEqual(['/hurst-boiler'])
})

it('a page is called by its title', () => {
  expect(otherPagesOf(tools.coilSelection, ['circ-build'])).toEqual([
    { path: routes.circuitryBuilder.path, title: 'Circuitry builder' },
  ])
})
