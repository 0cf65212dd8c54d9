/** Demo people: one for every kind of user, with passwords made at the first start and shown once. */
import type { Plant } from '../../shared/access/identity'
import { companyRoles, type Role } from '../../shared/access/roles'
import { questionById } from '../../shared/accounts/securityQuestions'
import { hashPassword, randomPassword } from '../access/passwords'
import { hashAnswer } from '../access/securityAnswers'
import type { Database } from '../data/database'
import type { User } from '../data/schema'
import type { Clock } from '../process/clock'
import { demoAddresses } from './demoAddresses'
import { seedProjects } from './demoProjects'

interface Person {
  email: string
  name: string
  roles: Role[]
  type?: User['type']
  status?: User['status']
  /** The number of the security question that has an answer. */
  answers?: number
  /** May use only the original engine. */
  isOnOriginal?: boolean
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
        roles: ['owner', 'enterprise', 'economizer', 'selection-api'],
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
      {
        email: 'priya.raman@coolair-reps.example',
        name: 'Priya Raman',
        roles: [],
        type: 'Approval',
        status: 'Pending',
      },
      { email: 'jo.lindqvist@freemail.example', name: 'Jo Lindqvist', roles: [], type: 'Approval', status: 'Pending' },
      { email: 's.abara@northfieldmech.example', name: '', roles: [], type: 'Invite', status: 'Pending' },
      { email: 'svc-7f3a21c09b44', name: 'Selection API, takeoff bot', roles: ['selection-api'], type: 'Service' },
    ],
  },
  {
    name: 'Blue Ridge Sales',
    customerNumber: '20077',
    plant: 'VA',
    people: [
      { email: 'remy.rep@blueridge.example', name: 'Remy Carter', roles: ['rep', ...tools], isOnOriginal: true },
      {
        email: 'rhea.owner@blueridge.example',
        name: 'Rhea Lund',
        roles: ['owner', 'enterprise'],
        type: 'Owner',
        status: 'Owner',
      },
    ],
  },
  {
    name: 'Saguaro Cooling',
    customerNumber: '31544',
    plant: 'AZ',
    people: [
      {
        email: 'sol.owner@saguaro.example',
        name: 'Sol Ibarra',
        roles: ['owner', 'aircooler', 'nimbus'],
        type: 'Owner',
        status: 'Owner',
      },
      { email: 'cora.cooney@saguaro.example', name: 'Cora Vance', roles: ['cooney', 'enterprise'] },
      { email: 'kim.kcc@saguaro.example', name: 'Kim Doyle', roles: ['kcc', 'enterprise'] },
    ],
  },
  // A new company without an owner: an admin admits the first owner.
  {
    name: 'Fjord Fans',
    customerNumber: '',
    plant: 'MN',
    people: [
      { email: 'freya.first@fjordfans.example', name: 'Freya Dahl', roles: [], type: 'Approval', status: 'Pending' },
    ],
  },
  {
    name: 'Coilworks',
    customerNumber: '1',
    plant: 'MN',
    people: [
      {
        email: 'enzo.engineer@coilworks.example',
        name: 'Enzo Maly',
        roles: ['engineering', 'r-and-d', 'isSRC', ...tools],
      },
      {
        email: 'otto.owner@coilworks.example',
        name: 'Otto Brandt',
        roles: ['owner', 'engineering', 'r-and-d'],
        type: 'Owner',
        status: 'Owner',
      },
      {
        email: 'ada.admin@coilworks.example',
        name: 'Ada Novak',
        roles: ['admin', 'command-center', 'can-impersonate', 'engineering', 'enterprise'],
        answers: 102,
      },
      // The role opens the command center, but not the screen that sets answers, so this answer is set here.
      { email: 'cole.command@coilworks.example', name: 'Cole Reyes', roles: ['command-center'], answers: 102 },
    ],
  },
]

export interface DemoPerson {
  email: string
  password: string
  roles: readonly Role[]
  /** The security question that is answered, and the answer. */
  secured?: { question: string; answer: string }
}

/** Fills an empty database. Returns the people with their passwords, or none if the database already has people. */
export async function seedDemo(db: Database, clock: Clock, passwordOf = () => randomPassword()): Promise<DemoPerson[]> {
  const some = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (some) return []
  const created_at = clock.now()
  const shown: DemoPerson[] = []
  for (const { name, customerNumber, plant, people } of companies) {
    const { id } = await db
      .insertInto('companies')
      .values({
        ...{ name, customer_number: customerNumber, plant, created_at, ...demoAddresses[name] },
        roles: JSON.stringify(companyRoles.filter(role => people.some(person => person.roles.includes(role)))),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const person of people) {
      const password = passwordOf()
      const user = await db
        .insertInto('users')
        .values(await rowOf(person, id, password, created_at))
        .returning('id')
        .executeTakeFirstOrThrow()
      const secured = person.answers ? await secure(db, user.id, person.answers, passwordOf(), created_at) : undefined
      // A person who waits for approval cannot use a password.
      if (person.status !== 'Pending') shown.push({ email: person.email, password, roles: person.roles, secured })
    }
  }
  await seedProjects(db, created_at)
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
    is_new_engine_enabled: !person.isOnOriginal,
    created_at,
  }
}

/** Stores an answer to a security question, as its owner would have. */
async function secure(db: Database, user_id: string, question_id: number, answer: string, answered_at: Date) {
  const answer_hash = await hashAnswer(answer)
  await db
    .insertInto('security_answers')
    .values({ user_id, group_number: 0, question_id, answer_hash, answered_at })
    .execute()
  return { question: questionById(question_id)?.Question ?? '', answer }
}
