/** All widgets by name, as the server renders them. `loaders.ts` names the same for the browser. */
import type { ComponentProps } from 'react'

export const components = {}

export type WidgetName = keyof typeof components
export type WidgetProps<Name extends WidgetName> = ComponentProps<(typeof components)[Name]>
