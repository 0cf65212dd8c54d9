/** Projects of mists. Their first version has nothing to be upgraded from. */
import { type ProjectKind, projectKind } from '../../tools/project'
import { mistKind } from './kind'
import type { MistInput } from './mistDocument'

export const mistProjects: ProjectKind<MistInput> = projectKind<MistInput>(mistKind)
