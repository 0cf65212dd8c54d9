/** New databases on the PostgreSQL server of this run. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../server/data/database'
import { postgresAddress } from './provided'

export interface FreshDatabase {
  address: string
  drop(): Promise<void>
}

/** An empty database. */
export function freshDatabase(): Promise<FreshDatabase> {
  return makeDatabase()
}

/** A migrated, empty database: a copy of a template that the first call creates. */
export async function migratedDatabase(): Promise<FreshDatabase> {
  migrated ??= makeTemplate()
  return makeDatabase(await migrated)
}

let migrated: Promise<string> | undefined

/** A copy of the database `template`. */
export const copyOf = (template: string): Promise<FreshDatabase> => makeDatabase(template)

/** An empty database without encoding and locale, as on a server that was set up without a language. */
export const databaseOfBytes = () => made("encoding 'SQL_ASCII' locale 'C' template template0")

/** An empty database, by the address of a role that does not own it. */
export async function databaseOfAnother(): Promise<FreshDatabase> {
  const { address, drop } = await freshDatabase()
  const role = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create role ${role} login`)
  const url = new URL(address)
  url.username = role
  return { address: url.href, drop: () => drop().then(() => asAdmin(`drop role ${role}`)) }
}

const makeDatabase = (from?: string) => made(from ? `template ${from} strategy file_copy` : '')

async function made(how: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name} ${how}`)
  return { address: addressOf(name), drop: () => asAdmin(`drop database ${name} with (force)`) }
}

/**
 * A migrated database as a template, with the data that `fill` adds. Each worker makes its own, because another worker
 * could copy a template that is not complete yet.
 */
export async function makeTemplate(fill?: (db: OpenDatabase['db']) => Promise<unknown>): Promise<string> {
  const name = `template_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name}`)
  const { db, close } = await openDatabase({ databaseUrl: addressOf(name) })
  await fill?.(db)
  await close()
  return name
}

function addressOf(name: string): string {
  const address = new URL(postgresAddress())
  address.pathname = `/${name}`
  return address.href
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresAddress() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
