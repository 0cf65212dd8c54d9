/** The one browser entry: finds the markers, loads their widgets' code, hydrates them. */
import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loaders } from './loaders'

async function hydrate(marker: HTMLElement) {
  const load = loaders[marker.dataset.widget as keyof typeof loaders] as () => Promise<ComponentType>
  const props = JSON.parse(marker.dataset.props ?? '{}')
  hydrateRoot(marker, createElement(await load(), props))
  marker.dataset.hydrated = ''
}

for (const marker of document.querySelectorAll<HTMLElement>('[data-widget]')) void hydrate(marker)
