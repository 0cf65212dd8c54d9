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

export function hydrateMarkers(markers: readonly HTMLElement[]): void {
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
    startTransition(() => setIsHydrated(true))
  }, [marker])
  return createElement(Hydrated, { value: isHydrated }, children)
}
