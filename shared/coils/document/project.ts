/** Projects of coils, and how those of earlier releases become one. */
import { itemOf, type ProjectKind, projectKind } from '../../tools/project'
import type { CoilDocument, CoilInput, ProjectCoil } from './coilDocument'

/** What the projects that were saved as one coil call it. */
const onlyCoil = 'coil-1'

export const coilProjects: ProjectKind<CoilInput> = projectKind<CoilInput>('coil', {
  'coil 1': (document: CoilDocument) => coilProjects.projectOf([itemOf(document, onlyCoil)], document.remarks),
  'project 2': ({ coils, remarks }: { coils: ProjectCoil[]; remarks?: string }) =>
    coilProjects.projectOf(coils, remarks),
})
