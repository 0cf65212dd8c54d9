/** The operator's commands for the catalogues: what there is, whether a file is right, replacing, going back. */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { catalogueChanges } from '../../shared/catalogues/catalogueChanges'
import { type CatalogueName, catalogueNames, catalogues, isCatalogueName } from '../../shared/catalogues/catalogues'
import { type Fault, readCatalogue } from '../../shared/catalogues/readCatalogue'
import type { Parts } from '../application/parts'
import { catalogueOf, changesIn, type KeptVersion, keepVersionOf, versionsOf } from '../services/catalogueStore'
import { AdminError } from './adminError'
import { operatorEntry } from './operator'

type Values = Record<string, string | undefined>

const text = { type: 'string' } as const

/** Largest file [bytes], and most faults that are printed. */
const largest = 20e6
const mostFaults = 50
/** Records that are named of what a file would add, change or remove. */
const mostNamed = 20

export const catalogueCommands = {
  'catalogue replace': {
    usage: `catalogue replace --name ${catalogueNames.join('|')} --file FILE.csv|FILE.json`,
    options: { name: text, file: text },
    run: replace,
  },
  'catalogue restore': {
    usage: 'catalogue restore --name N --version V, where 0 is the sample data of the product',
    options: { name: text, version: text },
    run: restore,
  },
} as const

/** They only read, so they write no audit row. */
export const catalogueReadings = {
  'catalogue list': { usage: 'catalogue list [--name N]', options: { name: text }, run: list },
  'catalogue check': { usage: 'catalogue check --name N --file FILE', options: { name: text, file: text }, run: check },
} as const

async function list({ db }: Parts, { name }: Values): Promise<string[]> {
  const named = name ? [nameOf({ name })] : catalogueNames
  const all = await Promise.all(
    named.map(async each => [
      `${each}: ${catalogues[each].title}`,
      ...(await versionsOf(db, each)).map(
        (version, index) => `  ${versionText(version)}${index === 0 ? ', in use' : ''}`,
      ),
    ]),
  )
  return all.flat()
}

function versionText({ version, count, file, createdAt }: KeptVersion): string {
  return [`version ${version}`, `${count} records`, file, createdAt?.toISOString()].filter(Boolean).join(', ')
}

async function check({ db }: Parts, values: Values): Promise<string[]> {
  const name = nameOf(values)
  const { records, file } = await recordsIn(name, values)
  const present = await catalogueOf(db, name)
  const { added, changed, removed } = catalogueChanges(catalogues[name], present?.records ?? [], records)
  return [
    `${file} is right: ${records.length} records for ${name}. Nothing was changed.`,
    `It would add ${added.length}, change ${changed.length} and remove ${removed.length} records.`,
    ...added.slice(0, mostNamed).map(name => `  + ${name}`),
    ...changed
      .slice(0, mostNamed)
      .map(({ name, fields }) => `  ~ ${name}: ${fields.map(({ field }) => field).join(', ')}`),
    ...removed.slice(0, mostNamed).map(name => `  - ${name}`),
  ]
}

async function replace(parts: Parts, values: Values): Promise<string[]> {
  const name = nameOf(values)
  return keep(parts, 'catalogue replace', name, await recordsIn(name, values))
}

async function restore(parts: Parts, values: Values): Promise<string[]> {
  const name = nameOf(values)
  const version = Number(values.version || Number.NaN)
  const kept = Number.isInteger(version) ? await catalogueOf(parts.db, name, version) : undefined
  if (!kept) {
    const numbers = (await versionsOf(parts.db, name)).map(one => one.version)
    throw new AdminError(`--version is one of ${numbers.join(', ')}`)
  }
  return keep(parts, 'catalogue restore', name, { records: kept.records, file: `version ${version}` })
}

interface Kept {
  records: readonly object[]
  file: string
}

/** Version and audit row are written together, or nothing is. */
async function keep({ audit, db, clock }: Parts, command: string, name: CatalogueName, { records, file }: Kept) {
  const { after, counts } = await audit.transaction(async (transaction, record) => {
    const { version: before, counts } = await changesIn(transaction, name, records)
    const after = await keepVersionOf(transaction, name, { records, file, now: clock.now() })
    record(operatorEntry(command, name, { before, after, records: records.length, file, ...counts }))
    return { after, counts }
  })
  const [, before] = await versionsOf(db, name)
  return [
    `${name} is version ${after} now: ${records.length} records of ${file}.`,
    `${counts.added} added, ${counts.changed} changed, ${counts.removed} removed`,
    `before: ${before ? versionText(before) : 'nothing'}`,
  ]
}

function nameOf({ name = '' }: Values): CatalogueName {
  if (isCatalogueName(name)) return name
  throw new AdminError(`--name is one of ${catalogueNames.join(', ')}`)
}

async function recordsIn(name: CatalogueName, { file }: Values): Promise<Kept> {
  if (!file) throw new AdminError('--file is needed')
  const read = readCatalogue<object>(await textOf(file), catalogues[name])
  if ('records' in read) return { records: read.records, file: basename(file) }
  const shown = read.faults.slice(0, mostFaults).map(fault => `  ${faultText(fault)}`)
  const more = read.faults.length - shown.length
  throw new AdminError(
    [
      `${basename(file)} has ${read.faults.length} ${read.faults.length === 1 ? 'fault' : 'faults'}; nothing was changed:`,
      ...shown,
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  )
}

function faultText({ line, column, field, message }: Fault): string {
  return `line ${line}, column ${column}${field ? ` (${field})` : ''}: ${message}`
}

async function textOf(file: string): Promise<string> {
  try {
    const { size } = await stat(file)
    if (size > largest) throw new AdminError(`${basename(file)} has ${size} bytes; a catalogue has at most ${largest}`)
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch (error) {
    if (error instanceof AdminError) throw error
    throw new AdminError(`${basename(file)} cannot be read as text: ${(error as Error).message}`)
  }
}
