import { complain } from '../../core/runtime/complain'

/** Reports a polyfill for shadow roots: widgets stay closed, because such roots take no style sheets. */
export function sayIfShady(page: object): void {
  const { ShadyDOM } = page as { readonly ShadyDOM?: { readonly inUse?: boolean } }
  if (ShadyDOM?.inUse)
    complain(
      'Expected the browser’s own shadow roots, got those of ShadyDOM: widgets stay closed. Take ShadyDOM.force away.',
    )
}
