/** The units a field may be given in, each with the number it would show. */
import type { CoilRating } from '../../../../engine/coils/coil'
import { coilField, kindOf } from '../../../../shared/coils/fields/coilFields'
import { measureAt, measureUnits } from '../../../../shared/coils/fields/coilMeasure'
import { airflowMeasures } from '../../../../shared/coils/fields/coilMeasures'
import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { unitIds, unitLabel } from '../../../../shared/display/units'
import { type CoilForm, textAt, unitAt, withUnit } from './form'
import { type Kinded, withKind } from './kinds'

export interface UnitOption {
  unit: string
  label: string
  /** The number in this unit. */
  text: string
  isChosen: boolean
  choose: (form: CoilForm) => CoilForm
}

/** Fields where the unit says the kind as well: SCFM and ACFM count different air. */
const kindsByUnit: Partial<Record<CoilPath, { of: Kinded; kinds: string[]; order?: readonly string[] }>> = {
  'air.flow.value': { of: 'air.flow', kinds: Object.keys(airflowMeasures), order: unitIds('airflow') },
  'air.pressure.value': { of: 'air.pressure', kinds: ['altitude', 'absolute'] },
  'fluid.given.value': { of: 'fluid.given', kinds: ['volume-flow', 'mass-flow'] },
}

export function unitOptions(form: CoilForm, path: CoilPath, rating: CoilRating | null): UnitOption[] {
  const field = coilField(path)
  const grouped = kindsByUnit[path]
  const kind = field.kind === 'kinded' ? kindOf(form.input, field) : ''
  if (!grouped?.kinds.includes(kind)) return optionsOf(form, path, next => next)
  const options = grouped.kinds.flatMap(other => {
    if (other === kind) return optionsOf(form, path, next => next)
    const toKind = (next: CoilForm) => withKind(next, grouped.of, other, rating)
    // A kind that cannot be converted to yet is not offered.
    return toKind(form) === form ? [] : optionsOf(form, path, toKind)
  })
  const { order } = grouped
  return order ? options.sort((one, other) => order.indexOf(one.unit) - order.indexOf(other.unit)) : options
}

function optionsOf(form: CoilForm, path: CoilPath, toKind: (form: CoilForm) => CoilForm): UnitOption[] {
  const changed = toKind(form)
  const measure = measureAt(changed.input, path)
  return measureUnits(measure).map(unit => ({
    unit,
    label: unitLabel(measure.quantity, unit),
    text: textAt(withUnit(changed, path, unit), path),
    isChosen: changed === form && unit === unitAt(form, path),
    choose: next => withUnit(toKind(next), path, unit),
  }))
}
