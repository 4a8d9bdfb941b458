import { minify as swc } from '@swc/core'
import type { Plugin } from 'rollup'
import { compiledAhead } from './compiled-ahead'

/** Minifies each chunk with swc: as small as terser, in a third of its time. */
export function minify(): Plugin {
  return {
    name: 'till:minify',
    async renderChunk(code, _chunk, output) {
      const { code: small } = await swc(code, {
        module: output.format === 'es',
        compress: {
          passes: 4,
          ecma: 2020,
          toplevel: true,
          // swc makes arrows of functions that read `arguments`, which are then another function's: react lost its children.
          unsafe_arrows: !/\barguments\b/.test(code),
          keep_fargs: false,
          pure_getters: true,
        },
        mangle: { toplevel: true },
        format: { comments: false },
        sourceMap: false,
      })
      // All of the loader runs at once. Of the widgets' chunks `pins.ts` says which are compiled so.
      return { code: output.format === 'iife' ? compiledAhead + small : small, map: null }
    },
  }
}
