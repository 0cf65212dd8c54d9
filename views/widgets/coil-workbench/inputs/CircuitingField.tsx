import { hasOwnFeeds, isByDrawing, ownFeeds } from '../../../../shared/coils/fields/coilChoices'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The circuits: a fraction of the tubes in a row, the best number by the rating, or a given number. */
export function CircuitingField() {
  const { input } = useCoilWorkbench().form
  const { circuiting } = input.geometry
  if (isByDrawing(input))
    return <p className="cw-sm cw-muted">The circuits are those that were drawn, see Arrangement.</p>
  const isByNumber = hasOwnFeeds(circuiting)
  return (
    <>
      <SelectField path="geometry.circuiting" more={ownFeeds} value={isByNumber ? ownFeeds.value : circuiting} />
      {isByNumber && <NumberField path="geometry.circuiting.feeds" />}
    </>
  )
}
