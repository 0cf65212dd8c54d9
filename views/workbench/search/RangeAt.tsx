import { unitAt } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { RangeField } from './RangeField'
import type { SearchState } from './useToolSearch'

interface RangeAtProps<Field extends string> {
  state: Pick<SearchState, 'wish' | 'setWish'>
  /** What the search calls the field; undefined where it does not vary it. */
  field: Field | undefined
  path: string
  label: string
  catalogue: Readonly<Record<Field, readonly number[]>>
}

/** Under a field of the form that the search varies, its range. */
export function RangeAt<Field extends string>({ state, field, path, label, catalogue }: RangeAtProps<Field>) {
  const { form } = useWorkbench()
  if (!field || !state.wish.varied.includes(field)) return null
  const measure = form.tool.fields.measureAt(form.input, path)
  const shown = { field, label, measure, unit: unitAt(form, path) }
  return <RangeField state={state} catalogue={catalogue[field]} {...shown} />
}
