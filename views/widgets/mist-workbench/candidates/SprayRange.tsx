import type { MistPath } from '../../../../shared/mist/fields/mistFields'
import { sprayCatalogue } from '../../../../shared/mist/search/sprayCatalogue'
import { unitAt } from '../../../workbench/form/form'
import { RangeField } from '../../../workbench/search/RangeField'
import { useMist } from '../useMist'
import { variedAt } from './varied'

/** The range that the search varies, under its field. */
export function SprayRange({ path, label }: { path: string; label: string }) {
  const { form, search } = useMist()
  const field = variedAt[path as MistPath]
  if (!field || !search.wish.varied.includes(field)) return null
  return (
    <RangeField
      state={search}
      field={field}
      label={label}
      measure={form.tool.fields.measureAt(form.input, path)}
      unit={unitAt(form, path)}
      catalogue={sprayCatalogue[field]}
    />
  )
}
