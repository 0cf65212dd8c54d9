import type { PathOf } from '../../tools/fields/pathOf'
import type { CoilInput } from '../document/coilDocument'

/** A coil without its drawn circuits, which no field of the form shows. */
type InFields<Coil> = Coil extends CoilInput ? Omit<Coil, 'circuits'> : never

/** The paths in the inputs of all coil types. */
export type CoilPath = PathOf<InFields<CoilInput>>
