import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { Form } from '../../../workbench/tool'

/** The form with a coil in it. */
export type CoilForm = Form<CoilInput>
