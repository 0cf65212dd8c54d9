/** Projects of gases. Their first version has nothing to be upgraded from. */
import { type ProjectKind, projectKind } from '../../tools/project'
import type { GasInput } from './gasDocument'
import { gasKind } from './kind'

export const gasProjects: ProjectKind<GasInput> = projectKind<GasInput>(gasKind)
