/** Operations of the admin service about catalogues: what there is, what a file would change, replacing, going back. */
import { z } from 'zod'
import { type CatalogueName, catalogueNames } from '../../catalogues/catalogues'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { nothing, operation } from '../operation'
import { asked } from './paged'

const facts = { service: 'AdminService.svc', method: 'POST', access: ['admin'], secured: true } as const

export const catalogueName = z.enum(catalogueNames as [CatalogueName, ...CatalogueName[]])

const version = z.int().min(0).max(1_000_000)

const kept = z.object({
  Version: z.int(),
  Count: z.int(),
  File: z.string(),
  /** Null of the sample data of the product, version 0. */
  At: z.string().nullable(),
})

export type KeptCatalogue = z.infer<typeof kept>

/** The catalogues with their versions, the newest first: that one counts. */
export const ListCatalogues = operation({
  ...facts,
  name: 'ListCatalogues',
  changes: 'nothing',
  request: nothing,
  response: listEnvelope(
    z.object({ Name: catalogueName, Title: z.string(), ReadBy: z.string(), Versions: z.array(kept) }),
  ),
})

export const catalogueFilter = z.strictObject({
  name: catalogueName,
  /** The newest where absent. */
  version: version.optional(),
  search: asked.search,
  /** A field, with a minus before it for the descending order; the order of the file where absent. */
  sort: textUpTo(40).optional(),
})

/** Records of a version, in pages, in SI. */
export const ListCatalogueRecords = operation({
  ...facts,
  name: 'ListCatalogueRecords',
  changes: 'nothing',
  request: catalogueFilter.extend({ page: asked.page }),
  response: envelope(
    z.object({
      Version: z.int(),
      Fields: z.array(z.string()),
      Rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.number())]))),
      Count: z.int(),
    }),
  ),
})

const file = { name: catalogueName, file: textUpTo(200), text: z.string().min(1).max(limits.body.catalogue) }

const names = z.object({ Count: z.int(), First: z.array(z.string()) })

const checked = z.object({
  /** The present version, which the changes are from. */
  Version: z.int(),
  Count: z.int(),
  FaultCount: z.int(),
  /** The first faults; with one of them nothing can be replaced. */
  Faults: z.array(
    z.object({
      Line: z.int(),
      Column: z.int(),
      /** Its name in the file, and in the words of the trade. */
      Field: z.string().nullable(),
      Word: z.string().nullable(),
      Message: z.string(),
    }),
  ),
  Added: names,
  /** Each with the fields that change, in words and in the units that were asked for. */
  Changed: names,
  Removed: names,
})

export type CheckedCatalogue = z.infer<typeof checked>

/** Reads a CSV or JSON file and says its faults, or what it would change. It changes nothing. */
export const CheckCatalogue = operation({
  ...facts,
  name: 'CheckCatalogue',
  changes: 'nothing',
  bodyLimit: limits.body.catalogue + limits.body.json,
  request: z.strictObject({ ...file, units: z.enum(['IP', 'SI']).optional() }),
  response: envelope(checked),
})

/** Replaces a catalogue whole by the records of a file. `before` is the version that was shown: nothing is changed after a later one. */
export const ReplaceCatalogue = operation({
  ...facts,
  name: 'ReplaceCatalogue',
  changes: 'product',
  bodyLimit: limits.body.catalogue + limits.body.json,
  request: z.strictObject({ ...file, before: version }),
  response: envelope(z.object({ Version: z.int() })),
})

/** Makes an older version the newest again. */
export const RestoreCatalogue = operation({
  ...facts,
  name: 'RestoreCatalogue',
  changes: 'product',
  request: z.strictObject({ name: catalogueName, version, before: version }),
  response: envelope(z.object({ Version: z.int() })),
})
