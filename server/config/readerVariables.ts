/** Variables whose values are shown to readers. */

import { z } from 'zod'
import { textUpTo } from '../../shared/validation/schemas'

const phone = textUpTo(30)

/** Invented contact data of a demo; production does not use it. */
export const demoReaders = {
  support: { MN: '952-555-0142', VA: '804-555-0117', AZ: '602-555-0163' },
  supportEmail: 'support@coilworks.example',
  sender: 'coilworks@example.com',
} as const

export const readerVariables = {
  PRIVACY_ADDRESS: {
    schema: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/)[!-~]+$/, 'a path of this site or an https address')
      .default('/help#privacy'),
    about: 'Where the privacy policy is, for the cookie banner.',
    example: 'https://www.example.com/privacy',
  },
  SUPPORT_PHONE_MN: {
    schema: phone.optional(),
    about: 'Support number, Minnesota. Left out: pages show none; a demo shows invented ones.',
    example: '952-555-0142',
  },
  SUPPORT_PHONE_VA: {
    schema: phone.optional(),
    about: 'Support number, Virginia.',
    example: '804-555-0117',
  },
  SUPPORT_PHONE_AZ: {
    schema: phone.optional(),
    about: 'Support number, Arizona.',
    example: '602-555-0163',
  },
}
