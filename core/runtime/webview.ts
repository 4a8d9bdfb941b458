/** The mobile app's webview. The first read of storage waits for the browser. */
export function isWebview(): boolean {
  try {
    return sessionStorage.getItem('till:webview') === '1'
  } catch {
    return false
  }
}
