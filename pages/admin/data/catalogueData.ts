import { admin } from '../../../shared/contracts'
import { catalogueName } from '../../../shared/contracts/admin'
import { type Asking, pageIn, searched } from './search'

/** A catalogue with its versions, and a page of the records of one of them. */
export async function catalogueData({ search, call }: Asking) {
  const name = catalogueName.safeParse(search.name).data ?? 'boilers'
  const version = /^\d{1,6}$/.test(search.version ?? '') ? Number(search.version) : undefined
  const page = pageIn(search)
  const sort = search.sort && search.sort.length <= 40 ? search.sort : undefined
  const [all, listed] = await Promise.all([
    call(admin.ListCatalogues),
    call(admin.ListCatalogueRecords, { name, version, search: searched(search), sort, page }),
  ])
  return {
    asked: { name, version: version === undefined ? undefined : search.version, search: searched(search), sort },
    ...{ name, page, catalogues: all.Items ?? [], shown: listed.Item ?? undefined },
  }
}

export type CatalogueData = Awaited<ReturnType<typeof catalogueData>>
