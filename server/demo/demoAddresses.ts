/** Addresses of the demo companies, and whether they admit people by mail domain. */
import type { Insertable } from 'kysely'
import type { Company } from '../data/schema'

type Address = Partial<Insertable<Company>>

export const demoAddresses: Readonly<Record<string, Address>> = {
  'Northfield Mechanical': {
    address1: '1200 Water Street',
    address2: 'Suite 210',
    city: 'Northfield',
    state: 'MN',
    zip: '55057',
    country: 'US',
    mail_domain: 'northfieldmech.example',
    allow_auto_reg: true,
  },
  'Blue Ridge Sales': {
    address1: '88 Cary Street',
    city: 'Richmond',
    state: 'VA',
    zip: '23220',
    country: 'US',
    mail_domain: 'blueridge.example',
  },
  'Saguaro Cooling': {
    address1: '410 Palo Verde Road',
    city: 'Tempe',
    state: 'AZ',
    zip: '85281',
    country: 'US',
    mail_domain: 'saguaro.example',
  },
  'Fjord Fans': { mail_domain: 'fjordfans.example' },
  Coilworks: {
    address1: '1 Tube Lane',
    city: 'Chaska',
    state: 'MN',
    zip: '55318',
    country: 'US',
    mail_domain: 'coilworks.example',
  },
}
