/** Projects as they are made, taken apart and brought up to date. No schema is needed here, so that the browser has none. */
import type { CoilDocument } from './coilDocument'
import type { ProjectCoil, ProjectDocument } from './projectDocument'

/** What the projects that were saved as one coil call it. */
const onlyCoil = 'coil-1'

/** Each kind of document that there was, and how it becomes the next one. */
const upgrades: Readonly<Record<string, (document: never) => unknown>> = {
  'coil 1': (document: CoilDocument): ProjectDocument => projectOf([coilOf(document, onlyCoil)], document.remarks),
}

/** A document of any age as a project; what is none comes back as it is, for the schema to refuse. */
export function upgradedDocument(document: unknown): unknown {
  const { kind, version } = (document ?? {}) as { kind?: unknown; version?: unknown }
  const upgrade = upgrades[`${kind} ${version}`]
  return upgrade ? upgradedDocument(upgrade(document as never)) : document
}

const latest: Readonly<Record<string, number>> = { coil: 1, project: 2 }

/** Whether a document was made by a later release than this one. */
export function isNewer(document: unknown): boolean {
  const { kind, version } = (document ?? {}) as { kind?: unknown; version?: unknown }
  const known = typeof kind === 'string' && Object.hasOwn(latest, kind) ? latest[kind] : undefined
  return known !== undefined && typeof version === 'number' && version > known
}

export function projectOf(coils: ProjectCoil[], remarks?: string): ProjectDocument {
  return { kind: 'project', version: 2, coils, ...(remarks && { remarks }) }
}

export function coilOf({ tag, input, display }: Omit<CoilDocument, 'kind' | 'version'>, id: string): ProjectCoil {
  return { id, tag, input, display }
}

/** One coil as a document of its own, with what is remarked of its project. */
export function documentOfCoil({ tag, input, display }: ProjectCoil, remarks?: string): CoilDocument {
  return { kind: 'coil', version: 1, tag, input, display, ...(remarks && { remarks }) }
}
