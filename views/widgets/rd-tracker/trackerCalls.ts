/** The calls of the R and D API from the browser, through the gateway. */
import type { Project, ProjectRecord } from '../../../shared/contracts/rAndD'
import type { ListedProject } from '../../../shared/rAndD/listedProject'
import type { TrackerApi } from '../../../shared/rAndD/readTracker'
import type { CellChange } from '../../../shared/rAndD/timeSheet'
import { placeOf } from '../../../shared/rAndD/timeSheet'
import { CallError, responseTo } from '../../client/call'
import { logError } from '../../client/logError'
import { sessionEnded } from '../../workbench/state/sessionEnded'

export type ProjectFields = Pick<ListedProject, 'Name' | 'Plants'> & { Shared: boolean; Year: number }
export type RecordFields = Required<Pick<ProjectRecord, 'Date' | 'Hours' | 'Note' | 'Links'>>

export interface TrackerCalls extends TrackerApi {
  saveProject(fields: ProjectFields, id?: string): Promise<Project>
  deleteProject(id: string): Promise<void>
  saveRecord(project: string, fields: RecordFields, id?: string): Promise<ProjectRecord>
  deleteRecord(id: string): Promise<void>
}

/** Whether nobody is signed in any longer. A call that only reads is refused without a reason. */
const hasEnded = ({ status, why }: CallError) => why === 'session-ended' || status === 401

async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  try {
    const response = await responseTo(`/api/RandD${path}`, { method, body: body && JSON.stringify(body) })
    return (response.status === 204 ? undefined : await response.json()) as Answer
  } catch (error) {
    if (error instanceof CallError && error.status !== undefined && !hasEnded(error)) void logError(error)
    throw error
  }
}

/** The calls of the person with this email, who is named in the query as well as by the session. */
export function trackerCalls(email: string): TrackerCalls {
  const own = `?${new URLSearchParams({ email })}`
  return {
    start: () => send('GET', '/initialize'),
    projects: query => send('GET', `/projects?${new URLSearchParams({ email, ...query })}`),
    records: (id, isShowAll) =>
      send('GET', `/records/${id}?${new URLSearchParams({ isShowAll: String(isShowAll), email })}`),
    sums: (year, isShowAll) =>
      send('GET', `/sums?${new URLSearchParams({ email, year, isShowAll: String(isShowAll) })}`),
    ownRecords: (from, to) => send('GET', `/own-records?${new URLSearchParams({ email, from, to })}`),
    saveProject: (fields, id) => (id ? send('PUT', `/project/${id}`, fields) : send('POST', '/project', fields)),
    deleteProject: id => send('DELETE', `/project/${id}${own}`),
    saveRecord: (ProjectId, fields, id) =>
      id ? send('PUT', `/record/${id}`, fields) : send('POST', '/record', { ProjectId, ...fields }),
    deleteRecord: id => send('DELETE', `/record/${id}${own}`),
  }
}

/** Sends the change of a cell; the record that is there afterwards, or none. The note and links of a record stay. */
export async function sendChange(calls: TrackerCalls, change: CellChange): Promise<ProjectRecord | undefined> {
  const { project, day } = placeOf(change.key)
  if (change.kind === 'create')
    return calls.saveRecord(project, { Date: day, Hours: change.hours, Note: '', Links: [] })
  const { Id, Note = '', Links = [] } = change.record
  if (change.kind === 'update') return calls.saveRecord(project, { Date: day, Hours: change.hours, Note, Links }, Id)
  await calls.deleteRecord(Id)
  return undefined
}

/** Why a call failed, for the reader. Faults of the page itself are thrown on. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  const { status, why, message } = error
  if (status === undefined || why) return message
  if (hasEnded(error)) return `${sessionEnded} Log in again in another tab. What you typed stays here.`
  if (status === 400) return `${message} What you typed stays here.`
  if (status === 403) return 'This is not yours to change. What you typed stays here.'
  if (status === 404) return 'It was deleted, or its project is no longer shared with you. What you typed stays here.'
  return 'The R and D service does not answer at present. What you typed stays here; try again.'
}
