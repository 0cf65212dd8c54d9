/** Projects of coils, and the upgrade of documents of earlier releases. */
import { itemOf, type ProjectKind, projectKind } from '../../tools/project'
import type { CoilDocument, CoilInput, ProjectCoil } from './coilDocument'

/** The id of the coil in a project that an earlier release saved as one coil. */
const onlyCoil = 'coil-1'

export const coilProjects: ProjectKind<CoilInput> = projectKind<CoilInput>('coil', {
  'coil 1': (document: CoilDocument) =>
    coilProjects.projectOf([itemOf(document, onlyCoil)], document.remarks, document.particulars),
  'project 2': ({ coils, remarks }: { coils: ProjectCoil[]; remarks?: string }) =>
    coilProjects.projectOf(coils, remarks),
})
