import type { CoilRating } from '../../../../engine/coils/coil'
import { circuitingLabel, tubeLabel } from '../../../../shared/designs/coilName'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import { type Fact, Facts } from '../results/Facts'
import { useWorkbench } from '../WorkbenchContext'

/** What the coil is made of, for who builds, carries and connects it. */
export function Construction({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useWorkbench()
  const { geometry } = rated.ratedInput
  const { construction: made } = rating
  const of = (name: string, value: number, quantity: Quantity): Fact => [
    name,
    reader.number(value, quantity),
    reader.label(quantity),
  ]
  return (
    <div className="wb-facts">
      <Facts
        facts={[
          ['Tubes', `${tubeLabel(geometry, reader)} ${geometry.tubeMaterial}`],
          of('Tube wall', geometry.tubeWall, 'smallLength'),
          ['Tubes high, in all', `${made.tubesHigh}, ${made.tubes}`],
          ['Fins', `${geometry.finSurface} ${geometry.finMaterial}`],
          of('Fin thickness', geometry.finThickness, 'smallLength'),
          of('Fin density', 1 / geometry.finPitch, 'finDensity'),
          ['Circuiting', circuitingLabel(geometry.circuiting)],
          ['Feeds × passes', `${made.feeds} × ${formatNumber(made.passes, Number.isInteger(made.passes) ? 0 : 2)}`],
          ['Connections', made.connectionLabel],
          of('Connection velocity', made.connectionVelocity, 'fluidVelocity'),
          of('Face area', made.faceArea, 'area'),
          of('Outside area', made.outsideArea, 'area'),
          of('Inside area', made.insideArea, 'area'),
          of('Depth of fins', made.depth, 'length'),
          of('Casing height', made.casingHeight, 'length'),
          of('Casing depth', made.casingDepth, 'length'),
          of('Overall length', made.overallLength, 'length'),
          of('Dry weight', made.dryWeight, 'mass'),
          of('Operating weight', made.operatingWeight, 'mass'),
          of('Internal volume', made.internalVolume, 'volume'),
        ]}
      />
    </div>
  )
}
