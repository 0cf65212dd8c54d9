/** Goes back to the previous page if it belongs to Coilworks; gives whether it did. */
export function goBack(): boolean {
  const from = document.referrer && new URL(document.referrer).origin
  if (from !== window.location.origin || window.history.length < 2) return false
  window.history.back()
  return true
}
