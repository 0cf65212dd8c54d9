import { valueAt } from '../../../../shared/tools/fields/paths'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { Segments } from '../../../workbench/inputs/Segments'
import { changeRarely } from '../form/changeRarely'
import type { Kinded } from '../form/kinds'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** A short form for the place of the label, and the name it stands for. */
export type Way = readonly [kind: string, short: string, name: string]

interface KindFieldProps {
  of: Kinded
  /** What is chosen, as a phrase. */
  label: string
  ways: readonly Way[]
}

/** A number that may be given in several ways, with the ways in the place of its label. */
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
