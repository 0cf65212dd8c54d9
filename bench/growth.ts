/**
 * Lists and charts in a large installation and in one of a hundredth of it, side by side: 10,000 users, 2,000
 * companies, 10,000 projects, 100,000 rows of the trail, 5,000 records of research. Each page is asked of both in turn,
 * and their tenth percentiles are compared, so that a busy machine disturbs both alike and little.
 */
import { sql } from 'kysely'
import { roles } from '../shared/access/roles'
import { newProject } from '../shared/coils/document/exampleCoil'
import type { House } from '../tests/support/house'
import { addPerson, hasSession, type Person } from '../tests/support/people'
import type { Visitor } from '../tests/support/visitor'
import { type Ground, withGround } from './nodes'
import { figures, printTable } from './table'

type Database = Ground['db']

const large = { companies: 2_000, projects: 10_000, auditRows: 100_000, records: 5_000 }
const peoplePerCompany = 5
const hundredth = Object.fromEntries(Object.entries(large).map(([what, n]) => [what, n / 100])) as typeof large
/** A page may take this much of its time in the small installation. */
const allowed = 1.2
const rounds = 60
const warmUps = 15

const pages: Readonly<Record<string, string>> = {
  'audit trail': '/admin',
  'audit trail, of an event': '/admin?event=sign-in',
  'audit trail, of a person': '/admin?person=person1%40company1.example',
  'audit trail, of nobody': '/admin?person=nobody%40nowhere.example',
  accounts: '/admin?section=users',
  'accounts, found by a name': '/admin?section=users&search=company1.example',
  companies: '/admin?section=companies',
  'command center': '/command-center',
  'research projects': '/r-and-d?year=2026',
  'research, time sheet': '/r-and-d?view=week&year=2026',
  'research, totals': '/r-and-d?view=totals&year=2026',
  'own projects': '/app-selector',
  'own projects, second page': '/app-selector?projects=coil&page=2',
}

export async function benchGrowth(): Promise<void> {
  const sessions = { sessions: 'database' } as const
  const rows = await withGround(
    small => withGround(async big => compared(await opened(small, hundredth), await opened(big, large)), sessions),
    sessions,
  )
  printTable(
    `Lists and charts of a large installation over one of a hundredth, ms at p10; asked: at most ${allowed}`,
    ['page', 'hundredth', 'large', 'ratio', 'kB', 'kB, large', ''],
    rows,
  )
}

/** A node over a filled database, and a browser of somebody with every role. */
async function opened({ start, houseAt, db }: Ground, size: typeof large): Promise<Visitor> {
  const house = houseAt(await start().address())
  const person = await addPerson(house, { roles: roles.filter(role => role !== 'owner') })
  await fill(db, person, size)
  return hasSession(house as House, person, { HasClearance: true })
}

async function compared(small: Visitor, big: Visitor): Promise<string[][]> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const times = { small: [] as number[], big: [] as number[] }
    let bytes = [0, 0]
    for (let round = 0; round < warmUps + rounds; round++) {
      // Each is the first in every other round.
      const first = round % 2 ? await asked(small, path) : undefined
      const other = await asked(big, path)
      const one = first ?? (await asked(small, path))
      bytes = [one.bytes, other.bytes]
      if (round < warmUps) continue
      times.small.push(one.ms)
      times.big.push(other.ms)
    }
    const [least, most] = [low(times.small), low(times.big)]
    const numbers = [least, most, most / least, ...bytes.map(n => n / 1000)].map(figures)
    rows.push([name, ...numbers, most <= allowed * least ? 'holds' : 'TOO SLOW'])
  }
  return rows
}

async function asked(visitor: Visitor, path: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  const { status, text } = await visitor.get(path)
  const ms = performance.now() - started
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
  return { ms, bytes: text.length }
}

const low = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0

async function fill(db: Database, person: Person, size: typeof large): Promise<void> {
  await sql`
    insert into companies (name, customer_number, plant, created_at)
    select 'Company ' || n, n::text, 'MN', now() from generate_series(1, ${size.companies}::int) n`.execute(db)
  await inParts(size.companies, (from, to) =>
    sql`
    insert into users (company_id, email, full_name, phone, password_hash, type, status, roles, is_new_engine_enabled, created_at)
    select id, 'person' || n || '@' || lower(replace(name, ' ', '')) || '.example', 'Person ' || n || ' of ' || name, '',
      '', case n when 1 then 'Owner' else 'User' end, case n when 1 then 'Owner' else 'Active' end, '["enterprise"]',
      false, now()
    from companies cross join generate_series(1, ${peoplePerCompany}::int) n
    where name like 'Company %' and customer_number::int between ${from} and ${to}`.execute(db),
  )
  // A full page of the reader's own in both, and more in the large one.
  const own = Math.max(60, size.projects / 100)
  await projectsOf(db, sql`users.id = ${person.id}`, { each: own })
  await projectsOf(db, sql`users.id <> ${person.id} and users.full_name like 'Person 1 %'`, { each: peoplePerCompany })
  await inParts(size.auditRows, (from, to) =>
    sql`
    insert into audit_events (at, event, outcome, actor, target, detail, previous_hash, hash)
    select now() - n * interval '1 minute', case n % 3 when 0 then 'sign-in' when 1 then 'project' else 'access' end,
      'success', 'person' || 1 + n % 5 || '@company' || 1 + n % 20 || '.example', 'thing ' || n, '{}', md5(n::text), md5((n + 1)::text)
    from generate_series(${from}::int, ${to}::int) n`.execute(db),
  )
  await research(db, person, size.records)
  // As the database does by itself after a minute.
  await sql`vacuum analyze`.execute(db)
}

/** In parts of so many rows that each fits into the time of a statement, also on a busy machine. */
async function inParts(count: number, insert: (from: number, to: number) => Promise<unknown>): Promise<void> {
  const part = Math.ceil(count / 20)
  for (let from = 1; from <= count; from += part) await insert(from, Math.min(count, from + part - 1))
}

async function projectsOf(db: Database, whose: ReturnType<typeof sql>, { each }: { each: number }): Promise<void> {
  await sql`
    insert into designs (kind, owner_id, company_id, name, tag, version, document, changed_at, changed_by)
    select 'coil', users.id, users.company_id, 'Project ' || n, 'T-' || n, 1, ${JSON.stringify(newProject('IP'))}::jsonb,
      now() - n * interval '1 hour', users.full_name
    from users cross join generate_series(1, ${each}::int) n where ${whose}`.execute(db)
}

/**
 * Records of five years, a hundred to a project in the large installation; in both on days of all months, and of eleven
 * people. The reader has the same hours in both, as one person has.
 */
async function research(db: Database, { id }: Person, records: number): Promise<void> {
  await sql`
    insert into r_and_d_projects (owner_id, name, is_shared, plants, year, created_at)
    select ${id}, 'Research ' || n, true, '[1]', 2022 + n % 5, now() from generate_series(1, 50) n`.execute(db)
  await sql`
    insert into r_and_d_records (project_id, author_id, day, hours, note, links)
    select project.id, case when n = 1 and number % 2 = 0 then ${id} else others.ids[1 + (n + number) % 10] end,
      year || '-' || to_char(date '2026-01-01' + (n * 7 + number * 37)::int % 365, 'MM-DD'), 2, '', '[]'
    from (select *, row_number() over (order by name) as number from r_and_d_projects) project
      cross join generate_series(1, ${records / 50}::int) n
      cross join (select array_agg(id order by email) as ids from users where full_name like 'Person 1 %') others`.execute(
    db,
  )
}
