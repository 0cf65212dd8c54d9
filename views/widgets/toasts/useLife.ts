import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { Message } from '../../../shared/frame/message'
import { limits } from '../../../shared/limits'

/** The lifetime of a toast [ms]: its own one if it has it. A sticky one without a lifetime never ends. */
export function lifeOf({ life, sticky }: Pick<Message, 'life' | 'sticky'>): number | undefined {
  return life ?? (sticky ? undefined : limits.toast.default)
}

/** Ends a toast when its lifetime is over. Hover or focus stops the timer; leaving restarts it in full. */
export function useLife(message: Message, onExpire: () => void) {
  const line = useRef<SVGRectElement>(null)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const paused = held.pointer || held.focus
  const life = lifeOf(message)
  const expire = useRef(onExpire)
  expire.current = onExpire

  useEffect(() => {
    if (paused || life === undefined) return
    const timer = setTimeout(() => expire.current(), life)
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
    isMortal: life !== undefined,
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
