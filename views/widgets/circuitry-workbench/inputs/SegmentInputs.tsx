import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { AirProfileGroup } from './AirProfileGroup'
import { CoilGroups } from './CoilGroups'
import { FeedGroup } from './FeedGroup'
import { SolutionFields } from './SolutionFields'

/** The air and the feed as they really are, how the coil is solved, and the coil. */
export function SegmentInputs() {
  return (
    <>
      <AirProfileGroup />
      <InputGroup id="solution" title="Solution" icon="columns">
        <SolutionFields />
      </InputGroup>
      <FeedGroup />
      <CoilGroups isGeometryFolded />
    </>
  )
}
