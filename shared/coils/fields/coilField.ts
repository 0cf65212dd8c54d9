/** The type of a coil's field. */
import type * as fields from '../../tools/fields/field'
import type { CoilInput } from '../document/coilDocument'
import type { CoilPath } from './coilPath'

export type FieldGroup =
  | 'coil'
  | 'air'
  | 'fluid'
  | 'required'
  | 'geometry'
  | 'fins'
  | 'tubes'
  | 'resistances'
  | 'methods'

export type CoilField = fields.Field<CoilInput, CoilPath>
