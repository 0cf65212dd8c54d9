import type { PageContextServer } from 'vike/types'
import { z } from 'zod'
import { type CompanyRole, companyRoles, roles } from '../../shared/access/roles'
import { userStatuses } from '../../shared/accounts/companyUsers'
import { admin } from '../../shared/contracts'
import { givenRoles } from '../../shared/contracts/account/companyUsers'
import { auditFilter, type ListedCompany, type ListedUser } from '../../shared/contracts/admin'
import { limits } from '../../shared/limits'
import { firstCharacters } from '../../shared/wording/characters'

type Search = Record<string, string | undefined>

/** The filled fields of a filter form: an empty one does not filter. */
function filled(search: Search, names: readonly string[]): Search {
  return Object.fromEntries(names.map(name => [name, search[name]?.trim() || undefined]))
}

/** Roles from comma-separated names. */
const rolesIn = (names: string | undefined) => givenRoles.safeParse(names?.split(',').filter(Boolean)).data

/** The ticked roles of a form, as sent or as returned with an error. */
function tickedIn(search: Search): CompanyRole[] {
  return rolesIn(search.wanted) ?? companyRoles.filter(role => search[`role-${role}`] === 'on')
}

const place = admin.ListAuditEvents.request.shape.before

/** The data of the section that the address names. */
export async function data({ call, urlParsed }: PageContextServer) {
  const search: Search = urlParsed.search
  if (search.section === 'access') return { section: 'access' as const }
  if (search.section === 'rights') return { section: 'rights' as const, ...(await rightsOn()) }
  if (search.section === 'users') return { section: 'users' as const, ...(await users()) }
  if (search.section === 'companies') return { section: 'companies' as const, ...(await companies()) }
  return { section: 'audit' as const, ...(await trail()) }

  async function trail() {
    const asked = filled(search, Object.keys(auditFilter.shape))
    const read = auditFilter.safeParse(asked)
    const filter = read.success ? read.data : {}
    const { Item } = await call(admin.ListAuditEvents, {
      ...filter,
      before: place.safeParse(search.before).data,
      after: place.safeParse(search.after).data,
      limit: limits.auditPage.screen,
    })
    const chain = search.verify ? await call(admin.VerifyAudit) : undefined
    return {
      asked,
      problem: read.success ? undefined : read.error.issues[0]?.message,
      events: Item?.Events ?? [],
      older: Item?.Older ?? undefined,
      newer: Item?.Newer ?? undefined,
      chain: chain?.Item ?? undefined,
    }
  }

  async function rightsOn() {
    const asked = filled(search, ['email', 'on'])
    if (!asked.email && !asked.on) return { asked }
    const read = admin.ShowRights.request.safeParse(asked)
    if (!read.success) return { asked, problem: read.error.issues[0]?.message }
    const { Item, Notices } = await call(admin.ShowRights, read.data)
    return { asked, report: Item ?? undefined, problem: Notices[0]?.Messages[0] }
  }

  async function companies() {
    const asked = filled(search, ['search'])
    const { Items, Item } = await call(admin.ListCompanies, {
      search: asked.search && firstCharacters(asked.search, limits.email),
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

  async function users() {
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
}

export type Data = Awaited<ReturnType<typeof data>>
export type TrailData = Extract<Data, { section: 'audit' }>
export type RightsData = Extract<Data, { section: 'rights' }>
export type CompaniesData = Extract<Data, { section: 'companies' }>
export type UsersData = Extract<Data, { section: 'users' }>
