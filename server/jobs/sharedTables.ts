/**
 * The tables of fluids are in memory that all threads share: the thread that needs them first builds them. Each keeps
 * what the others tell it; a thread that starts later finds what the process has heard.
 */
import {
  BroadcastChannel,
  getEnvironmentData,
  type MessagePort,
  receiveMessageOnPort,
  setEnvironmentData,
} from 'node:worker_threads'
import { shareTables } from '../../engine/fluids/table/shelf'

/** The channel on which threads tell each other, and the place where new threads find it. */
export const tablesChannel = 'tables of fluids'

interface Told {
  name: string
  made: object
}

/** In a thread: takes tables from the others, and gives its own. */
export function joinSharedTables(): void {
  const known = new Map(getEnvironmentData(tablesChannel) as Map<string, object> | undefined)
  const channel = listenTo(({ name, made }) => known.set(name, made))
  shareTables({
    find(name) {
      // What was told while this thread calculated, and could not hear it.
      for (let told = nextFrom(channel); told; told = nextFrom(channel)) {
        known.set(told.name, told.made)
      }
      return known.get(name)
    },
    keep(name, made) {
      known.set(name, made)
      channel.postMessage({ name, made } satisfies Told)
    },
    shared(values) {
      const there = new Float64Array(new SharedArrayBuffer(values.byteLength))
      there.set(values)
      return there
    },
  })
}

let threads = 0
let known = new Map<string, object>()
let isListening = false

/** In the process: a thread has started. What the others know is kept for those that start later. */
export function threadStarted(): void {
  threads++
  if (isListening) return
  isListening = true
  listenTo(({ name, made }) => {
    if (threads === 0) return
    known.set(name, made)
    setEnvironmentData(tablesChannel, known)
  })
}

/** A thread has ended: with the last one, the tables are given up. */
export function threadEnded(): void {
  threads--
  if (threads > 0) return
  known = new Map()
  setEnvironmentData(tablesChannel, undefined)
}

function listenTo(heard: (told: Told) => void): BroadcastChannel {
  const opened = new BroadcastChannel(tablesChannel)
  opened.onmessage = event => heard((event as { data: Told }).data)
  // It keeps neither a thread nor the process.
  opened.unref()
  return opened
}

/** Node takes a channel as a port; its types do not say so. */
function nextFrom(channel: BroadcastChannel): Told | undefined {
  return receiveMessageOnPort(channel as unknown as MessagePort)?.message
}
