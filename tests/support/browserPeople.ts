/** The people who can sign in to the product of the browser tests. */

/** The demo people by their roles in tests. */
export const people = {
  owner: 'olivia.owner@northfieldmech.example',
  otherOwner: 'rhea.owner@blueridge.example',
  customer: 'dana.customer@northfieldmech.example',
  roleless: 'nils.noroles@northfieldmech.example',
  partner: 'pat.partner@northfieldmech.example',
  rep: 'remy.rep@blueridge.example',
  engineer: 'enzo.engineer@coilworks.example',
  researcher: 'otto.owner@coilworks.example',
  admin: 'ada.admin@coilworks.example',
  command: 'cole.command@coilworks.example',
} as const

export type Person = keyof typeof people

/** The password of all of them, and their answer to the security question. */
export const password = 'Copper9Tubes'
