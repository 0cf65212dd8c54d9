import { useState } from 'react'
import type { EndpointAnswer } from '../../../shared/contracts/endpoint'
import type { mistClimates } from '../../../shared/contracts/products'
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import type { MistSearch, MistSearchAnswer } from '../../../shared/mist/search/mistSearch'
import { responseTo } from '../../client/call'
import { useToolSearch } from '../../workbench/search/useToolSearch'
import { lateCatalogue, useCatalogue } from '../../workbench/state/catalogue'
import { lateCode, useWhenThere } from '../../workbench/state/lateCode'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { firstWish } from './candidates/varied'
import { mistPageTool } from './mistPageTool'
import { mistParts } from './mistParts'
import type { MistOwn } from './useMist'

type MistWorkbenchProps = WorkbenchProps<MistInput, MistRating> &
  Pick<MistOwn, 'nozzles'> & {
    /** Where the places are asked for. */
    placesAt: string
  }

const allNozzles = lateCatalogue('EnterpriseWebAppService.svc/GetNozzles')
/** Until they have come. */
const noPlaces: MistOwn['places'] = []
const placesFrom = (address: string) =>
  lateCode(
    async () => (await responseTo(address, { method: 'GET' })).json() as Promise<EndpointAnswer<typeof mistClimates>>,
  )

/** The workbench of the mists. */
export function MistWorkbench({ placesAt, nozzles, ...page }: MistWorkbenchProps) {
  const [late] = useState(() => placesFrom(placesAt))
  const useOwn = (item: string): MistOwn => ({
    places: useWhenThere(late)?.Places ?? noPlaces,
    nozzles: useCatalogue(allNozzles, nozzles),
    search: useToolSearch<MistSearch, MistSearchAnswer>(item, firstWish),
  })
  return <Workbench tool={mistPageTool} parts={mistParts} useOwn={useOwn} {...page} />
}
