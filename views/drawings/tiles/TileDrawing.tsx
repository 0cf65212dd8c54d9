import type { ReactNode } from 'react'

interface TileDrawingProps {
  /** A tighter part of the sheet, where the drawing stands alone. */
  viewBox?: string
  children: ReactNode
}

/** The sheet of a tile's drawing. The tile's name stands beside it, so the drawing itself says nothing. */
export function TileDrawing({ viewBox = '0 0 240 112', children }: TileDrawingProps) {
  return (
    <svg className="cw-svg cw-art" viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
