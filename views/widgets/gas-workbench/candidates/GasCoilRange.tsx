import { catalogueFor } from '../../../../engine/design/designCatalogue'
import type { GasPath } from '../../../../shared/gas/fields/entry'
import { RangeAt } from '../../../workbench/search/RangeAt'
import { RangeField } from '../../../workbench/search/RangeField'
import { useGas } from '../useGas'
import { variedAt } from './varied'

const numbers = ['finnedHeight', 'finnedLength', 'finPitch'] as const

/** The range of the numbers that the search varies, under their field. Other choices have none. */
export function GasCoilRange(at: { path: string; label: string }) {
  const { search, form } = useGas()
  const { coil } = form.input
  const field = variedAt[at.path as GasPath]
  if (!coil || !search.wish.varied.includes(field ?? '')) return null
  const catalogue = catalogueFor(coil.geometry)
  if (field === 'rows') {
    const measure = { label: at.label, quantity: 'count' } as const
    return <RangeField {...{ state: search, field, measure, unit: '1', label: at.label, catalogue: catalogue.rows }} />
  }
  return <RangeAt {...at} state={search} field={numbers.find(each => each === field)} catalogue={catalogue} />
}
