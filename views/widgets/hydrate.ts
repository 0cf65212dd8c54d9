/** Loads the code of each marker's widget and hydrates it. */
import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchFaults } from '../client/failures'
import { restoreMessages } from '../client/messages'
import { fieldsBefore } from './fieldsBefore'
import { loaders } from './loaders'
import { unpackedProps } from './packedProps'

export function hydrateAll(markers: readonly HTMLElement[]): void {
  watchFaults(error => void import('../client/logError').then(({ logError }) => logError(error)))
  restoreMessages()
  for (const marker of markers) void hydrate(marker)
}

async function hydrate(marker: HTMLElement) {
  const load = loaders[marker.dataset.widget as keyof typeof loaders] as () => Promise<ComponentType>
  const props = unpackedProps(marker.dataset.props ?? '{}') as object
  hydrateRoot(marker, createElement(Alive, { marker }, createElement(await load(), props)))
}

/** Marks the widget as hydrated: effects run when the tree below is hydrated. */
function Alive({ marker, children }: { marker: HTMLElement; children?: ReactNode }): ReactNode {
  // Read the fields before React updates them, and replay the changes before the next key press.
  useLayoutEffect(() => queueMicrotask(fieldsBefore(marker)), [marker])
  useEffect(() => {
    marker.dataset.hydrated = ''
  }, [marker])
  return children
}
