import { coolerCatalogue } from '../../../../shared/aircooler/search/coolerCatalogue'
import { RangeAt } from '../../../workbench/search/RangeAt'
import { useAirCooler } from '../useAirCooler'
import { variedAt } from './varied'

/** The range of the sizes that the search varies, under their field. A kind of fins has none. */
export function CoolerRange(at: { path: string; label: string }) {
  const { search, form } = useAirCooler()
  const field = variedAt(form.input, at.path)
  return <RangeAt {...at} state={search} field={field === 'finKind' ? undefined : field} catalogue={coolerCatalogue} />
}
