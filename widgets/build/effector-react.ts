import type { Plugin } from 'rollup'

const pattern = /import\s+(\w+)\s*,\s*\{([^}]*)\}\s*from\s*(['"])react\3/

/** Turns effector-react's default import of react into a namespace, so that only what it uses of it is kept. */
export function namespaceImport(code: string): string {
  if (!pattern.test(code)) {
    throw new Error(
      'effector-react no longer imports react as its default export: widgets/build/effector-react.ts can go',
    )
  }
  return code.replace(pattern, "import * as $1 from 'react';import{$2}from 'react'")
}

/**
 * effector-react's published module reads react's default export, an object that holds all of preact/compat (2 kB
 * after compression). It can go with an effector-react that imports names.
 */
export function effectorReact(): Plugin {
  return {
    name: 'till:effector-react',
    transform: (code, id) =>
      /effector-react[\\/]effector-react\.mjs$/.test(id) ? { code: namespaceImport(code), map: null } : null,
  }
}
