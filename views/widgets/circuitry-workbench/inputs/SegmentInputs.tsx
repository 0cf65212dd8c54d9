import { AirProfileGroup } from './AirProfileGroup'
import { CoilGroups } from './CoilGroups'
import { FeedGroup } from './FeedGroup'
import { SolutionGroup } from './SolutionGroup'

/** The air and the feed as they really are, how the coil is solved, and the coil. */
export function SegmentInputs() {
  return (
    <>
      <AirProfileGroup />
      <SolutionGroup />
      <FeedGroup />
      <CoilGroups isGeometryFolded />
    </>
  )
}
