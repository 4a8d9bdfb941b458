/** Whether the page runs in the mobile app's webview. The first look into storage waits for the browser's answer. */
export function isWebview(): boolean {
  try {
    return sessionStorage.getItem('till:webview') === '1'
  } catch {
    return false
  }
}
