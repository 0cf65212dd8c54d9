import type { EconomizerPath } from '../../../../shared/economizer/fields/economizerFields'
import { unitCatalogue } from '../../../../shared/economizer/search/unitCatalogue'
import { unitAt } from '../../../workbench/form/form'
import { RangeField } from '../../../workbench/search/RangeField'
import { useEconomizer } from '../useEconomizer'
import { variedAt } from './varied'

/** The range of the sizes that the search varies, under their field. */
export function UnitRange({ path, label }: { path: string; label: string }) {
  const { form, search } = useEconomizer()
  const field = variedAt[path as EconomizerPath]
  if (!field || !search.wish.varied.includes(field)) return null
  return (
    <RangeField
      state={search}
      field={field}
      label={label}
      measure={form.tool.fields.measureAt(form.input, path)}
      unit={unitAt(form, path)}
      catalogue={unitCatalogue[field]}
    />
  )
}
