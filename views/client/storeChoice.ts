/**
 * Stores a choice of the reader, which the page has made already, and tells whether the server took it. Its answer is a
 * redirect back to the page, which is not followed.
 */
export async function storeChoice(
  address: '/preferences' | '/cookies' | '/close-notice',
  choice: URLSearchParams,
): Promise<boolean> {
  try {
    const { type } = await fetch(address, { method: 'POST', body: choice, redirect: 'manual', keepalive: true })
    return type === 'opaqueredirect'
  } catch {
    // Without a connection the choice is not stored: the next page shows the one before.
    return false
  }
}
