import { run } from './bench/tmpWater'
run()
