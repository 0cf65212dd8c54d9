import { CircuitsBench, type CircuitsBenchProps } from './CircuitsBench'
import { circuitryPageTools } from './circuitryPageTool'
import { segmentedParts } from './segmentedParts'

/** The workbench of the segmented program. */
export const SegmentedWorkbench = (props: CircuitsBenchProps) => (
  <CircuitsBench tool={circuitryPageTools.segmentedProgram} parts={segmentedParts} {...props} />
)
