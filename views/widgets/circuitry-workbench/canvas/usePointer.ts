import { type PointerEvent, useEffect, useRef } from 'react'
import type { Point, Sheet } from './sheet'

interface PointerActions {
  onPress?(tube: number): void
  onPick(tube: number, isAdded: boolean): void
  /** Tubes that the pointer was drawn over, in its order; without it nothing is drawn. */
  onPath?(tubes: readonly number[]): void
  /** A finger draws as well; else it moves the page, and only taps are for a tube. */
  isDrawnByFinger?: boolean
  /** Tubes in the rectangle that a mouse was drawn over. */
  onFrame?(tubes: readonly number[], isAdded: boolean): void
}

type Drag = { kind: 'path'; tubes: number[] } | { kind: 'frame'; from: Point } | { kind: 'pan'; x: number; y: number }

/**
 * Drags over the picture: from tube to tube, as a frame, and with the middle button to move the picture. What is drawn
 * meanwhile is changed in the page itself: a picture of 720 tubes cannot be rendered anew with each move of a pointer.
 */
export function usePointer(sheet: Sheet, actions: PointerActions) {
  const svg = useRef<SVGSVGElement>(null)
  const line = useRef<SVGPathElement>(null)
  const drag = useRef<Drag>(undefined)

  const pointOf = (event: PointerEvent): Point => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.current!.getScreenCTM()!.inverse())
    return { x, y }
  }
  const draw = (d: string) => line.current?.setAttribute('d', d)
  const end = () => {
    drag.current = undefined
    draw('')
  }
  // A drag ends with Esc as well, without any effect.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !drag.current) return
      drag.current = undefined
      line.current?.setAttribute('d', '')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function onPointerDown(event: PointerEvent) {
    // A second finger enlarges the page: what the first one began is no drag.
    if (!event.isPrimary) return end()
    const point = pointOf(event)
    const tube = sheet.tubeAt(point)
    if (event.button === 1) drag.current = { kind: 'pan', x: event.clientX, y: event.clientY }
    else if (event.button !== 0) return
    else if (tube !== undefined) {
      drag.current = { kind: 'path', tubes: [tube] }
      actions.onPress?.(tube)
    } else if (actions.onFrame && event.pointerType !== 'touch') drag.current = { kind: 'frame', from: point }
    if (!drag.current) return
    // The drag goes on when the pointer leaves the picture.
    svg.current!.setPointerCapture(event.pointerId)
    if (event.button === 1) event.preventDefault()
  }

  function onPointerMove(event: PointerEvent) {
    const now = drag.current
    if (!now) return
    if (now.kind === 'pan') {
      svg.current!.parentElement?.scrollBy(now.x - event.clientX, 0)
      svg.current!.closest('.cw-tablewrap')?.scrollBy(0, now.y - event.clientY)
      drag.current = { kind: 'pan', x: event.clientX, y: event.clientY }
      return
    }
    const point = pointOf(event)
    if (now.kind === 'frame') {
      const { x, y } = now.from
      draw(`M${x} ${y}H${point.x}V${point.y}H${x}Z`)
      return
    }
    if (!actions.onPath || (event.pointerType === 'touch' && !actions.isDrawnByFinger)) return
    const tube = sheet.tubeAt(point)
    // Back over the last but one tube takes the last one off the path.
    if (tube !== undefined && tube === now.tubes.at(-2)) now.tubes.pop()
    else if (tube !== undefined && !now.tubes.includes(tube)) now.tubes.push(tube)
    const passed = now.tubes.map(each => sheet.place(each))
    draw(`M${[...passed, point].map(({ x, y }) => `${x} ${y}`).join('L')}`)
  }

  function onPointerUp(event: PointerEvent) {
    const now = drag.current
    end()
    if (now?.kind === 'frame') actions.onFrame?.(sheet.tubesBetween(now.from, pointOf(event)), event.shiftKey)
    if (now?.kind !== 'path') return
    const [first] = now.tubes
    if (now.tubes.length > 1) actions.onPath?.(now.tubes)
    else if (sheet.tubeAt(pointOf(event)) === first) actions.onPick(first!, event.shiftKey)
  }

  return { svg, line, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end }
}
