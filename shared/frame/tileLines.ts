/** What each tool is for, in one line on its tile. Beside the routes, which every page with a widget loads. */
import type { TileName } from '../routes'

export const tileLines: Readonly<Record<TileName, string>> = {
  enterprise: 'Rate and select coils.',
  economizer: 'Recover flue-gas heat into feedwater.',
  aircooler: 'Forced and induced draft coolers.',
  engineering: 'Properties of gases and their mixtures.',
  segmentedProgram: 'Rate a coil segment by segment.',
  circuitryBuilder: 'Lay out circuits, headers and punch-outs.',
  cleaverBrooks: 'Economizers for the partner’s boilers.',
  hurstBoiler: 'Stack economizers for packaged boilers.',
  nimbus: 'Pre-cool the air of condensers and coolers.',
  rAndD: 'Research projects, records and hours.',
  admin: 'Application settings and maintenance.',
  commandCenter: 'Operations and monitoring.',
}
