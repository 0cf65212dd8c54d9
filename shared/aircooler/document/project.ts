/** Projects of air coolers. Their first version has nothing to be upgraded from. */
import { type ProjectKind, projectKind } from '../../tools/project'
import type { AirCoolerInput } from './airCoolerDocument'
import { airCoolerKind } from './kind'

export const airCoolerProjects: ProjectKind<AirCoolerInput> = projectKind<AirCoolerInput>(airCoolerKind)
