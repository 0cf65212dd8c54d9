import type { PathOf } from '../../tools/fields/pathOf'
import type { CoilInput } from '../document/coilDocument'

/** The paths in the inputs of all coil types. */
export type CoilPath = PathOf<CoilInput>
