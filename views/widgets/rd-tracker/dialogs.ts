/** The dialogs of the tracker, loaded when one of them is opened. */
import type { ProjectRecord } from '../../../shared/contracts/rAndD'
import type { ListedProject } from '../../../shared/rAndD/listedProject'
import type { Tracker } from './useTracker'

export async function editProject(tracker: Tracker, project?: ListedProject): Promise<void> {
  await (await import('./ProjectDialog')).editProject(tracker, project)
}

export async function deleteProject(tracker: Tracker, project: ListedProject, records: number): Promise<void> {
  await (await import('./ProjectDialog')).deleteProject(tracker, project, records)
}

export async function editRecord(tracker: Tracker, project: ListedProject, record?: ProjectRecord): Promise<void> {
  await (await import('./RecordDialog')).editRecord(tracker, project, record)
}

export async function deleteRecord(tracker: Tracker, record: ProjectRecord): Promise<void> {
  await (await import('./RecordDialog')).deleteRecord(tracker, record)
}
