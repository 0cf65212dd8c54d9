import { Suspense, useRef, useState } from 'react'
import { useHydrated } from '../../widgets/useHydrated'
import { latePart } from '../state/latePart'

/** Loaded with the first question: the help texts are many, and most readers do not need them. */
const HelpCard = latePart(async () => (await import('./HelpCard')).HelpCard)

/** The button that explains a field. The Tab key skips it, to go from input to input: F1 in the field does the same. */
export function FieldHelp({ path, label }: { path: string; label: string }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // It needs script, and there are many: the page is sent without them.
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <>
      <button
        type="button"
        className="wb-help"
        ref={button}
        tabIndex={-1}
        data-help={path}
        aria-label={`What is ${label}?`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      {isOpen && (
        <Suspense>
          <HelpCard path={path} label={label} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The help button of a control; for a control without its own, the nearest one. */
export function helpOf(control: HTMLElement): HTMLButtonElement | null {
  return control.closest('.cw-f, .cw-f-row')?.querySelector<HTMLButtonElement>('[data-help]') ?? null
}
