import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { Notice } from '../../../shared/contracts/envelope'
import { limits } from '../../../shared/limits'

/** How long a toast shows [ms]: its own life always wins. */
export function lifeOf(notice: Pick<Notice, 'Duration'>): number {
  return notice.Duration ?? limits.toast.default
}

/** Closes a toast when its life is over. Pointer or focus on it stops the clock; it starts anew, in full, on leaving. */
export function useLife(notice: Notice, onClose: () => void) {
  const line = useRef<SVGRectElement>(null)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const paused = held.pointer || held.focus
  const life = lifeOf(notice)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => close.current(), life)
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const shrinking = isStill
      ? undefined
      : line.current?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], life)
    return () => {
      clearTimeout(timer)
      shrinking?.cancel()
    }
  }, [paused, life])

  return {
    line,
    onPointerEnter: () => setHeld(before => ({ ...before, pointer: true })),
    onPointerLeave: () => setHeld(before => ({ ...before, pointer: false })),
    onFocus: () => setHeld(before => ({ ...before, focus: true })),
    onBlur: (event: FocusEvent) => {
      // Moving between the parts of one toast is not leaving it.
      if (event.currentTarget.contains(event.relatedTarget)) return
      setHeld(before => ({ ...before, focus: false }))
    },
  }
}
