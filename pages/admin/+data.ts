import type { PageContextServer } from 'vike/types'
import { admin } from '../../shared/contracts'
import { rightsData, trailData } from './data/auditData'
import { catalogueData } from './data/catalogueData'
import { inboxData } from './data/inboxData'
import { noticeData } from './data/noticeData'
import { companiesData, usersData } from './data/peopleData'
import type { Asking } from './data/search'
import { configurationData, measurementsData, retentionData } from './data/settingsData'

/** The data of the section that the address names, and how many requests are new. */
export async function data({ call, whereServed, urlParsed }: PageContextServer) {
  const asking = { search: urlParsed.search, call }
  const counted = await whereServed(ask => ask(admin.CountSupportRequests))
  return { ...(await sectionData(asking)), newRequests: counted?.Item?.New ?? 0 }
}

async function sectionData(asking: Asking) {
  switch (asking.search.section) {
    case 'access':
      return { section: 'access' as const }
    case 'rights':
      return { section: 'rights' as const, ...(await rightsData(asking)) }
    case 'users':
      return { section: 'users' as const, ...(await usersData(asking)) }
    case 'companies':
      return { section: 'companies' as const, ...(await companiesData(asking)) }
    case 'inbox':
      return { section: 'inbox' as const, ...(await inboxData(asking)) }
    case 'catalogues':
      return { section: 'catalogues' as const, ...(await catalogueData(asking)) }
    case 'measurements':
      return { section: 'measurements' as const, ...(await measurementsData(asking)) }
    case 'retention':
      return { section: 'retention' as const, ...(await retentionData(asking)) }
    case 'configuration':
      return { section: 'configuration' as const, ...(await configurationData(asking)) }
    case 'notices':
      return { section: 'notices' as const, ...(await noticeData(asking)) }
    default:
      return { section: 'audit' as const, ...(await trailData(asking)) }
  }
}

export type Data = Awaited<ReturnType<typeof data>>
