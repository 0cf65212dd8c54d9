import { lazy, Suspense, useRef, useState } from 'react'

/** The terms are many, and most readers know them: fetched with the first question. */
const HelpCard = lazy(async () => ({ default: (await import('./HelpCard')).HelpCard }))

/** Asks what a field means. Not among the stops of the Tab key, which are for typing: F1 in the field asks the same. */
export function FieldHelp({ path, label }: { path: string; label: string }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
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
        <Suspense fallback={null}>
          <HelpCard path={path} label={label} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The question that belongs to a control; of a control without a field of its own, the nearest one's. */
export function helpOf(control: HTMLElement): HTMLButtonElement | null {
  return control.closest('.cw-f, .cw-f-row')?.querySelector<HTMLButtonElement>('[data-help]') ?? null
}
