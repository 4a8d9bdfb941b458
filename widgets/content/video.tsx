import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import type { Video as VideoFields } from '../../core/content/blocks'
import { $config } from '../../core/site/config'
import { IconButton } from '../ui/button'
import { icon } from '../ui/icon'
import { $words } from './content.words'
import { addressOf } from './address-of'
import { usePlace } from './place'

export const PauseIcon = icon('M8 5v14M16 5v14')
export const PlayIcon = icon('M7 4.5v15l12-7.5z')

/** One that plays by itself is silent, stands where motion is not wanted, and can always be stopped. */
export function Video({ video }: { video: VideoFields }) {
  const {
    config: { api },
    words,
  } = useUnit({ config: $config, words: $words })
  const { isActive } = usePlace()
  const ref = useRef<HTMLVideoElement>(null)
  const [isPlaying, show] = useState(false)
  const { autoplay = false, hideControls = false, loop = false, muted = false } = video.playerSettings ?? {}
  const isOwn = hideControls || autoplay

  useEffect(() => {
    const player = ref.current
    if (!player) return
    if (!isActive) player.pause()
    else if (autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) player.play().catch(() => {})
  }, [isActive, autoplay])

  const toggle = () => {
    if (isPlaying) ref.current?.pause()
    else ref.current?.play().catch(() => {})
  }
  return (
    <>
      <video
        ref={ref}
        src={sourceOf(video, api)}
        poster={video.poster ? addressOf({ url: video.poster }, api) : undefined}
        width={video.width}
        height={video.height}
        aria-label={video.alt || undefined}
        controls={!isOwn}
        loop={loop}
        muted={muted || autoplay}
        playsInline
        preload="metadata"
        crossOrigin={video.tracks?.length ? 'anonymous' : undefined}
        onPlay={() => show(true)}
        onPause={() => show(false)}
      >
        {video.tracks?.map(({ src, label, srclang, kind }) => (
          <track
            key={src}
            src={addressOf({ url: src }, api)}
            label={label}
            srcLang={srclang}
            kind={kind === 'chapters' ? 'chapters' : 'captions'}
          />
        ))}
      </video>
      {isOwn ? (
        <IconButton className="playing" label={isPlaying ? words.pauseVideo : words.playVideo} onClick={toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      ) : null}
    </>
  )
}

function sourceOf({ url, cloudinaryAsset }: VideoFields, api: string): string | undefined {
  if (url) return addressOf({ url }, api)
  if (!cloudinaryAsset) return undefined
  const { cloudName, publicId } = cloudinaryAsset
  return `https://res.cloudinary.com/${cloudName}/video/upload/${publicId}.mp4`
}
