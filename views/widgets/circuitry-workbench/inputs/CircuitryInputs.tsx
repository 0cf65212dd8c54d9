import { AirGroup } from '../../coil-workbench/inputs/AirGroup'
import { CoilGroup } from '../../coil-workbench/inputs/CoilGroup'
import { FinGroup } from '../../coil-workbench/inputs/FinGroup'
import { FluidGroup } from '../../coil-workbench/inputs/FluidGroup'
import { GeometryGroup } from '../../coil-workbench/inputs/GeometryGroup'
import { MethodGroup } from '../../coil-workbench/inputs/MethodGroup'
import { TubeGroup } from '../../coil-workbench/inputs/TubeGroup'
import { AirProfileGroup } from './AirProfileGroup'
import { FeedGroup } from './FeedGroup'
import { SolutionGroup } from './SolutionGroup'

/** The coil that the circuits are in, and how they are solved. */
export function CircuitryInputs() {
  return (
    <>
      <SolutionGroup />
      <Coil />
    </>
  )
}

/** The same of the segmented program: the air and the feed as they really are come first. */
export function SegmentInputs() {
  return (
    <>
      <AirProfileGroup />
      <SolutionGroup />
      <FeedGroup />
      <Coil />
    </>
  )
}

const Coil = () => (
  <>
    <CoilGroup />
    <AirGroup />
    <FluidGroup />
    <GeometryGroup />
    <FinGroup />
    <TubeGroup />
    <MethodGroup />
  </>
)
