import { complain } from '../../core/runtime/complain'

/** Says what keeps widgets closed where the page's polyfill stands in for the browser's own shadow roots: they take no sheets of ours. */
export function sayIfShady(page: object): void {
  const { ShadyDOM } = page as { readonly ShadyDOM?: { readonly inUse?: boolean } }
  if (ShadyDOM?.inUse)
    complain(
      'Expected the browser’s own shadow roots, got those of ShadyDOM: widgets stay closed. Take ShadyDOM.force away.',
    )
}
