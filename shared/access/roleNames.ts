/** The names of a company's roles on the pages that give them, and what each lets its holder do. */
import type { CompanyRole } from './roles'

export const roleNames: Readonly<Record<CompanyRole, { name: string; lets: string }>> = {
  enterprise: { name: 'Coil selection', lets: 'Rate and select coils.' },
  economizer: { name: 'Boiler economizer', lets: 'Recover flue-gas heat into feedwater.' },
  aircooler: { name: 'Air cooler', lets: 'Design forced and induced draft coolers.' },
  'seg-prog': { name: 'Segmented program', lets: 'Open the segmented program.' },
  'circ-build': { name: 'Circuitry builder', lets: 'Lay out the circuits of a coil.' },
  'drygas-gasmix': { name: 'Dry gas and gas mix', lets: 'Open the engineering tools for gases.' },
  'cleaver-brooks': { name: 'Cleaver-Brooks', lets: 'Open the economizer of this partner.' },
  'hurst-boiler': { name: 'Hurst Boiler', lets: 'Open the stack master of this partner.' },
  nimbus: { name: 'Nimbus', lets: 'Open the mist product, and keep service accounts for it.' },
  'r-and-d': { name: 'R and D tracker', lets: 'Keep development projects and their hours.' },
  'selection-api': { name: 'Selection API', lets: 'Let own programs select coils by service accounts.' },
  rep: { name: 'Sales representative', lets: 'Work for customers of their own.' },
  cooney: { name: 'Cooney', lets: 'Belong to this sales organization.' },
  kcc: { name: 'KCC', lets: 'Belong to this sales organization.' },
  isSRC: { name: 'Reports for export', lets: 'Have workbooks of engineering studies.' },
}
