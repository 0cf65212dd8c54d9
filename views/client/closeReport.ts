import { routes } from '../../shared/routes'

/** The report is not set any more: from now on the report screen reads its address. */
export async function closeReport(): Promise<void> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
  await fetch(routes.report.path, {
    method: 'POST',
    body: new URLSearchParams({ _csrf: token }),
    credentials: 'same-origin',
    redirect: 'manual',
    // It arrives also where the page is left at once.
    keepalive: true,
  })
}
