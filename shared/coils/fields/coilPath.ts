import type { PathOf } from '../../tools/fields/pathOf'
import type { CoilInput } from '../document/coilDocument'

/** A coil without its drawn circuits and how they are solved, which only the tools of circuits show. */
type InFields<Coil> = Coil extends CoilInput ? Omit<Coil, 'circuits' | 'segmented' | 'shop'> : never

/** The paths in the inputs of all coil types. */
export type CoilPath = PathOf<InFields<CoilInput>>
