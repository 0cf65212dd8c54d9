/** The table of tools leaves no tool without what it needs, and no command without its tool. */
import { expect, it } from 'vitest'
import { commands } from '../../../engine/headless/answer'
import { contracts } from '../../../shared/contracts'
import { routes } from '../../../shared/routes'
import { toolCommands } from '../../../shared/tools/toolCommands'
import { rolesOfTool, type Tool, tools } from '../../../shared/tools/tools'
import { pageTools } from '../../../views/widgets/pageTools'

const all: readonly Tool[] = Object.values(tools)

/** Commands of the physics beneath the tools. */
const ofNoTool = [
  ...['props', 'air', 'gas', 'correlation', 'combustion'],
  ...['climate places', 'climate year', 'mist state', 'mist droplet'],
]

it('every command of the engine rates for one tool, or belongs to the physics beneath them all', () => {
  expect([...ofNoTool, ...Object.values(toolCommands).flat()].sort()).toEqual(Object.keys(commands).sort())
})

it('every tool stands on a route of its own that asks for a role', () => {
  expect(new Set(all.map(tool => tool.route)).size).toBe(all.length)
  for (const tool of all) expect(rolesOfTool(tool).length).toBeGreaterThan(0)
})

it('every tool has its operations under a service of its own', () => {
  expect(new Set(all.map(tool => tool.service)).size).toBe(all.length)
  for (const { service } of all) expect(Object.keys(contracts[service])).toContain('OpenProject')
})

it('every page of a tool is one of those whose projects the home page lists', () => {
  const pages = all.flatMap(({ route, alsoAt = [] }) => [route, ...alsoAt]).map(name => routes[name].path)
  expect(pageTools.map(({ path }) => path).sort()).toEqual(pages.sort())
})

/** Parts of inputs that have a control of their own: of the segmented program, and of the gas beside another. */
const withOwnControl = ['segmented.leads', 'segmented.profile', 'beside']

it.each(pageTools.map(page => [page.path, page] as const))(
  'every number and choice that a reader of %s starts from has its field',
  async (_, { fields, starts }) => {
    const { newItem, examples } = await starts()
    const known = [...fields.all.map(({ path }) => path), ...withOwnControl]
    const paths = [newItem('IP').input, ...Object.values(examples)].flatMap(input => leavesOf(input))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter(path => !known.some(at => path === at || path.startsWith(`${at}.`)))).toEqual([])
  },
)

it('a route that is open to everybody is no place for a tool', () => {
  expect(() => rolesOfTool({ route: 'login' })).toThrow('the route login asks for no role')
})

/** The paths of all values of an input; the rows of a table have a field together. */
function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([name, of]) => leavesOf(of, path ? `${path}.${name}` : name))
}
