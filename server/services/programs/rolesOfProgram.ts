import { type CompanyRole, programRoles, type Role } from '../../../shared/access/roles'
import { rolesOfTool, tools } from '../../../shared/tools/tools'

const ofTools = new Set(Object.values(tools).flatMap(rolesOfTool))

/**
 * The roles with which a program uses the tools. Its own role opens the tool of that role; `selection-api` opens the
 * tools that its company holds, because a program may do what people of the company may. What has a role for programs
 * of its own, such as the mist, needs that one.
 */
export function rolesOfProgram(own: readonly Role[], ofCompany: readonly CompanyRole[]): Role[] {
  const isForPrograms = (role: Role) => (programRoles as readonly Role[]).includes(role)
  const through = own.includes('selection-api')
    ? ofCompany.filter(role => ofTools.has(role) && !isForPrograms(role))
    : []
  return [...new Set([...own, ...through])]
}
