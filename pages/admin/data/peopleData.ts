import { z } from 'zod'
import { type CompanyRole, companyRoles, roles } from '../../../shared/access/roles'
import { userStatuses } from '../../../shared/accounts/companyUsers'
import { admin } from '../../../shared/contracts'
import { givenRoles } from '../../../shared/contracts/account/companyUsers'
import type { ListedCompany, ListedUser } from '../../../shared/contracts/admin'
import { limits } from '../../../shared/limits'
import { firstCharacters } from '../../../shared/wording/characters'
import { type Asking, filled, type Search } from './search'

/** Roles from comma-separated names. */
const rolesIn = (names: string | undefined) => givenRoles.safeParse(names?.split(',').filter(Boolean)).data

/** The ticked roles of a form, as sent or as returned with an error. */
function tickedIn(search: Search): CompanyRole[] {
  return rolesIn(search.wanted) ?? companyRoles.filter(role => search[`role-${role}`] === 'on')
}

/** The companies, and a selected one. */
export async function companiesData({ search, call }: Asking) {
  const asked = filled(search, ['search', 'after'])
  const { Items, Item } = await call(admin.ListCompanies, {
    search: asked.search && firstCharacters(asked.search, limits.email),
    after: z.uuid().safeParse(asked.after).data,
  })
  const id = z.uuid().safeParse(search.company).data
  const shown = id ? (await call(admin.ShowCompany, { id })).Item : undefined
  const typed = {
    ...{ email: search.email ?? '', fullName: search.fullName ?? '', by: search.by },
    roles: rolesIn(search.roles) ?? [],
  }
  const listed: ListedCompany[] = Items ?? []
  const count = Item ?? listed.length
  return { asked, companies: listed, count, shown: shown ?? undefined, wanted: rolesIn(search.wanted), typed }
}

/** The accounts of all companies, and a selected one. */
export async function usersData({ search, call }: Asking) {
  const asked = filled(search, ['search', 'status', 'role', 'after'])
  const { Items } = await call(admin.ListUsers, {
    search: asked.search && firstCharacters(asked.search, limits.email),
    status: z.enum(userStatuses).safeParse(asked.status).data,
    role: z.enum(roles).safeParse(asked.role).data,
    after: asked.after && firstCharacters(asked.after, limits.email),
  })
  const id = z.uuid().safeParse(search.user).data
  const shown = id ? (await call(admin.ShowUser, { id })).Item : undefined
  const recent = shown ? (await call(admin.ListAuditEvents, { person: shown.Email, limit: 8 })).Item?.Events : []
  const listed: ListedUser[] = Items ?? []
  const wanted = search.show === 'roles' ? tickedIn(search) : undefined
  return { asked, users: listed, shown: shown ?? undefined, recent: recent ?? [], wanted }
}

export type CompaniesData = Awaited<ReturnType<typeof companiesData>>
export type UsersData = Awaited<ReturnType<typeof usersData>>
