export function canStore(): boolean {
  try {
    // Not `till:…`, which widgets in other tabs listen for.
    localStorage.setItem('till', '')
    localStorage.removeItem('till')
    return true
  } catch {
    return false
  }
}
