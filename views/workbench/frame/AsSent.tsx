import { lazy, type ReactNode, Suspense } from 'react'

const never = lazy(() => new Promise<never>(() => undefined))
const Never = never as unknown as () => ReactNode

/**
 * What the server draws in short for the page that it sends. A browser keeps it as it came until it is left out, with
 * the next drawing, and needs no code for it: callers name `children` behind `import.meta.env.SSR`.
 */
export const AsSent = ({ children }: { children: ReactNode }) => (
  <Suspense>{import.meta.env.SSR ? children : <Never />}</Suspense>
)
