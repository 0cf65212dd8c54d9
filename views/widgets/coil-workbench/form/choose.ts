import type { Enhancement } from '../../../../engine/coils/coil'
import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import type { CoilForm } from './coilForm'
import { withCircuiting, withEnhancement, withExternal, withFluid } from './parts'

type Choose = (form: CoilForm, value: never) => CoilForm

/** Choices that change more than their own field. */
const withMore: Partial<Record<CoilPath, Choose>> = {
  'fluid.name': (form, value: string) => withFluid(form, value),
  'geometry.circuiting': (form, value: number | string) => withCircuiting(form, value),
  'geometry.enhancement.kind': (form, value: Enhancement['kind']) => withEnhancement(form, value),
  'methods.external.kind': (form, value: string | undefined) => withExternal(form, value),
}

/** The form after a choice and its consequences; undefined if the choice changes its own field only. */
export function withChoice(form: CoilForm, path: string, value: unknown): CoilForm | undefined {
  return withMore[path as CoilPath]?.(form, value as never)
}
