/** Research projects of a demo, with hours from January to this week, so that the tracker has something to show. */
import type { RecordLink } from '../../shared/contracts/rAndD'
import { daysAfter, isWeekend, mondayOf } from '../../shared/rAndD/week'
import type { Database } from '../data/database'

const enzo = 'enzo.engineer@coilworks.example'
const otto = 'otto.owner@coilworks.example'
const ada = 'ada.admin@coilworks.example'
const remy = 'remy.rep@blueridge.example'
const kim = 'kim.kcc@saguaro.example'

interface Project {
  name: string
  owner: string
  plants: number[]
  /** The first month with hours, and how many days lie between two records. */
  from: number
  every: number
  authors: string[]
  product: string
  notes: string[]
  isPrivate?: true
}

const projects: readonly Project[] = [
  {
    ...{ name: 'K65 copper at 1,160 psi burst, 5 mm bends', owner: otto, plants: [1], from: 6, every: 4 },
    ...{ authors: [otto, enzo], product: 'Coil' },
    notes: ['Batch 3 burst at 1,420 psi, all at the bend.', 'Second lot annealed at 560 °F. Wall 0.3 % thicker.'],
  },
  {
    ...{ name: 'Hydrophilic coating, carry-over above 600 ft/min', owner: enzo, plants: [1], from: 3, every: 3 },
    ...{ authors: [enzo, otto], product: 'Coil' },
    notes: [
      'Carry-over 0.8 oz/h at 620 ft/min. Repeat with the 12 FPI sample.',
      'Replaced drift plate, zeroed load cell.\nDrift below 0.1 oz/h over 2 h.',
      'No carry-over at 600 ft/min, loaded 45 min.',
    ],
  },
  {
    ...{ name: 'Raised lanced fin, j and f data refit', owner: enzo, plants: [1, 2], from: 1, every: 5 },
    ...{ authors: [enzo, remy], product: 'Software' },
    notes: ['Refit without the two runs below Re 300.', 'f within 4 % of the tunnel at all speeds.'],
  },
  {
    ...{ name: 'R-454B distributor refeed, 12 circuits', owner: kim, plants: [3], from: 4, every: 6 },
    ...{ authors: [kim, enzo], product: 'Coil' },
    notes: ['Spread of the circuits 1.1 °F after the refeed.'],
  },
  {
    ...{ name: 'Inlet guide vane for stack economizer', owner: remy, plants: [2], from: 2, every: 7 },
    ...{ authors: [remy], product: 'Economizer' },
    notes: ['Velocity at the face even within 8 %.'],
  },
  {
    ...{ name: 'Sine wave fin at 14 FPI, wet Δp', owner: otto, plants: [1, 3], from: 1, every: 9 },
    ...{ authors: [otto, ada], product: 'Air cooler' },
    notes: ['Wet pressure drop 1.38 of dry at 500 ft/min.'],
  },
  {
    ...{ name: 'Spare parts of the wind tunnel', owner: enzo, plants: [1], from: 9, every: 8 },
    ...{ authors: [enzo], product: 'Coil', isPrivate: true as const },
    notes: ['Ordered two nozzles and a damper.'],
  },
]

const phases = ['Design', 'Prototype', 'Test', 'Report']

/** Adds the projects of the demo; the people must be there. The hours depend on nothing but `now`. */
export async function seedProjects(db: Database, now: Date): Promise<void> {
  const people = await db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (email: string) => people.find(person => person.email === email)?.id ?? ''
  const today = now.toISOString().slice(0, 10)
  const year = Number(today.slice(0, 4))
  for (const [index, project] of projects.entries()) {
    const { id } = await db
      .insertInto('r_and_d_projects')
      .values({
        ...{ owner_id: idOf(project.owner), name: project.name, is_shared: !project.isPrivate, year },
        ...{ plants: JSON.stringify(project.plants), created_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const records = recordsOf(project, index, today)
    if (records.length === 0) continue
    await db
      .insertInto('r_and_d_records')
      .values(
        records.map(({ author, links, ...record }) => ({
          ...record,
          ...{ project_id: id, author_id: idOf(author), links: JSON.stringify(links) },
        })),
      )
      .execute()
  }
}

/** Records on working days up to `today`; those of last week are always there, to be copied. */
function recordsOf({ from, every, authors, notes, product }: Project, index: number, today: string) {
  const first = `${today.slice(0, 4)}-${String(from).padStart(2, '0')}-01`
  const lastWeek = daysAfter(mondayOf(today), -7)
  const start = first < lastWeek ? first : daysAfter(lastWeek, index % 3)
  const records: { author: string; day: string; hours: number; note: string; links: RecordLink[] }[] = []
  for (let day = start, step = 0; day <= today; day = daysAfter(day, isWeekend(day) ? 1 : every)) {
    if (isWeekend(day)) continue
    const author = authors[step % authors.length] ?? authors[0] ?? ''
    const links = [
      { LinkTypeId: 1, Value: phases[Math.min(3, Math.floor(step / 5))] ?? 'Test' },
      { LinkTypeId: 2, Value: product },
    ]
    const note = step % 2 === 0 ? (notes[(step / 2) % notes.length] ?? '') : ''
    records.push({ author, day, hours: 1 + (((index + 3 * step) % 9) + 1) / 2, note, links })
    step += 1
  }
  return records
}
