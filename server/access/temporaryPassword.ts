/** Temporary passwords: valid for a day and for one login, after which the password must be changed. */

import { limits } from '../config/limits'
import { minutesAfter } from '../process/clock'
import { hashPassword, randomPassword } from './passwords'

/** The password as text, and its stored form. `address` is that of the waiting client. */
export async function newTemporaryPassword(now: Date, address?: string) {
  const password = randomPassword()
  return {
    password,
    stored: {
      temporary_password_hash: await hashPassword(password, address),
      temporary_password_expires_at: minutesAfter(now, limits.temporaryPasswordHours * 60),
    },
  }
}
