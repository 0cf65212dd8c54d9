/** Loads the code of each marker's widget and hydrates it. */
import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { unstable_forceFrameRate as answerPerSecond } from 'scheduler'
import { watchFaults } from '../client/failures'
import { restoreMessages } from '../client/messages'
import { fieldsBefore } from './fieldsBefore'
import { loaders } from './loaders'
import { unpackedProps } from './packedProps'
import { Hydrated } from './useHydrated'

export function hydrateAll(markers: readonly HTMLElement[]): void {
  watchFaults(error => void import('../client/logError').then(({ logError }) => logError(error)))
  restoreMessages()
  hydrateMarkers(markers)
}

/**
 * How often React lets the browser paint and answer while it hydrates [1/s]. By itself it does so every 5 ms: on a slow
 * machine the hundred turns of a tool then take a fifth of the time until it is live.
 */
const turnsWhileHydrating = 30

let notLive = 0

/** Counts widgets that are not live yet. With none React is back at its own turns, 0: what is drawn later wants those. */
function count(change: number): void {
  notLive += change
  answerPerSecond(notLive && turnsWhileHydrating)
}

export function hydrateMarkers(markers: readonly HTMLElement[]): void {
  count(markers.length)
  for (const marker of markers) void hydrate(marker)
}

async function hydrate(marker: HTMLElement) {
  const load = loaders[marker.dataset.widget as keyof typeof loaders] as () => Promise<ComponentType>
  const props = unpackedProps(marker.dataset.props ?? '{}') as object
  const widget = createElement(Alive, { marker }, createElement(await load(), props))
  // In pieces, between which the browser paints and answers: whole, a tool holds the page for a tenth of a second.
  startTransition(() => void hydrateRoot(marker, widget))
}

/**
 * Marks the widget as hydrated: effects run when the tree below is hydrated. What only script can use is added after
 * that, in pieces: the browser answers what is typed meanwhile.
 */
function Alive({ marker, children }: { marker: HTMLElement; children?: ReactNode }): ReactNode {
  const [isHydrated, setIsHydrated] = useState(false)
  // Read the fields before React updates them, and replay the changes before the next key press.
  useLayoutEffect(() => queueMicrotask(fieldsBefore(marker)), [marker])
  useEffect(() => {
    marker.dataset.hydrated = ''
    count(-1)
    startTransition(() => setIsHydrated(true))
  }, [marker])
  return createElement(Hydrated, { value: isHydrated }, children)
}
