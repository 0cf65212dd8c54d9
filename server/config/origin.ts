import { z } from 'zod'

/** Another server, as the configuration names it. */
export const origin = z
  .url({ protocol: /^https?$/ })
  // Asked also of what is no address at all, where it must not throw.
  .refine(text => URL.canParse(text) && new URL(text).origin === text, 'an origin without path')

/** Names of this machine, where plain HTTP is no risk. */
export const loopback = ['127.0.0.1', 'localhost', '::1']
