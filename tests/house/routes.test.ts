/** The table of routes agrees with the folders of pages. */
import { expect, it } from 'vitest'
import { siblings } from '../../server/http/renderPages'
import { type Route, type RouteName, routes } from '../../shared/routes'
import { type Tool, tools } from '../../shared/tools/tools'
import { filesWhere, textOf } from './sources'

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

/** Pages of partners show the general page of their tool under another name. */
const ofPartners = (Object.values(tools) as Tool[]).flatMap(({ alsoAt = [], hasPartners }) =>
  hasPartners ? alsoAt : [],
)

it('the browser tests open every page that is not of one record or of a partner', () => {
  const listed = new Set([...textOf('tests/e2e/pageList.ts').matchAll(/ path: '([^'?]+)/g)].map(([, path]) => path))
  const missing = (Object.entries(routes) as [RouteName, Route][])
    .filter(([name, { path }]) => !(path in siblings || path.endsWith('/:id') || ofPartners.includes(name)))
    .map(([, { path }]) => path)
    .filter(path => !listed.has(path))
  expect(missing).toEqual([])
})
