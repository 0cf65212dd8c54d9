import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { postgresAddress } from './provided'

export interface FreshDatabase {
  address: string
  drop(): Promise<void>
}

/** An empty database of its own on the PostgreSQL server of this run. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name}`)
  const address = new URL(postgresAddress())
  address.pathname = `/${name}`
  return { address: address.href, drop: () => asAdmin(`drop database ${name} with (force)`) }
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
