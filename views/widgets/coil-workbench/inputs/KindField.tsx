import { valueAt } from '../../../../shared/tools/fields/paths'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { Segments } from '../../../workbench/inputs/Segments'
import { changeRarely } from '../form/changeRarely'
import type { Kinded } from '../form/kinds'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** A kind with a short name, shown instead of the label, and its full name. */
export type Way = readonly [kind: string, short: string, name: string]

interface KindFieldProps {
  of: Kinded
  /** The accessible name of the choice of kinds. */
  label: string
  ways: readonly Way[]
}

/** A number that may be given in several kinds, with the choice of kinds instead of a label. */
export function KindField({ of, label, ways }: KindFieldProps) {
  const { form, change, rated } = useCoilWorkbench()
  const path = `${of}.value` as string
  const field = form.tool.fields.field(path)
  if (field.kind !== 'kinded') throw new Error(`${path} has one kind only`)
  const kind = String(valueAt(form.input, field.by))
  const known = ways.some(([value]) => value === kind) ? kind : (ways[0]?.[0] ?? '')
  return (
    <NumberField
      path={path}
      lead={
        <Segments
          label={label}
          value={known}
          choices={ways.map(([value, short, name]) => ({ value, label: short, name: `${short}, ${name}` }))}
          onChoose={kind => void changeRarely(change, (form, { withKind }) => withKind(form, of, kind, rated.rating))}
        />
      }
    />
  )
}
