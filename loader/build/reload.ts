import type { Plugin } from 'rollup'

const reload = (address: string) => `;(() => {
  let wasOpen = false
  new EventSource(${address}).onopen = () => {
    if (wasOpen) location.reload()
    wasOpen = true
  }
})();
`

/**
 * In a development build, loads the page anew when the shop's service was started anew, which it is after every build
 * (demo-host/service/plugins/reload.ts). `address` is the stream's, as an expression.
 */
export function reloads(address: string): Plugin {
  return {
    name: 'till:reloads',
    renderChunk: (code, { isEntry }) => (isEntry ? { code: reload(address) + code, map: null } : null),
  }
}
