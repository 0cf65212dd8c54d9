/**
 * The approved access to the Selection API: which programs get what at every call of every tool. It is written by hand
 * and read by people, and not made from the table of calls: the tests hold that to this one.
 */
import type { CompanyRole, Role } from '../../shared/access/roles'

/** Who asks, with the roles of the account and of its company. */
export const programCallers = {
  no: 'without a token',
  pe: 'a person of every role with a session, without a token',
  un: 'a token that nobody gave',
  ex: 'an expired token',
  di: 'an account that was disabled since, every role',
  sa: 'Selection API, and its company holds no tool',
  et: 'Selection API, its company Coil selection',
  ec: 'Selection API, its company Economizer',
  cb: 'Selection API, its company the partner economizer',
  hu: 'Selection API, its company Stack master',
  ai: 'Selection API, its company Air cooler',
  dr: 'Selection API, its company Dry gas and gas mix',
  ci: 'Selection API, its company Circuitry builder',
  sp: 'Selection API, its company Segmented program',
  nc: 'Selection API, its company Mist',
  ni: 'Mist, and its company every tool',
} as const

export type ProgramCaller = keyof typeof programCallers

/** The roles of those that have a token of their own: of the account, and of its company. */
export const rolesOfPrograms: Readonly<Partial<Record<ProgramCaller, [readonly Role[], readonly CompanyRole[]]>>> = {
  sa: [['selection-api'], []],
  et: [['selection-api'], ['enterprise']],
  ec: [['selection-api'], ['economizer']],
  cb: [['selection-api'], ['cleaver-brooks']],
  hu: [['selection-api'], ['hurst-boiler']],
  ai: [['selection-api'], ['aircooler']],
  dr: [['selection-api'], ['drygas-gasmix']],
  ci: [['selection-api'], ['circ-build']],
  sp: [['selection-api'], ['seg-prog']],
  nc: [['selection-api'], ['nimbus']],
  ni: [['nimbus'], ['enterprise', 'economizer', 'aircooler', 'drygas-gasmix', 'circ-build', 'seg-prog', 'nimbus']],
}

/**
 * +  past the door: answered, 404 where no record has the id
 * -  401, with what to do in WWW-Authenticate
 * !  403
 */
export type ProgramOutcome = '+' | '-' | '!'

/** At all calls of a tool. */
const tools = `
segment     no pe un ex di sa et ec cb hu ai dr ci sp nc ni
coil        -  -  -  -  -  !  +  !  !  !  !  !  !  !  !  !
circuits    -  -  -  -  -  !  !  !  !  !  !  !  +  +  !  !
economizer  -  -  -  -  -  !  !  +  +  +  !  !  !  !  !  !
air-cooler  -  -  -  -  -  !  !  !  !  !  +  !  !  !  !  !
gas         -  -  -  -  -  !  !  !  !  !  !  +  !  !  !  !
mist        -  -  -  -  -  !  !  !  !  !  !  !  !  !  !  +`

/** The calls of a tool, and what each changes. */
const calls = `
POST   /rate           nothing
POST   /rate-many      nothing
POST   /search         work
GET    /search/{id}    nothing
DELETE /search/{id}    work
POST   /report         work
GET    /projects       nothing
POST   /projects       work
GET    /projects/{id}  nothing
PUT    /projects/{id}  work`

const cells = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))

export interface ApiRow {
  /** The method and the path. */
  name: string
  expected: Record<ProgramCaller, ProgramOutcome>
  change: string
}

export const apiRows: readonly ApiRow[] = rowsOf(cells(tools))

function rowsOf([head = [], ...lines]: string[][]): ApiRow[] {
  const columns = head.slice(1) as ProgramCaller[]
  if (columns.join() !== Object.keys(programCallers).join()) throw new Error(`these are not all: ${head.join(' ')}`)
  return lines.flatMap(([segment = '', ...outcomes]) => {
    const expected = Object.fromEntries(columns.map((column, at) => [column, outcomes[at]])) as ApiRow['expected']
    return cells(calls).map(([method, path, change = '']) => ({
      name: `${method} /api/v1/${segment}${path}`,
      expected,
      change,
    }))
  })
}
