import { bundled } from './bench/bundled'
const which = process.argv[2]!
;((await bundled<any>(which))).run()
