import { builderParts } from './builderParts'
import { CircuitsBench, type CircuitsBenchProps } from './CircuitsBench'
import { circuitryPageTools } from './circuitryPageTool'

/** The workbench of the circuitry builder. */
export const CircuitryWorkbench = (props: CircuitsBenchProps) => (
  <CircuitsBench tool={circuitryPageTools.circuitryBuilder} parts={builderParts} {...props} />
)
