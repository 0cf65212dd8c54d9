import type { Config } from 'vike/types'

// No timeouts of hooks: the calls of a page have their own, and a busy machine is no fault of a page.
export default { clientRouting: false, hooksTimeout: false } satisfies Config
