import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import type { Video as VideoFields } from '../../core/content/blocks'
import { $config } from '../../core/site/config'
import { usePart } from '../host/use-part'
import { addressOf } from './address-of'

const loadPlayer = () =>
  import(/* chunk: content-video */ './video-player').then(({ VideoPlayer: View, styles }) => ({ View, styles }))

/** The player loads when the video comes near the window; until then the poster is in its place. */
export function Video({ video }: { video: VideoFields }) {
  const { api } = useUnit($config)
  const place = useRef<HTMLVideoElement>(null)
  const [isNear, setNear] = useState(false)
  const Player = usePart(loadPlayer, isNear ? 1 : 0)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  if (Player && Player !== 'lost') return <Player video={video} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: it plays nothing
    <video
      ref={place}
      className="waits"
      poster={video.poster ? addressOf({ url: video.poster }, api) : undefined}
      width={video.width}
      height={video.height}
      style={{ aspectRatio: `${video.width} / ${video.height}` }}
      aria-label={video.alt || undefined}
      preload="none"
    />
  )
}
