/** The texts on a coil's drawing sheet, in the reader's units. */
export interface SheetText {
  title: string
  model: string
  /** Dry-bulb and wet-bulb temperature. */
  airIn: string
  airOut: string
  airflow: string
  waterIn: string
  waterOut: string
  waterFlow: string
  /** Dimensions, in the unit that the title block names. */
  length: string
  height: string
  depth: string
  units: string
  capacity: string
  airPressureDrop: string
  fluidPressureDrop: string
  /** The parts list, in the order of its balloons. */
  parts: readonly [fin: string, tube: string, bends: string]
  /** Sizes for the drawing itself [in]. */
  inches: { length: number; height: number; depth: number; rows: number }
}
