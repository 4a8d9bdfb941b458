import DOMPurify, { type Config } from 'dompurify'
import { logError } from '../../core/runtime/log-error'

interface TrustedTypes {
  readonly defaultPolicy: object | null
}

/** What a text needs: no styles, ids, forms, pictures or frames. */
const allowed = {
  ALLOWED_TAGS: (
    'a abbr b blockquote br cite code del div em h2 h3 h4 hr i ins li ol p q s small span strong sub sup u ul ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
  ALLOWED_ATTR: ['href', 'target', 'lang', 'dir', 'title', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/?#]|[\w-]+(?:\/|$))/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

let isReady = false

/** The only place where a text becomes markup. Null if the page's policy forbids that. */
export function cleanHtml(html: string, nonce: string | undefined): DocumentFragment | null {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes }
  // A page with nonces may enforce Trusted Types. Trying would cause a report to its owner, and nothing else reveals it.
  if (trustedTypes?.defaultPolicy === null && nonce !== undefined) return refused()
  addNoopener()
  const policy = trustedTypes?.defaultPolicy ? { TRUSTED_TYPES_POLICY: null as never } : {}
  const clean = (text: string) => DOMPurify.sanitize(text, { ...allowed, ...policy }) as unknown as DocumentFragment
  try {
    // Where it is not allowed, the result is empty.
    return clean('<b>a</b>').textContent ? clean(html) : refused()
  } catch {
    return refused()
  }
}

/** Keeps a page that is opened by a link from reaching this one. */
function addNoopener(): void {
  if (isReady) return
  isReady = true
  DOMPurify.addHook('afterSanitizeAttributes', node => {
    if (node.nodeName === 'A' && node.hasAttribute('target')) node.setAttribute('rel', 'noopener')
  })
}

function refused(): null {
  logError(
    'Expected a page that allows markup in texts, got one whose policy forbids it; texts are shown without. With Trusted Types, a default policy needs createHTML.',
  )
  return null
}
