import { type ComponentType, createContext, createElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import type { Viewer } from '../../shared/frame/frame'
import { FrameContext } from '../FrameContext'
import { PiecesContext } from '../kept/Kept'
import { keptMarkup } from '../kept/kept'
import { type OwnValues, slotsOf, viewerInSlots } from '../kept/slots'
import { components, type WidgetName, type WidgetProps } from './components'
import { packedProps } from './packedProps'

/** The widgets that the page being rendered has used; the document loads script only if there is one. */
export const UsedWidgets = createContext<Set<WidgetName>>(new Set())

interface WidgetMarker<Name extends WidgetName> {
  name: Name
  props: WidgetProps<Name>
  /** Hydrated only if the page loads script for another widget; it does not cause script to be loaded. */
  isSideline?: boolean
  /** Its props hold nothing of one person beside the token, the address and the viewer: it is rendered once and kept. */
  isShared?: boolean
}

/**
 * A marker around a component that the browser hydrates. Its props are sent in the page:
 * pass as little as possible, and nothing that the viewer may not see.
 */
export function Widget<Name extends WidgetName>({ name, isSideline = false, isShared, ...of }: WidgetMarker<Name>) {
  const props = of.props as object
  const used = useContext(UsedWidgets)
  const pieces = useContext(PiecesContext)
  if (!isSideline) used.add(name)
  const given = { name, isSideline }
  if (!isShared || !pieces) return <Marker {...given} props={props} sent={props} />
  const { own, take, lean } = pieces
  const at = take(() => {
    const shown = inSlots(props, slotsOf(own))
    return keptMarkup(components[name] as ComponentType<never>, JSON.stringify([given, shown]), own, () => {
      const sent = inSlots(props, slotsOf(own, 'json'))
      return { markup: lean(renderToString(<Marker {...given} props={shown} sent={sent} />)), used: new Set() }
    })
  })
  return <cw-piece data-at={at} />
}

interface MarkerProps {
  name: WidgetName
  isSideline: boolean
  props: object
  /** The props as they are sent. */
  sent: object
}

function Marker({ name, isSideline, props, sent }: MarkerProps) {
  return (
    <div
      className="cw-widget"
      data-widget={name}
      data-props={packedProps(sent)}
      data-sideline={isSideline ? '' : undefined}
    >
      <FrameContext.Provider value={null}>
        {createElement(components[name] as ComponentType<object>, props)}
      </FrameContext.Provider>
    </div>
  )
}

/** The props with slots for what widgets get from the frame. */
function inSlots(props: object, slots: OwnValues): object {
  const { viewer } = props as { viewer?: Viewer }
  const { csrfToken, address } = slots
  return {
    ...props,
    ...('csrfToken' in props && { csrfToken }),
    ...('address' in props && { address }),
    ...(viewer && { viewer: viewerInSlots(viewer, slots) }),
  }
}
