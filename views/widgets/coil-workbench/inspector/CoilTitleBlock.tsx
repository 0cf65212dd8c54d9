import type { CoilRating } from '../../../../engine/coils/coil'
import { finSurface } from '../../../../engine/options/finSurface'
import { tubeLabel } from '../../../../shared/coils/facts/coilName'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { TitleBlock } from '../../../workbench/drawing/TitleBlock'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** Chemical symbols and short forms, so that a name fits a cell of the block. */
const short: Readonly<Record<string, string>> = { Copper: 'Cu', Aluminum: 'Al' }

/** The title block of the drawing, in eight cells. */
export function CoilTitleBlock({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useCoilWorkbench()
  const { geometry } = rated.ratedInput
  const { construction: made } = rating
  const passes = formatNumber(made.passes, Number.isInteger(made.passes) ? 0 : 1)
  const cells = [
    ['Tubes', `${tubeLabel(geometry, reader)} ${short[geometry.tubeMaterial] ?? geometry.tubeMaterial}`],
    [
      'Fins',
      `${short[geometry.finMaterial] ?? geometry.finMaterial} ${finSurface.describe(geometry.finSurface).toLowerCase()}`,
    ],
    ['Circuits', made.feeds > 0 ? `${made.feeds} × ${passes}` : 'None'],
    ['Connection', made.connectionLabel],
    ['Dry', reader.full(made.dryWeight, 'mass')],
    ['Operating', reader.full(made.operatingWeight, 'mass')],
    ['Volume', reader.full(made.internalVolume, 'volume')],
    ['Dimensions', reader.label('length')],
  ] as const
  return <TitleBlock cells={cells} />
}
