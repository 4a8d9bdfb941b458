import type { Plugin } from 'rollup'

const reload = (address: string) => `;(() => {
  let wasOpen = false
  new EventSource(${address}).onopen = () => {
    if (wasOpen) location.reload()
    wasOpen = true
  }
})();
`

/** In a development build, reloads the page when the service restarts (demo-host/service/plugins/reload.ts). */
export function reloads(address: string): Plugin {
  return {
    name: 'till:reloads',
    renderChunk: (code, { isEntry }) => (isEntry ? { code: code + reload(address), map: null } : null),
  }
}
