/**
 * Disables and enables a company of 5,000 people, in the embedded database on disk: how long the audit trail is locked
 * for all others.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAudit } from '../server/access/audit'
import { openDatabase } from '../server/data/database'
import { systemClock } from '../server/process/clock'
import { createLogger } from '../server/process/logging'
import { setCompanyState } from '../server/services/companyState'
import { DatabaseSessionStore } from '../server/session/databaseSessionStore'
import { putEmptyDatabase } from '../tests/support/emptyDatabase'
import { figures, printTable } from './table'

const people = 5_000

export async function benchCompany(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-company-'))
  await putEmptyDatabase(folder)
  const { db, close } = await openDatabase({ folder })
  const logger = createLogger('silent')
  const audit = createAudit({ db, key: 'an audit key of the bench', clock: systemClock, logger })
  const store = new DatabaseSessionStore(db, systemClock)
  const company = { name: 'Large Coils', customer_number: '', plant: 'MN', created_at: systemClock.now() } as const
  const { id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  for (let from = 0; from < people; from += 500)
    await db
      .insertInto('users')
      .values(Array.from({ length: 500 }, (_, at) => person(id, from + at)))
      .execute()

  const times: number[] = []
  for (const isActive of [false, true]) {
    const began = performance.now()
    await audit.transaction(async (transaction, record) => {
      const wanted = { companyId: id, isActive, now: systemClock.now() }
      const outcome = await setCompanyState(
        transaction,
        { store, post: async () => undefined, origin: 'http://localhost' },
        wanted,
      )
      if (typeof outcome === 'string') throw new Error(`the company stays as it was: ${outcome}`)
      for (const target of outcome.people)
        record({ event: 'user-status', outcome: 'success', target, detail: { isActive, company: company.name } })
    })
    times.push(performance.now() - began)
  }
  const { fault } = await audit.verify()
  await close()
  rmSync(folder, { recursive: true })
  printTable(
    `A company of ${people} people, each with a row of the trail; the trail ${fault ? 'DOES NOT HOLD' : 'holds'}`,
    ['', 'ms'],
    ['disabled', 'enabled'].map((what, at) => [what, figures(times[at] ?? 0)]),
  )
}

function person(company_id: string, at: number) {
  return {
    ...{ id: randomUUID(), company_id, email: `person${at}@large.example`, full_name: `Person ${at}`, phone: '' },
    ...{ password_hash: '', temporary_password_hash: null, temporary_password_expires_at: null },
    ...{ type: 'User' as const, status: 'Active' as const, roles: '[]', is_new_engine_enabled: false },
    created_at: systemClock.now(),
  }
}
