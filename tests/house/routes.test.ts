/** The table of routes agrees with the folders of pages. */
import { expect, it } from 'vitest'
import { siblings } from '../../server/http/renderPages'
import { type Route, routes } from '../../shared/routes'
import { filesWhere } from './sources'

/** Pages that are shown instead of the requested one. */
const inPlace = ['pages/problem', 'pages/login-code', 'pages/security-question']

const folderOf = ({ path }: Route) => `pages${path === '/' ? '/index' : path.replace(':id', '@id')}`
const folders = filesWhere(path => path.startsWith('pages/') && path.endsWith('/+Page.tsx')).map(path =>
  path.slice(0, -'/+Page.tsx'.length),
)

it('every route has a folder with a page, and every page has a route', () => {
  const own = (Object.values(routes) as Route[]).filter(({ path }) => !(path in siblings))
  expect(folders.sort()).toEqual([...own.map(folderOf), ...inPlace].sort())
})
