import { fileURLToPath } from 'node:url'

const shim = fileURLToPath(new URL('./use-sync-external-store.ts', import.meta.url))

/** What every runner resolves differently from npm: the CommonJS shim that effector-react imports. */
export const sharedAliases = [{ find: /^use-sync-external-store\/shim(\/.*)?$/, replacement: shim }]

/** What `react` means in the widgets: preact's compatibility layer. */
export const preactAliases = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]
