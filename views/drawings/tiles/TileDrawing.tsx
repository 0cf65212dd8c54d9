import type { ReactNode } from 'react'

interface TileDrawingProps {
  /** A smaller part of the sheet, for a drawing shown without its tile. */
  viewBox?: string
  children: ReactNode
}

/** The SVG of a tile's drawing. The tile's name is beside it, so the drawing has no text alternative. */
export function TileDrawing({ viewBox = '0 0 240 112', children }: TileDrawingProps) {
  return (
    <svg className="cw-svg cw-art" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  )
}
