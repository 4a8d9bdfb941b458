/** The page's consent cookie may grant measurement; whether it counts is found out with the code that listens. */
export function mayBeGranted(): boolean {
  try {
    return /C0002(:|%3A)1/.test(document.cookie)
  } catch {
    return false
  }
}
