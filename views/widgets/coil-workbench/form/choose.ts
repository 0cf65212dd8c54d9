import type { Enhancement } from '../../../../engine/coils/coil'
import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { type CoilForm, withChosen } from './form'
import { withCircuiting, withEnhancement, withExternal, withFluid } from './parts'

export type Chosen = string | number | boolean | undefined

type Choose = (form: CoilForm, value: never) => CoilForm

/** Choices that change more than their own field. */
const withMore: Partial<Record<CoilPath, Choose>> = {
  'fluid.name': (form, value: string) => withFluid(form, value),
  'geometry.circuiting': (form, value: number | string) => withCircuiting(form, value),
  'geometry.enhancement.kind': (form, value: Enhancement['kind']) => withEnhancement(form, value),
  'methods.external.kind': (form, value: string | undefined) => withExternal(form, value),
}

/** Takes a choice, with what follows from it. */
export function choose(form: CoilForm, path: CoilPath, value: Chosen): CoilForm {
  return withMore[path]?.(form, value as never) ?? withChosen(form, path, value)
}
