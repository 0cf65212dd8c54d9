/** The lists of the admin's page as files: all rows of the filter of the page that links to them. */
import type { Request } from 'express'
import { z } from 'zod'
import { catalogues } from '../../../shared/catalogues/catalogues'
import { admin } from '../../../shared/contracts'
import { bannerFilter, catalogueFilter, inboxFilter, measurementFilter } from '../../../shared/contracts/admin'
import { csvLine, csvNumber } from '../../../shared/wording/csv'
import { AccessError } from '../../errors/accessError'
import { InputError } from '../../errors/inputError'
import type { Gateway } from '../../gateway/gateway'

/** In an address the version is a text. */
const catalogueRequest = catalogueFilter.extend({
  version: z.coerce.number().pipe(catalogueFilter.shape.version.unwrap()).optional(),
})

interface Page<Row> {
  Item?: { Rows: Row[]; Count: number } | null
}

/** All rows of a list, page by page. */
async function allRows<Row>(ask: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { Item } = await ask(page)
    // If the session ends meanwhile, the file must not look complete.
    if (!Item) throw new AccessError('not-signed-in')
    rows.push(...Item.Rows)
    if (Item.Rows.length === 0 || rows.length >= Item.Count) return rows
  }
}

function asked<Schema extends z.ZodType>(schema: Schema, { query }: Request): z.infer<Schema> {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(filled))
  if (!parsed.success) throw new InputError(400, 'no such filter')
  return parsed.data
}

/** Several numbers stand in a cell one after the other. */
const cellOf = (value: string | number | number[] | undefined) =>
  Array.isArray(value) ? value.map(csvNumber).join(' ') : (value ?? null)

/** The lines of each table, with its head. */
export function tableFiles(gateway: Gateway) {
  return {
    async inbox(request: Request): Promise<string[]> {
      const filter = asked(inboxFilter, request)
      const rows = await allRows(page => gateway.call(request, admin.ListSupportRequests, { ...filter, page }))
      return [
        csvLine(['Time (UTC)', 'From', 'State', 'Subject', 'Name', 'Company', 'Email', 'Taken by']),
        ...rows.map(row =>
          csvLine([row.At, row.Kind, row.State, row.Subject, row.Name, row.CompanyName, row.Email, row.TakenBy]),
        ),
      ]
    },

    async notices(request: Request): Promise<string[]> {
      const filter = asked(bannerFilter, request)
      const rows = await allRows(page => gateway.call(request, admin.ListBanners, { ...filter, page }))
      return [
        csvLine(['Text', 'Severity', 'From (UTC)', 'Until (UTC)', 'State', 'Made by']),
        ...rows.map(row => csvLine([row.Text, row.Severity, row.From, row.Until, row.State, row.MadeBy])),
      ]
    },

    async measurements(request: Request): Promise<string[]> {
      const filter = asked(measurementFilter, request)
      const rows = await allRows(page => gateway.call(request, admin.ListMeasurements, { ...filter, page }))
      return [
        csvLine(['Time (UTC)', 'Tool', 'Measured', 'Value', 'Person', 'Project', 'Item']),
        ...rows.map(row => csvLine([row.At, row.Module, row.Metric, row.Value, row.Email, row.Project, row.Item])),
      ]
    },

    async retention(request: Request): Promise<string[]> {
      const { search } = asked(admin.ListRetention.request.pick({ search: true }), request)
      const { Items } = await gateway.call(request, admin.ListRetention, { search })
      if (!Items) throw new AccessError('not-signed-in')
      return [
        csvLine(['Data', 'Counted', 'Days', 'Usual', 'Least', 'Most', 'Rows', 'Next purge']),
        ...Items.map(({ Title, Note, Days, Default, Bounds, Rows, Due }) =>
          csvLine([Title, Note, Days, Default, ...(Bounds ?? [null, null]), Rows, Due]),
        ),
      ]
    },

    async configuration(request: Request): Promise<string[]> {
      const filter = asked(admin.ShowConfiguration.request, request)
      const { Items } = await gateway.call(request, admin.ShowConfiguration, filter)
      if (!Items) throw new AccessError('not-signed-in')
      return [
        csvLine(['Name', 'Value', 'From', 'Purpose']),
        ...Items.map(({ Name, Value, Source, IsSecret, About }) =>
          csvLine([Name, IsSecret && Source !== 'not set' ? 'hidden' : Value, Source, About]),
        ),
      ]
    },

    /** With the names of the fields and in SI, so that the file can be read in again. */
    async catalogue(request: Request): Promise<string[]> {
      const { name } = asked(catalogueRequest, request)
      const fields = Object.keys(catalogues[name].columns)
      const rows = await recordsOf(request)
      return [csvLine(fields), ...rows.map(row => csvLine(fields.map(field => cellOf(row[field]))))]
    },

    async catalogueJson(request: Request): Promise<string[]> {
      return [`${JSON.stringify(await recordsOf(request), null, 2)}\n`]
    },
  }

  function recordsOf(request: Request) {
    const filter = asked(catalogueRequest, request)
    return allRows(page => gateway.call(request, admin.ListCatalogueRecords, { ...filter, page }))
  }
}
