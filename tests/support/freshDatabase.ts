/** Databases of their own on the PostgreSQL server of this run. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../../server/data/database'
import { postgresAddress } from './provided'

export interface FreshDatabase {
  address: string
  drop(): Promise<void>
}

/** An empty database. */
export function freshDatabase(): Promise<FreshDatabase> {
  return makeDatabase()
}

/** A database that is migrated and empty: a copy of one that the first to ask has made. */
export async function migratedDatabase(): Promise<FreshDatabase> {
  template ??= makeTemplate()
  return makeDatabase(await template)
}

let template: Promise<string> | undefined

async function makeDatabase(from?: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name}${from ? ` template ${from} strategy file_copy` : ''}`)
  return { address: addressOf(name), drop: () => asAdmin(`drop database ${name} with (force)`) }
}

/** Each worker makes its own: two at once would copy one that is not yet whole. */
async function makeTemplate(): Promise<string> {
  const name = `migrated_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name}`)
  const { close } = await openDatabase({ databaseUrl: addressOf(name) })
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
