import type { Config } from 'vike/types'
export default { clientRouting: false } satisfies Config
