/** Passwords that the product makes for people: good for a day and for one login, which leads to a change of the password. */

import { limits } from '../config/limits'
import { minutesAfter } from '../process/clock'
import { hashPassword, randomPassword } from './passwords'

/** The password as text, and what is stored of it. `address` is of who waits for it. */
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
