import { type ComponentType, createContext, createElement, useContext } from 'react'
import { FrameContext } from '../FrameContext'
import { components, type WidgetName, type WidgetProps } from './components'

/** Widgets that the page being rendered has used; the document ships script only if there is one. */
export const UsedWidgets = createContext<Set<WidgetName>>(new Set())

/**
 * A marker around a component that the browser hydrates. Its props travel in the page:
 * give it the least it needs, and nothing the viewer may not see.
 */
export function Widget<Name extends WidgetName>({ name, props }: { name: Name; props: WidgetProps<Name> }) {
  useContext(UsedWidgets).add(name)
  return (
    <div className="cw-widget" data-widget={name} data-props={JSON.stringify(props)}>
      <FrameContext.Provider value={null}>
        {createElement(components[name] as ComponentType<object>, props as object)}
      </FrameContext.Provider>
    </div>
  )
}
