/** What a thread says of the memory that it is given. */
import { resourceLimits } from 'node:worker_threads'

export default () => resourceLimits
