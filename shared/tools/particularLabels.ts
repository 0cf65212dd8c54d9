import type { ParticularName } from './project'

/** The particulars as the dialog and the paper name them. */
export const particularLabels: Readonly<Record<ParticularName, string>> = {
  customer: 'Customer',
  engineer: 'Engineer',
  location: 'Location',
  order: 'Order',
  revision: 'Revision',
}
