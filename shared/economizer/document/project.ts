/** Projects of economizers. Their first version has nothing to be upgraded from. */
import { type ProjectKind, projectKind } from '../../tools/project'
import type { EconomizerInput } from './economizerDocument'
import { economizerKind } from './kind'

export const economizerProjects: ProjectKind<EconomizerInput> = projectKind<EconomizerInput>(economizerKind)
