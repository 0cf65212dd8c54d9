/** Demo people: one for every kind of user, with passwords made at the first start and shown once. */
import type { Plant } from '../../shared/identity'
import type { Role } from '../../shared/roles'
import { hashPassword, randomPassword } from '../access/passwords'
import type { Clock } from '../clock'
import type { Database } from './database'
import type { User } from './schema'

interface Person {
  email: string
  name: string
  roles: Role[]
  type?: User['type']
  status?: User['status']
}

const tools: Role[] = ['enterprise', 'economizer', 'aircooler', 'seg-prog', 'circ-build', 'nimbus', 'drygas-gasmix']

const companies: { name: string; customerNumber: string; plant: Plant; people: Person[] }[] = [
  {
    name: 'Northfield Mechanical',
    customerNumber: '40182',
    plant: 'MN',
    people: [
      {
        email: 'olivia.owner@northfieldmech.example',
        name: 'Olivia Sandberg',
        roles: ['owner', 'enterprise', 'economizer'],
        type: 'Owner',
        status: 'Owner',
      },
      { email: 'dana.customer@northfieldmech.example', name: 'Dana Whitfield', roles: ['enterprise'] },
      { email: 'nils.noroles@northfieldmech.example', name: 'Nils Berg', roles: [] },
      { email: 'dora.disabled@northfieldmech.example', name: 'Dora Lind', roles: ['enterprise'], status: 'Disabled' },
      {
        email: 'pat.partner@northfieldmech.example',
        name: 'Pat Rowe',
        roles: ['cleaver-brooks', 'hurst-boiler', 'selection-api'],
      },
    ],
  },
  {
    name: 'Blue Ridge Sales',
    customerNumber: '20077',
    plant: 'VA',
    people: [{ email: 'remy.rep@blueridge.example', name: 'Remy Carter', roles: ['rep', ...tools] }],
  },
  {
    name: 'Coilworks',
    customerNumber: '1',
    plant: 'MN',
    people: [
      { email: 'enzo.engineer@coilworks.example', name: 'Enzo Maly', roles: ['engineering', 'r-and-d', ...tools] },
      {
        email: 'ada.admin@coilworks.example',
        name: 'Ada Novak',
        roles: ['admin', 'command-center', 'can-impersonate', 'engineering', 'enterprise'],
      },
    ],
  },
]

export interface DemoPerson {
  email: string
  password: string
  roles: readonly Role[]
}

/** Fills an empty database; returns the people with their passwords, or none where the database has people already. */
export async function seedDemo(db: Database, clock: Clock, passwordOf = () => randomPassword()): Promise<DemoPerson[]> {
  const some = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (some) return []
  const created_at = clock.now()
  const shown: DemoPerson[] = []
  for (const { name, customerNumber, plant, people } of companies) {
    const { id } = await db
      .insertInto('companies')
      .values({ name, customer_number: customerNumber, plant, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const person of people) {
      const password = passwordOf()
      await db
        .insertInto('users')
        .values(await rowOf(person, id, password, created_at))
        .execute()
      shown.push({ email: person.email, password, roles: person.roles })
    }
  }
  return shown
}

async function rowOf(person: Person, company_id: string, password: string, created_at: Date) {
  return {
    company_id,
    email: person.email,
    full_name: person.name,
    phone: '555-0100',
    password_hash: await hashPassword(password),
    temporary_password_hash: null,
    temporary_password_expires_at: null,
    type: person.type ?? ('User' as const),
    status: person.status ?? ('Active' as const),
    roles: JSON.stringify(person.roles),
    is_new_engine_enabled: person.roles.includes('engineering'),
    created_at,
  }
}
