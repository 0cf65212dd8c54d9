/** Goes back to the page that the reader came from, if that was one of ours; says whether it did. */
export function goBack(): boolean {
  const from = document.referrer && new URL(document.referrer).origin
  if (from !== window.location.origin || window.history.length < 2) return false
  window.history.back()
  return true
}
