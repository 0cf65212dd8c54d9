import type { CoilGeometry } from '../../../../engine/coils/coil'
import type { DesignChoices } from '../../../../engine/design/design'
import { catalogueFor } from '../../../../engine/design/designCatalogue'
import { measureAt } from '../../../../shared/coils/fields/coilFields'
import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { unitAt } from '../../../workbench/form/form'
import { RangeField } from '../../../workbench/search/RangeField'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The varied fields that are numbers, by the field of the form under which their ranges stand. */
const ranged: Partial<Record<string, readonly (keyof DesignChoices & keyof CoilGeometry)[]>> = {
  'geometry.finnedHeight': ['finnedHeight', 'finnedLength'],
  'geometry.rows': ['rows'],
  'geometry.finPitch': ['finPitch'],
  'geometry.finThickness': ['finThickness'],
}

/** The ranges of the numbers that the search varies, under their field. */
export function CoilRange({ path, label }: { path: string; label: string }) {
  const { form, search } = useCoilWorkbench()
  return ranged[path]
    ?.filter(field => search.wish.varied.includes(field))
    .map(field => {
      const own = `geometry.${field}` as CoilPath
      const isCount = field === 'rows'
      const measure = isCount ? { label, quantity: 'count' as const } : measureAt(form.input, own)
      return (
        <RangeField
          key={field}
          state={search}
          field={field}
          label={measure.label}
          measure={measure}
          unit={isCount ? '1' : unitAt(form, path)}
          catalogue={catalogueFor(form.input.geometry)[field] as readonly number[]}
        />
      )
    })
}
