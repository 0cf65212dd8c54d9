import { routes } from '../../shared/routes'

/** Removes the report from the session: from now on the report screen reads the report from its address. */
export async function closeReport(): Promise<void> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
  await fetch(routes.report.path, {
    method: 'POST',
    body: new URLSearchParams({ _csrf: token }),
    credentials: 'same-origin',
    redirect: 'manual',
    // The request arrives even if the page is left at once.
    keepalive: true,
  })
}
