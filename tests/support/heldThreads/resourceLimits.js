/** A thread that reports its memory limits. */
import { resourceLimits } from 'node:worker_threads'

export default () => resourceLimits
