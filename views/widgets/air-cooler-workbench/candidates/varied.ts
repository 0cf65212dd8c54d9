/** The sizes that a search for air coolers may vary, and those that it varies by default. */
import type { AirCoolerInput } from '../../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerPath } from '../../../../shared/aircooler/fields/airCoolerFields'
import type { CoolerField } from '../../../../shared/aircooler/search/coolerCatalogue'

/** In the order of the left pane. */
export const varied = [
  { field: 'faceVelocity', label: 'Face velocity' },
  { field: 'bays', label: 'Bays' },
  { field: 'rows', label: 'Rows' },
  { field: 'passes', label: 'Passes' },
  { field: 'tubesPerRow', label: 'Tubes a row' },
  { field: 'tubeLength', label: 'Tube length' },
  { field: 'tubeDiameter', label: 'Tube diameter' },
  { field: 'tubePitch', label: 'Tube pitch' },
  { field: 'finKind', label: 'Fins' },
  { field: 'finHeight', label: 'Fin height' },
  { field: 'finDensity', label: 'Fin density' },
  { field: 'fansPerBay', label: 'Fans a bay' },
  { field: 'fanDiameter', label: 'Fan diameter' },
  { field: 'tipSpeed', label: 'Tip speed' },
] as const satisfies readonly { field: CoolerField | 'finKind'; label: string }[]

export type Varied = (typeof varied)[number]['field']

export const firstWish = { varied: ['rows', 'passes', 'tubesPerRow', 'tubeLength'], rankBy: 'cost' }

const fields: Partial<Record<AirCoolerPath, Varied>> = {
  'unit.bays': 'bays',
  'bundle.rows': 'rows',
  'bundle.passes': 'passes',
  'bundle.tubesPerRow': 'tubesPerRow',
  'bundle.tubeLength': 'tubeLength',
  'bundle.tubeDiameter': 'tubeDiameter',
  'bundle.transversePitch': 'tubePitch',
  'bundle.fins.kind': 'finKind',
  'bundle.fins.height': 'finHeight',
  'bundle.fins.density': 'finDensity',
  'fans.perBay': 'fansPerBay',
  'fans.diameter': 'fanDiameter',
  'fans.tipSpeed': 'tipSpeed',
}

/** What the search calls the size of a field of the form. The velocity on the face has a field only where it is given. */
export function variedAt({ air, bundle }: AirCoolerInput, path: string): Varied | undefined {
  if (path === 'air.flow.value') return air.flow.basis === 'face-velocity' ? 'faceVelocity' : undefined
  // Plates are no kind of round fins.
  if (path === 'bundle.fins.kind' && bundle.fins.kind === 'plate') return undefined
  return fields[path as AirCoolerPath]
}
