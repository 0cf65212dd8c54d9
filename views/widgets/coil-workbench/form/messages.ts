/** What is wrong with the form, by field. */

import { fieldsOfCoil } from '../../../../shared/coils/fields/coilFields'
import { measureAt, measureOf, numberAt } from '../../../../shared/coils/fields/coilMeasure'
import { boundsMessage } from '../../../../shared/coils/fields/coilMessage'
import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { valueAt } from '../../../../shared/coils/fields/paths'
import { refusalText } from '../../../../shared/coils/notices/refusalText'
import { readerOf } from '../../../../shared/display/formatQuantity'
import { sentence } from '../../../../shared/display/sentence'
import { messages } from '../../../../shared/texts'
import type { Rated } from '../state/useRating'
import { type CoilForm, isOptional, typedKey, unitAt, withLeft } from './form'

/** The message of a field by what is in it, said or not yet. */
export function wrongAt(form: CoilForm, path: CoilPath): string | undefined {
  const measure = measureAt(form.input, path)
  const typed = form.typed[typedKey(form.input, path)]
  if (typed && typed.value === undefined) {
    const isEmpty = typed.text.trim() === ''
    if (!isEmpty) return messages.invalid(measure.label)
    return isOptional(path) ? undefined : messages.required(measure.label)
  }
  const value = numberAt(form.input, path)
  if (value === undefined) return isOptional(path) ? undefined : messages.required(measure.label)
  return boundsMessage(form.input, path, value, measure, unitAt(form, path))
}

/** Paths of the numbers that cannot be rated as they are, in the order of the form. */
export function wrongPaths(form: CoilForm): CoilPath[] {
  return fieldsOfCoil(form.input)
    .filter(field => measureOf(form.input, field) && wrongAt(form, field.path) !== undefined)
    .map(field => field.path)
}

/** Lets every field that is wrong say so: a dry bulb may make a wet bulb wrong that nobody touched. */
export function withSaid(form: CoilForm): CoilForm {
  return wrongPaths(form).reduce(withLeft, form)
}

/** What the engine said of a field, as long as the field holds what was asked. */
export function refusalAt(form: CoilForm, { problems, input }: Rated, path: CoilPath): string | undefined {
  const problem = problems.find(({ Path }) => Path === path || (isPart(Path, path) && path.endsWith('.value')))
  if (!problem || valueAt(input, path) !== valueAt(form.input, path)) return undefined
  return sentence(refusalText(problem.Message, form.input, readerOf(form.system)))
}

/** `air.humidity` is answered at `air.humidity.value`. */
function isPart(whole: string, path: string): boolean {
  return whole !== '' && path.startsWith(`${whole}.`)
}
