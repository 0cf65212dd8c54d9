import { hasOwnFeeds, ownFeeds } from '../../../../shared/coils/fields/coilChoices'
import { useWorkbench } from '../WorkbenchContext'
import { NumberField } from './NumberField'
import { SelectField } from './SelectField'

/** How many circuits: a share of the tubes in a row, those that do most, or their number. */
export function CircuitingField() {
  const { circuiting } = useWorkbench().form.input.geometry
  const isByNumber = hasOwnFeeds(circuiting)
  return (
    <>
      <SelectField path="geometry.circuiting" more={ownFeeds} value={isByNumber ? ownFeeds.value : circuiting} />
      {isByNumber && <NumberField path="geometry.circuiting.feeds" />}
    </>
  )
}
