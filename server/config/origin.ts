import { z } from 'zod'

/** The origin of another server in the configuration. */
export const origin = z
  .url({ protocol: /^https?$/ })
  // It also runs for texts that are no address at all, where `new URL` would throw.
  .refine(text => URL.canParse(text) && new URL(text).origin === text, 'an origin without path')

/** Names of this machine, where plain HTTP is no risk. */
export const loopback = ['127.0.0.1', 'localhost', '::1']

/** Whether an address names this machine. Addresses have IPv6 in brackets. */
export function isOnLoopback(address: string): boolean {
  return loopback.includes(new URL(address).hostname.replace(/^\[|\]$/g, ''))
}
