/** One round of the tests with one number changed by 1 %. */
import { parentPort, workerData } from 'node:worker_threads'

const { bundle, target, places } = workerData
let met = new Set()
globalThis.moved = (number, value) => {
  met.add(number)
  return number === target ? value * 1.01 : value
}
function takeMet() {
  const found = [...met]
  met = new Set()
  return found
}
try {
  const { run } = await import(bundle)
  parentPort.postMessage({ loads: true, metAtLoad: takeMet(), told: await run(places, takeMet) })
} catch (error) {
  // A change that stops the engine from loading counts as detected.
  parentPort.postMessage({ loads: false, metAtLoad: [], told: [], message: String(error) })
}
