import type { MistPath } from '../../../../shared/mist/fields/mistFields'
import { sprayCatalogue } from '../../../../shared/mist/search/sprayCatalogue'
import { RangeAt } from '../../../workbench/search/RangeAt'
import { useMist } from '../useMist'
import { variedAt } from './varied'

/** The range that the search varies, under its field. */
export function SprayRange(at: { path: string; label: string }) {
  const { search } = useMist()
  return <RangeAt {...at} state={search} field={variedAt[at.path as MistPath]} catalogue={sprayCatalogue} />
}
