import { logError } from '../../core/runtime/log-error'

/** Reports a polyfill for shadow roots: widgets stay closed, because such roots take no style sheets. */
export function reportShadyDom(page: object): void {
  const { ShadyDOM } = page as { readonly ShadyDOM?: { readonly inUse?: boolean } }
  if (ShadyDOM?.inUse)
    logError(
      'Expected the browser’s own shadow roots, got those of ShadyDOM: widgets stay closed. Remove ShadyDOM.force.',
    )
}
