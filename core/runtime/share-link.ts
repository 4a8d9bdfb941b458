import { createEffect } from 'effector'

/** By the device's share sheet, else the clipboard; otherwise, and after a cancelled share, the link is shown. */
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
