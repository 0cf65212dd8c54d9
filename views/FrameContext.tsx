import { createContext, useContext } from 'react'
import type { Frame } from '../shared/frame/frame'

export const FrameContext = createContext<Frame | null>(null)

/** The frame of the page being rendered. Widgets cannot use it: they know only their props. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('useFrame is for pages and static components; a widget gets what it needs as props')
  return frame
}
