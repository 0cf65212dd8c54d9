import { isFedInside } from '../../../../engine/geometry/fedInside'
import { isSuperheated } from '../../../../shared/coils/document/coilTypes'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The inputs of steam. It has no flow input: the coil takes as much as it condenses. */
export function SteamFields() {
  const { input } = useCoilWorkbench().form
  return (
    <>
      <NumberField path="steam.pressure" />
      {isSuperheated(input) ? <NumberField path="steam.temperature" /> : <NumberField path="steam.quality" />}
      {isFedInside(input) && (
        <>
          <NumberField path="steam.innerTube.outsideDiameter" />
          <NumberField path="steam.innerTube.wall" />
          <NumberField path="steam.innerTube.orificeDiameter" />
          <NumberField path="steam.innerTube.orificePitch" />
        </>
      )}
    </>
  )
}
