/** The one browser entry: finds the markers, loads their widgets' code, hydrates them. */
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loaders } from './loaders'

async function hydrate(marker: HTMLElement) {
  const load = loaders[marker.dataset.widget as keyof typeof loaders] as () => Promise<ComponentType>
  const props = JSON.parse(marker.dataset.props ?? '{}')
  hydrateRoot(marker, createElement(Alive, { marker }, createElement(await load(), props)))
}

/** Marks the widget once its handlers are there: effects run when the tree below has been hydrated. */
function Alive({ marker, children }: { marker: HTMLElement; children?: ReactNode }): ReactNode {
  useEffect(() => {
    marker.dataset.hydrated = ''
  }, [marker])
  return children
}

for (const marker of document.querySelectorAll<HTMLElement>('[data-widget]')) void hydrate(marker)
