/** All widgets by name, as the browser loads them: one chunk each, fetched only where the page has it. */
import type { ComponentType } from 'react'
import type { WidgetName, WidgetProps } from './components'

export const loaders: { [Name in WidgetName]: () => Promise<ComponentType<WidgetProps<Name>>> } = {}
