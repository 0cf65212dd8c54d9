/** Who can sign in on the product of the browser tests. */

/** The demo people by what they stand for. */
export const people = {
  owner: 'olivia.owner@northfieldmech.example',
  otherOwner: 'rhea.owner@blueridge.example',
  customer: 'dana.customer@northfieldmech.example',
  roleless: 'nils.noroles@northfieldmech.example',
  partner: 'pat.partner@northfieldmech.example',
  rep: 'remy.rep@blueridge.example',
  engineer: 'enzo.engineer@coilworks.example',
  admin: 'ada.admin@coilworks.example',
  command: 'cole.command@coilworks.example',
} as const

export type Person = keyof typeof people

/** What every one of them types at sign-in, and answers to the security question. */
export const password = 'Copper9Tubes'
