import type { Config } from 'vike/types'
export default {
  clientRouting: false,
  // On a busy machine a page takes longer than Vike's four seconds, which is no fault. A line of Vike is not JSON either,
  // as lines of the log are. The product counts and logs how long answers take.
  hooksTimeout: { data: { warning: false } },
} satisfies Config
