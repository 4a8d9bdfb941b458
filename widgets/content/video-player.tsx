import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Video as VideoFields } from '../../core/content/blocks'
import { duration } from '../../core/format/duration'
import { logError } from '../../core/runtime/log-error'
import { $config, languageOf } from '../../core/site/config'
import { IconButton } from '../ui/button'
import { addressOf } from './address-of'
import { $words } from './content.words'
import { usePlace } from './place'
import { PauseIcon, PlayIcon } from './play-icons'
import { Chapters } from './video-chapters'
import css from './video.css?inline'

export const styles = [css]

/** A video that plays by itself is silent, stands still if the shopper wants less motion, and can always be stopped. */
export function VideoPlayer({ video }: { video: VideoFields }) {
  const {
    config: { api, locale },
    words,
  } = useUnit({ config: $config, words: $words })
  const ref = useRef<HTMLVideoElement>(null)
  const { autoplay = false, hideControls = false, loop = false, muted = false } = video.playerSettings ?? {}
  const { isPlaying, isNew, listeners } = usePlayback(ref, autoplay)
  const hasStop = hideControls || autoplay
  const source = sourceOf(video, api)
  const tracks = video.tracks ?? []
  const length = video.duration && video.duration >= 1 ? duration(video.duration, locale) : null
  // Without the browser's controls nobody could turn captions on.
  const captions = hideControls
    ? tracks.find(({ kind, srclang }) => kind !== 'chapters' && srclang === languageOf(locale))
    : null

  const toggle = () => {
    if (isPlaying) ref.current?.pause()
    else if (ref.current) void play(ref.current)
  }
  return (
    <>
      <video
        ref={ref}
        src={source}
        poster={video.poster ? addressOf({ url: video.poster }, api) : undefined}
        width={video.width}
        height={video.height}
        style={{ aspectRatio: `${video.width} / ${video.height}` }}
        aria-label={video.alt || undefined}
        controls={!hideControls}
        loop={loop}
        muted={muted || autoplay}
        playsInline
        preload="metadata"
        crossOrigin={tracks.length ? 'anonymous' : undefined}
        {...listeners}
        onError={() => logError(`Expected a video that plays at ${source}, got an error.`)}
      >
        {tracks.map(track => (
          <track
            key={track.src}
            src={addressOf({ url: track.src }, api)}
            label={track.label}
            srcLang={track.srclang}
            kind={track.kind === 'chapters' ? 'chapters' : 'captions'}
            default={track === captions}
          />
        ))}
      </video>
      {length && isNew && !autoplay ? (
        <p className={hideControls ? 'lasts low' : 'lasts'}>
          <span aria-hidden="true">{length.seen}</span>
          <span className="vh">{words.lasts(length.heard)}</span>
        </p>
      ) : null}
      {hasStop ? (
        <IconButton
          className={hideControls ? 'playing' : 'playing high'}
          label={isPlaying ? words.pauseVideo : words.playVideo}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      ) : null}
      {!hideControls && tracks.some(({ kind }) => kind === 'chapters') ? (
        <Chapters player={ref} label={words.chapters} onChosen={() => ref.current && void play(ref.current)} />
      ) : null}
    </>
  )
}

/** Plays by itself if it is to, and pauses while its slide is out of view. What the shopper has paused stays so. */
function usePlayback(ref: RefObject<HTMLVideoElement | null>, autoplay: boolean) {
  const { isActive } = usePlace()
  const isStopped = useRef(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isNew, setNew] = useState(true)

  useEffect(() => {
    const player = ref.current
    if (!player) return
    if (!isActive) player.pause()
    else if (autoplay && !isStopped.current && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      void play(player)
  }, [ref, isActive, autoplay])

  const listeners = {
    onPlay() {
      isStopped.current = false
      setNew(false)
      setPlaying(true)
    },
    onPause() {
      // By the shopper, and not because its slide has gone.
      if (isActive) isStopped.current = true
      setPlaying(false)
    },
  }
  return { isPlaying, isNew, listeners }
}

/** A browser may refuse to play, and a pause may come first: the latter is not reported. */
async function play(player: HTMLVideoElement): Promise<void> {
  try {
    await player.play()
  } catch (error) {
    const { name } = error as Error
    if (name !== 'AbortError') logError(`Expected a video to play, got '${name}'.`, player.currentSrc)
  }
}

function sourceOf({ url, cloudinaryAsset }: VideoFields, api: string): string | undefined {
  if (url) return addressOf({ url }, api)
  if (!cloudinaryAsset) return undefined
  const { cloudName, publicId } = cloudinaryAsset
  return `https://res.cloudinary.com/${cloudName}/video/upload/${publicId}.mp4`
}
