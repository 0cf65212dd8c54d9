import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { Form } from '../../../workbench/tool'

/** The form of a coil. */
export type CoilForm = Form<CoilInput>
