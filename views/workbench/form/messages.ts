/** The validation messages of the form, by field. */
import { readerOf } from '../../../shared/display/formatQuantity'
import { withDecimalPoint } from '../../../shared/display/parseTyped'
import { sentence } from '../../../shared/display/sentence'
import { messages } from '../../../shared/texts'
import { boundsMessage } from '../../../shared/tools/fields/boundsMessage'
import { numberAt } from '../../../shared/tools/fields/measure'
import { valueAt } from '../../../shared/tools/fields/paths'
import type { AnyInput } from '../../../shared/tools/project'
import type { Rated } from '../state/useRating'
import type { Form } from '../tool'
import { isOptional, typedKey, unitAt, withLeft } from './form'

/** The message of a field for its present content, whether or not it is shown yet. */
export function wrongAt(form: Form, path: string): string | undefined {
  const { fields } = form.tool
  const measure = fields.measureAt(form.input, path)
  const typed = form.typed[typedKey(form, form.input, path)]
  if (typed && typed.value === undefined) {
    const pointed = withDecimalPoint(typed.text)
    if (pointed) return messages.decimalComma(measure.label, pointed)
    const isEmpty = typed.text.trim() === ''
    if (!isEmpty) return messages.invalid(measure.label)
    return isOptional(form, path) ? undefined : messages.required(measure.label)
  }
  const value = numberAt(form.input, path)
  if (value === undefined) return isOptional(form, path) ? undefined : messages.required(measure.label)
  return boundsMessage(value, fields.boundsAt(path, form.input), measure, unitAt(form, path))
}

/** The message of a field where the field is not beside it: a bound alone does not tell whose it is. */
export function withName(form: Form, path: string, message: string): string {
  const { label } = form.tool.fields.measureAt(form.input, path)
  return message.includes(label) ? message : `${label}: ${message}`
}

/** Paths of the numbers that cannot be rated as they are, in the order of the form. */
export function wrongPaths(form: Form): string[] {
  const { fields } = form.tool
  return fields
    .of(form.input)
    .filter(field => fields.measureOf(form.input, field) && wrongAt(form, field.path) !== undefined)
    .map(field => field.path)
}

/** Shows the message of every invalid field: a new dry bulb may make an untouched wet bulb invalid. */
export function withSaid<Input extends AnyInput>(form: Form<Input>): Form<Input> {
  return wrongPaths(form).reduce<Form<Input>>(withLeft, form)
}

/** The engine's refusal of a field, as long as the field still holds the refused value. */
export function refusalAt(form: Form, { problems, input }: Rated, path: string): string | undefined {
  const problem = problems.find(({ Path }) => Path === path || (isPart(Path, path) && path.endsWith('.value')))
  if (!problem || valueAt(input, path) !== valueAt(form.input, path)) return undefined
  return sentence(form.tool.refusalText(problem.Message, form.input, readerOf(form.system)))
}

/** The engine reports a problem of `air.humidity` at `air.humidity.value`. */
function isPart(whole: string, path: string): boolean {
  return whole !== '' && path.startsWith(`${whole}.`)
}
