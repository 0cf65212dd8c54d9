import { type ComponentType, createContext, createElement, useContext } from 'react'
import { FrameContext } from '../FrameContext'
import { components, type WidgetName, type WidgetProps } from './components'
import { packedProps } from './packedProps'

/** The widgets that the page being rendered has used; the document loads script only if there is one. */
export const UsedWidgets = createContext<Set<WidgetName>>(new Set())

interface WidgetMarker<Name extends WidgetName> {
  name: Name
  props: WidgetProps<Name>
  /** Hydrated only if the page loads script for another widget; it does not cause script to be loaded. */
  isSideline?: boolean
}

/**
 * A marker around a component that the browser hydrates. Its props are sent in the page:
 * pass as little as possible, and nothing that the viewer may not see.
 */
export function Widget<Name extends WidgetName>({ name, props, isSideline = false }: WidgetMarker<Name>) {
  const used = useContext(UsedWidgets)
  if (!isSideline) used.add(name)
  return (
    <div
      className="cw-widget"
      data-widget={name}
      data-props={packedProps(props as object)}
      data-sideline={isSideline ? '' : undefined}
    >
      <FrameContext.Provider value={null}>
        {createElement(components[name] as ComponentType<object>, props as object)}
      </FrameContext.Provider>
    </div>
  )
}
