/** The catalogues for admins: records of each version, a check with what a file would change, replacing and going back. */
import { type CatalogueChanges, catalogueChanges } from '../../../shared/catalogues/catalogueChanges'
import { inWords, numbersIn, wordOf } from '../../../shared/catalogues/catalogueColumns'
import { type CatalogueName, catalogueNames, catalogues } from '../../../shared/catalogues/catalogues'
import { readCatalogue } from '../../../shared/catalogues/readCatalogue'
import type { admin } from '../../../shared/contracts'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { RequestOf } from '../../../shared/contracts/operation'
import { type Reader, readerOf } from '../../../shared/display/formatQuantity'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { limits } from '../../config/limits'
import { byCaller } from '../account/companyUsers'
import { catalogueOf, changesIn, keepVersionOf, versionsOf } from '../catalogueStore'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const texts = serverMessages.catalogues
const { rows } = limits.adminPage
/** Faults and names of an answer: more do not help to mend a file. */
const shown = 50

/** The pages that offer the records of a catalogue. */
const readBy: Readonly<Record<CatalogueName, string>> = {
  boilers: 'economizers, on all three pages',
  economizers: 'economizers, as standard units',
  nozzles: 'mist, in its form and its search',
  fans: 'air coolers, in their form',
}

export function listCatalogues({ db }: AdminParts) {
  return async () => {
    const Items = await Promise.all(
      catalogueNames.map(async name => ({
        ...{ Name: name, Title: catalogues[name].title, ReadBy: readBy[name] },
        Versions: (await versionsOf(db, name)).map(({ version, count, file, createdAt }) => ({
          ...{ Version: version, Count: count, File: file, At: createdAt?.toISOString() ?? null },
        })),
      })),
    )
    return { Succeeded: true, Notices: [], Items }
  }
}

type Cells = Record<string, string | number | number[]>

export function listCatalogueRecords({ db }: AdminParts) {
  return async (_: ServiceCall, asked: RequestOf<typeof admin.ListCatalogueRecords>) => {
    const { name, version, search, sort, page = 1 } = asked
    const kept = await catalogueOf(db, name, version)
    if (!kept) return refused(texts.noVersion)
    const all = kept.records as readonly Cells[]
    const wanted = search?.toLowerCase()
    const found = wanted ? all.filter(record => searchable(name, record).includes(wanted)) : [...all]
    const field = sort?.replace(/^-/, '')
    if (field !== undefined && Object.hasOwn(catalogues[name].columns, field))
      found.sort((one, other) => (sort?.startsWith('-') ? -1 : 1) * order(one[field], other[field]))
    const Fields = Object.keys(catalogues[name].columns)
    const Rows = found.slice((page - 1) * rows, page * rows)
    return succeeded({ Version: kept.version, Fields, Rows, Count: found.length })
  }
}

/** All texts of a record, as the file has them and as they are shown. */
function searchable(name: CatalogueName, record: Cells): string {
  const { columns } = catalogues[name]
  const texts = Object.entries(record).flatMap(([field, value]) => [value, inWords(columns, field, String(value))])
  return texts.join(' ').toLowerCase()
}

function order(one: Cells[string] | undefined, other: Cells[string] | undefined): number {
  // Of several numbers the last one, to which a curve goes.
  const [a, b] = [Array.isArray(one) ? one.at(-1) : one, Array.isArray(other) ? other.at(-1) : other]
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(one ?? '').localeCompare(String(other ?? ''))
}

export function checkCatalogue({ db }: AdminParts) {
  return async (_: ServiceCall, { name, text, units = 'SI' }: RequestOf<typeof admin.CheckCatalogue>) => {
    const present = await catalogueOf(db, name)
    const Version = present?.version ?? 0
    const read = readCatalogue<object>(text, catalogues[name])
    const faults = 'faults' in read ? read.faults : []
    const records = 'records' in read ? read.records : []
    const changes = catalogueChanges(catalogues[name], present?.records ?? [], faults.length > 0 ? [] : records)
    const told = faults.length > 0 ? { added: [], changed: [], removed: [] } : changes
    return succeeded({
      ...{ Version, Count: records.length, FaultCount: faults.length },
      Faults: faults.slice(0, shown).map(({ line, column, field, message }) => ({
        ...{ Line: line, Column: column, Field: field ?? null, Message: message },
        Word: field === undefined ? null : wordOf(catalogues[name].columns, field),
      })),
      ...toldOf(told, (field, value) => shownAs(name, field, value, readerOf(units)), name),
    })
  }
}

function toldOf(
  { added, changed, removed }: CatalogueChanges,
  shownOf: (field: string, value: unknown) => string,
  of: CatalogueName,
) {
  const some = (names: readonly string[]) => ({ Count: names.length, First: names.slice(0, shown) })
  const { columns } = catalogues[of]
  const lines = changed.map(({ name, fields }) => {
    const each = fields.map(
      ({ field, before, after }) => `${wordOf(columns, field)} ${shownOf(field, before)} → ${shownOf(field, after)}`,
    )
    return `${name}: ${each.join(', ')}`
  })
  return { Added: some(added), Changed: some(lines), Removed: some(removed) }
}

/** A value of a field in the reader's units; of several numbers the unit stands behind the last. */
function shownAs(name: CatalogueName, field: string, value: unknown, reader: Reader): string {
  const numbers = numbersIn(catalogues[name].columns, field)
  if (value === undefined) return 'empty'
  if (!numbers) return inWords(catalogues[name].columns, field, String(value))
  const all = [value].flat().map(Number)
  const last = all.length - 1
  const text = (each: number, at: number) =>
    at === last ? reader.full(each, numbers.quantity) : reader.number(each, numbers.quantity)
  return all.map(text).join(' · ')
}

export function replaceCatalogue(parts: AdminParts) {
  return async (call: ServiceCall, { name, text, file, before }: RequestOf<typeof admin.ReplaceCatalogue>) => {
    const read = readCatalogue<object>(text, catalogues[name])
    if ('faults' in read) {
      const [first] = read.faults
      return refused(texts.faults(read.faults.length, first ? `line ${first.line}, column ${first.column}` : ''))
    }
    return keep(parts, call, { name, before, records: read.records, file: file || texts.pasted })
  }
}

export function restoreCatalogue(parts: AdminParts) {
  return async (call: ServiceCall, { name, version, before }: RequestOf<typeof admin.RestoreCatalogue>) => {
    const kept = await catalogueOf(parts.db, name, version)
    if (!kept) return refused(texts.noVersion)
    return keep(parts, call, { name, before, records: kept.records, file: `version ${version}` })
  }
}

interface Kept {
  name: CatalogueName
  before: number
  records: readonly object[]
  file: string
}

/** Version and audit row are written together, or nothing is. */
async function keep({ audit }: AdminParts, call: ServiceCall, { name, before, records, file }: Kept) {
  const version = await audit.transaction(async (transaction, record) => {
    const changes = await changesIn(transaction, name, records)
    if (changes.version !== before) return undefined
    const after = await keepVersionOf(transaction, name, { records, file, now: call.now })
    const detail = { before, after, records: records.length, file, ...changes.counts }
    record({ event: 'catalogue', outcome: 'success', ...byCaller(call), target: name, detail })
    return after
  })
  return version === undefined ? refused(texts.moved) : succeeded({ Version: version })
}
