import { AirGroup } from '../../coil-workbench/inputs/AirGroup'
import { CoilGroup } from '../../coil-workbench/inputs/CoilGroup'
import { FluidGroup } from '../../coil-workbench/inputs/FluidGroup'
import { FinGroup, MethodGroup, TubeGroup } from '../../coil-workbench/inputs/FoldedGroups'
import { GeometryGroup } from '../../coil-workbench/inputs/GeometryGroup'

/** The inputs of the coil that the circuits are in. */
export const CoilGroups = ({ isGeometryFolded = false }) => (
  <>
    <CoilGroup />
    <AirGroup />
    <FluidGroup />
    <GeometryGroup isFolded={isGeometryFolded} />
    <FinGroup />
    <TubeGroup />
    <MethodGroup />
  </>
)
