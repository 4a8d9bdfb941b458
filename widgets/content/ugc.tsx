import '../../core/site/product-address'
import '../../core/wiring/content/gallery-follows-page'
import '../../core/wiring/content/gallery-knows-the-product'
import '../../core/wiring/content/gallery-knows-who-reports'
import '../../core/wiring/content/gallery-needs-consent'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useId, useRef, useState } from 'react'
import { $mayTakePart } from '../../core/catalogue/taking-part'
import type { Ugc as UgcBlock } from '../../core/content/blocks'
import {
  $galleries,
  type Gallery,
  galleryEmptied,
  galleryFailed,
  galleryLeft,
  galleryShown,
} from '../../core/content/ugc'
import { logError } from '../../core/runtime/log-error'
import { pageAddress } from '../../core/runtime/page-address'
import { $isSignedIn } from '../../core/session/arrival'
import { $addressOf } from '../../core/site/address-of'
import { $config } from '../../core/site/config'
import { $isFirstParty } from '../../core/site/settings'
import { type RecentMedia, readPhotosFx, reportPhotoFx } from '../../core/social'
import { useHandle } from '../host/handle'
import { useFormDialog } from '../host/use-form-dialog'
import { Button } from '../ui/button'
import { LightPlace } from '../ui/light-place'
import skeleton from '../ui/skeleton.css?inline'
import { Skeleton } from '../ui/skeleton'
import { InlineNotice, Live } from '../ui/notice'
import { BlockWords } from './block-words'
import { $words } from './content.words'
import { usePlace } from './place'
import css from './ugc.css?inline'
import { type GalleryRequest, mountGallery, wantedPhotos } from './ugc-provider'

/** Nothing on the shop's own pages, where others' scripts may not run because people pay there. */
function Ugc({ block }: { block: UgcBlock }) {
  const { containerId } = block
  const { subject, loadCleaner } = usePlace()
  const id = `${useHandle().id} ${useId()}`
  const { words, show, leave, mayTakePart, isFirstParty } = useUnit({
    words: $words,
    show: galleryShown,
    leave: galleryLeft,
    mayTakePart: $mayTakePart,
    isFirstParty: $isFirstParty,
  })
  const mayShare = mayTakePart && isFirstParty
  // Such a page makes no markup of texts either.
  const isOwnPage = loadCleaner === null
  const gallery = useStoreMap({ store: $galleries, keys: [id], fn: (all, [one]) => all[one] ?? null })
  const { product } = subject
  useEffect(() => {
    if (isOwnPage) {
      logError('Expected a social gallery on a page of the brand, got one on a checkout page; it is not shown.')
      return
    }
    show({ id, containerId, product, address: pageAddress() })
    return () => void leave(id)
  }, [isOwnPage, id, containerId, product, show, leave])
  if (isOwnPage || !gallery || gallery.state === 'over' || (gallery.state === 'empty' && !mayShare)) return null
  return (
    <div className="wrap ugc">
      <div className="head">{gallery.isNamed ? <BlockWords block={block} /> : null}</div>
      {gallery.state === 'empty' ? (
        <p className="muted">{words.noPictures}</p>
      ) : (
        <Pictures id={id} block={block} gallery={gallery} />
      )}
      {mayShare ? <Share product={product} category={block.filter ?? null} /> : null}
    </div>
  )
}

interface PicturesProps {
  id: string
  block: UgcBlock
  gallery: Gallery
}

const skeletonKeys = ['a', 'b', 'c', 'd', 'e']

/** Their places are kept until they are there. */
function Pictures({ id, block, gallery }: PicturesProps) {
  const { containerId } = block
  const filter = block.filter ?? null
  const { config, addresses, empty, fail, read, report, ...who } = useUnit({
    config: $config,
    mayTakePart: $mayTakePart,
    isFirstParty: $isFirstParty,
    isSignedIn: $isSignedIn,
    addresses: $addressOf,
    empty: galleryEmptied,
    fail: galleryFailed,
    read: readPhotosFx,
    report: reportPhotoFx,
  })
  const [isThere, setThere] = useState(false)
  const mayReport = who.mayTakePart && (who.isFirstParty || !who.isSignedIn)
  // The gallery is filled once, and whoever looks at it may sign in later.
  const reporter = useRef(mayReport)
  useEffect(() => {
    reporter.current = mayReport
  }, [mayReport])
  const { state, script, tags } = gallery
  const atTheirPages = ({ media, next }: RecentMedia): RecentMedia => ({
    media: media.map(one => ({
      ...one,
      products: one.products.map(product => ({
        ...product,
        url: addresses.of({ productId: product.productId, path: product.url }) ?? '',
      })),
    })),
    next,
  })
  const fill = async (place: HTMLElement) => {
    try {
      const shown = await mountGallery(
        { url: script?.url ?? '', integrity: script?.integrity, nonce: config.nonce },
        {
          place,
          containerId,
          locale: config.locale,
          filter,
          tags,
          read: async cursor => atTheirPages(await read(wantedPhotos({ containerId, tags, filter }, cursor))),
          get report(): GalleryRequest['report'] {
            return reporter.current ? (mediaId, reason) => report({ mediaId, reason }) : null
          },
        },
      )
      if (shown) setThere(true)
      else empty(id)
      return () => shown?.remove()
    } catch (error) {
      fail({ id, error })
      return () => {}
    }
  }
  return (
    <>
      {isThere ? null : (
        <div className="ghosts" aria-busy="true">
          {skeletonKeys.map(key => (
            <Skeleton key={key} height="100%" />
          ))}
        </div>
      )}
      {state === 'due' ? <LightPlace name={`ugc ${id}`} className="light" fill={fill} /> : null}
    </>
  )
}

const loadForm = () =>
  import('./sharing/share-picture').then(({ SharePicture, styles }) => ({ View: SharePicture, styles }))

interface SharePlace {
  product: string | null
  category: string | null
}

/** Its form loads when it is pressed. */
function Share({ product, category }: SharePlace) {
  const words = useUnit($words)
  // Another gallery of the same content has a form of the same name.
  const [isPressed, setPressed] = useState(false)
  const { owner, dialog, Form, isComing, isLost, press } = useFormDialog('share-picture', loadForm)
  return (
    <div className="share-in">
      <Button
        look="side"
        compact
        aria-haspopup="dialog"
        busy={isPressed && isComing ? words.loading : undefined}
        onClick={() => {
          setPressed(true)
          press()
        }}
      >
        {words.sharePicture}
      </Button>
      <Live urgent>{isPressed && isLost ? <InlineNotice tone="danger">{words.failed}</InlineNotice> : null}</Live>
      {isPressed && Form ? (
        <Form
          owner={owner}
          isOpen={dialog?.state === 'open'}
          product={product}
          category={category}
          onClosed={() => setPressed(false)}
        />
      ) : null}
    </div>
  )
}

export const views = { ugc: Ugc }

export const styles = [skeleton, css]
