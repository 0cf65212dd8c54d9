/** The part of the configuration that is shown to readers. */

import { z } from 'zod'
import { textUpTo } from '../shared/validation'

const phone = textUpTo(30)

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
    schema: phone.default('952-555-0142'),
    about: 'Support number, Minnesota.',
    example: '952-555-0142',
  },
  SUPPORT_PHONE_VA: {
    schema: phone.default('804-555-0117'),
    about: 'Support number, Virginia.',
    example: '804-555-0117',
  },
  SUPPORT_PHONE_AZ: {
    schema: phone.default('602-555-0163'),
    about: 'Support number, Arizona.',
    example: '602-555-0163',
  },
}
