import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import type { Media, Picture, Target, Video as VideoFields } from '../../core/content/blocks'
import { $config } from '../../core/site/config'
import { addressOf } from './address-of'
import { Link } from './link'
import { at, usePlace } from './place'
import { Video } from './video'

/** Without `alt` it is decoration. */
export function Image({ picture, className }: { picture: Picture; className?: string }) {
  const { api } = useUnit($config)
  return (
    <img
      className={className}
      src={addressOf(picture, api)}
      alt={picture.alt ?? ''}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      onError={event => event.currentTarget.classList.add('lost')}
    />
  )
}

interface MediaProps {
  media: Media | undefined
  /** Where a press on it leads. */
  to?: Target | undefined
  label?: string | undefined
  className?: string
  style?: CSSProperties | undefined
}

/** The picture or video of this breakpoint, in a place of its size. */
export function MediaView({ media, to, label, className = '', style }: MediaProps) {
  const { breakpoint } = usePlace()
  const medium = at(media, breakpoint)
  if (!media || !medium || !(medium.image || medium.video)) return null
  if (medium.video) return <Film video={medium.video} to={to} label={label} className={className} style={style} />
  return to ? (
    <Link
      to={to}
      className={`media ${className}`}
      style={style}
      aria-label={to.text || label || (medium.image?.alt ? undefined : to.url)}
    >
      <Pictures media={media} />
    </Link>
  ) : (
    <div className={`media ${className}`} style={style}>
      <Pictures media={media} />
    </div>
  )
}

/** Buttons cannot be in a link: it is over a film without the browser's controls, and is beside them. */
function Film({ video, to, label, className, style }: Omit<MediaProps, 'media'> & { video: VideoFields }) {
  const { url, cloudinaryAsset, alt, playerSettings } = video
  const isBare = playerSettings?.hideControls === true
  return (
    <div className={`media ${isBare ? '' : 'film'} ${className}`} style={style}>
      <Video key={url ?? cloudinaryAsset?.publicId} video={video} />
      {to ? (
        <Link to={to} className={isBare ? 'whole' : 'btn side compact onward'}>
          <span className={isBare ? 'vh' : ''}>{to.text || label || alt || to.url}</span>
        </Link>
      ) : null}
    </div>
  )
}

/** The browser chooses by the window's width, so that it can load early. */
function Pictures({ media }: { media: Media }) {
  const { api } = useUnit($config)
  const { sm, md, lg } = media
  const first = (sm?.image ?? md?.image ?? lg?.image) as Picture
  const sources = [
    [lg?.image, '(min-width: 1024px)'],
    [md?.image, '(min-width: 640px)'],
  ] as const
  return (
    <picture>
      {sources.map(([image, wide]) =>
        image && image !== first ? (
          <source key={wide} media={wide} srcSet={addressOf(image, api)} width={image.width} height={image.height} />
        ) : null,
      )}
      <Image picture={first} />
    </picture>
  )
}
