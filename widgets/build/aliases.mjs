import { fileURLToPath } from 'node:url'

const shim = fileURLToPath(new URL('./use-sync-external-store.ts', import.meta.url))

/** For every build and every test: the CommonJS shim that effector-react imports. */
export const sharedAliases = [{ find: /^use-sync-external-store\/shim(\/.*)?$/, replacement: shim }]

export const preactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]
