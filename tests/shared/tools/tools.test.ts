/** The table of tools leaves no tool without what it needs, and no command without its tool. */
import { expect, it } from 'vitest'
import { commands } from '../../../engine/headless/answer'
import { contracts } from '../../../shared/contracts'
import { toolCommands } from '../../../shared/tools/toolCommands'
import { rolesOfTool, type Tool, tools } from '../../../shared/tools/tools'

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

it('a route that is open to everybody is no place for a tool', () => {
  expect(() => rolesOfTool({ route: 'login' })).toThrow('the route login asks for no role')
})
