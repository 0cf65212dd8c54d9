/** The units that a field offers, each with the number that it would show. */

import { unitLabel } from '../../../shared/display/units'
import { measureUnits } from '../../../shared/tools/fields/measure'
import type { AnyInput } from '../../../shared/tools/project'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import type { Form, KindsByUnit } from '../tool'
import { textAt, unitAt, withUnit } from './form'

export interface UnitOption<Input extends AnyInput = AnyInput> {
  unit: string
  label: string
  /** The number in this unit. */
  text: string
  isChosen: boolean
  choose(form: Form<Input>): Form<Input>
}

export function unitOptions<Input extends AnyInput>(
  form: Form<Input>,
  path: string,
  { rating, kindsByUnit }: { rating: AnyRating | null; kindsByUnit: KindsByUnit<Input> },
): UnitOption<Input>[] {
  const { fields } = form.tool
  const field = fields.field(path)
  const grouped = kindsByUnit[path]
  const kind = field.kind === 'kinded' ? fields.kindOf(form.input, field) : ''
  if (!grouped?.kinds.includes(kind)) return optionsOf(form, path, next => next)
  const options = grouped.kinds.flatMap(other => {
    if (other === kind) return optionsOf(form, path, next => next)
    const toKind = (next: Form<Input>) => grouped.withKind(next, other, rating)
    // A kind is not offered as long as the number cannot be converted to it.
    return toKind(form) === form ? [] : optionsOf(form, path, toKind)
  })
  const { order } = grouped
  return order ? options.sort((one, other) => order.indexOf(one.unit) - order.indexOf(other.unit)) : options
}

function optionsOf<Input extends AnyInput>(
  form: Form<Input>,
  path: string,
  toKind: (form: Form<Input>) => Form<Input>,
): UnitOption<Input>[] {
  const changed = toKind(form)
  const measure = changed.tool.fields.measureAt(changed.input, path)
  return measureUnits(measure).map(unit => ({
    unit,
    label: unitLabel(measure.quantity, unit),
    text: textAt(withUnit(changed, path, unit), path),
    isChosen: changed === form && unit === unitAt(form, path),
    choose: next => withUnit(toKind(next), path, unit),
  }))
}
