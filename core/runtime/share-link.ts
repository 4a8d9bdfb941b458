import { createEffect } from 'effector'

/**
 * Hands a link to the device's own way of sharing; where it has none, to the clipboard; where that is closed, the link
 * is only to be shown. A shopper who thinks better of it has the link shown, too.
 */
export const shareLinkFx = createEffect(async ({ url, title }: { url: string; title: string }): Promise<Shared> => {
  if (typeof navigator === 'undefined') return { url, outcome: 'shown' }
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url, title })
      return { url, outcome: 'shared' }
    }
    await navigator.clipboard.writeText(url)
    return { url, outcome: 'copied' }
  } catch {
    return { url, outcome: 'shown' }
  }
})

type Shared = { url: string; outcome: 'shared' | 'copied' | 'shown' }
