/** What another list of records would change of a catalogue. */
import type { Catalogue } from './catalogues'

/** A record that both lists have, with the fields that differ. */
interface ChangedRecord {
  name: string
  fields: readonly { field: string; before: unknown; after: unknown }[]
}

export interface CatalogueChanges {
  added: readonly string[]
  changed: readonly ChangedRecord[]
  removed: readonly string[]
}

type Key = Pick<Catalogue, 'key'>

/** The name of a record: the fields that together are one of a kind. */
function nameOfRecord({ key }: Key, record: object): string {
  return key.map(field => String(record[field as keyof typeof record])).join(', ')
}

/** The records that come, change and go, by their names, in the order of their lists. */
export function catalogueChanges(
  catalogue: Key,
  before: readonly object[],
  after: readonly object[],
): CatalogueChanges {
  const named = (records: readonly object[]) =>
    new Map(records.map(record => [nameOfRecord(catalogue, record), record]))
  const [old, fresh] = [named(before), named(after)]
  const changed = [...fresh].flatMap(([name, record]) => {
    const present = old.get(name)
    const fields = present ? fieldsThatDiffer(present, record) : []
    return fields.length > 0 ? [{ name, fields }] : []
  })
  return {
    added: [...fresh.keys()].filter(name => !old.has(name)),
    changed,
    removed: [...old.keys()].filter(name => !fresh.has(name)),
  }
}

function fieldsThatDiffer(before: object, after: object): ChangedRecord['fields'] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields]
    .map(field => ({ field, before: fieldOf(before, field), after: fieldOf(after, field) }))
    .filter(one => !isSame(one.before, one.after))
}

/** Numbers of a file that was written here have as many digits as a person reads, so the last ones are not compared. */
function isSame(before: unknown, after: unknown): boolean {
  if (typeof before === 'number' && typeof after === 'number')
    return Math.abs(after - before) <= 1e-12 * Math.abs(before)
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after
  return before.length === after.length && before.every((value, index) => isSame(value, after[index]))
}

const fieldOf = (record: object, field: string): unknown => (record as Record<string, unknown>)[field]
