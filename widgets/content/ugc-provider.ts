import type { RecentMedia, WantedPhotos } from '../../core/social'
import { withTimeout } from '../ui/with-timeout'
import { loadProviderScript, mayRefuseScripts } from '../ui/provider-script'

/** What a provider's script gets. */
export interface GalleryRequest {
  /** A plain element of the page, empty, of no height. */
  readonly place: HTMLElement
  readonly containerId: string
  /** BCP 47: `en-US`. */
  readonly locale: string
  /** The editors' filter, or null. */
  readonly filter: string | null
  /** The product's master id, on a page of one. */
  readonly tags: readonly string[]
  /** Pictures of the shop's own photo service, for a provider that has none. */
  read(cursor: string | null): Promise<RecentMedia>
  /** Null for whoever may not report; ask with each picture, for that changes when somebody signs in. */
  readonly report: Report | null
}

type Report = (mediaId: string, reason: 'offensive' | 'unrelated' | 'rights' | 'other') => Promise<void>

/** `count` is how many pictures there are; `remove` ends everything that the gallery does. */
export interface ShownGallery {
  readonly count: number
  remove(): void
}

/** A script puts this into `window.tillSocial` under its container's id. */
export type CreateGallery = (request: GalleryRequest) => Promise<ShownGallery>

interface Script {
  readonly url: string
  readonly integrity?: string | undefined
  readonly nonce: string | undefined
}

declare global {
  interface Window {
    tillSocial?: Record<string, CreateGallery | undefined>
  }
}

/** Loads the provider's script, once for all galleries with its address, and has it fill the place. Null without a picture. */
export async function mountGallery(
  { nonce, ...script }: Script,
  request: GalleryRequest,
): Promise<ShownGallery | null> {
  if (mayRefuseScripts(nonce))
    throw new Error(
      'A page with a nonce shows no gallery without a default Trusted Types policy that passes its script',
    )
  await loadProviderScript(script, { nonce })
  const create = window.tillSocial?.[request.containerId]
  if (!create) throw new Error(`The script has nothing for the container '${request.containerId}'`)
  const gallery = await withTimeout(create(request))
  if (gallery.count > 0) return gallery
  gallery.remove()
  return null
}

export const wantedPhotos = (
  { containerId, tags, filter }: Pick<GalleryRequest, 'containerId' | 'tags' | 'filter'>,
  cursor: string | null,
): WantedPhotos => ({ streamId: containerId, tags, category: filter, cursor })
