import { fileURLToPath } from 'node:url'

const beside = file => fileURLToPath(new URL(file, import.meta.url))

/** What every runner resolves differently from npm: the CommonJS shim that effector-react imports. */
export const sharedAliases = [
  { find: /^use-sync-external-store\/shim(\/.*)?$/, replacement: beside('./use-sync-external-store.ts') },
]

/** What `react` means in the widgets: preact; and what of effector-react they use. */
export const preactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom\/client)?$/, replacement: beside('./react.ts') },
  { find: /^effector-react$/, replacement: beside('./effector-react.ts') },
]

/** What the built widgets and microsite do without. */
export const leanAliases = [{ find: /^superstruct$/, replacement: beside('./superstruct.ts') }]
