import { AirGroup } from '../../coil-workbench/inputs/AirGroup'
import { CoilGroup } from '../../coil-workbench/inputs/CoilGroup'
import { FinGroup } from '../../coil-workbench/inputs/FinGroup'
import { FluidGroup } from '../../coil-workbench/inputs/FluidGroup'
import { GeometryGroup } from '../../coil-workbench/inputs/GeometryGroup'
import { MethodGroup } from '../../coil-workbench/inputs/MethodGroup'
import { TubeGroup } from '../../coil-workbench/inputs/TubeGroup'

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
