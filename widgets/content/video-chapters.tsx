import { type RefObject, useEffect, useState } from 'react'

interface ChaptersProps {
  player: RefObject<HTMLVideoElement | null>
  label: string
  onChosen: () => void
}

interface Chapter {
  readonly start: number
  readonly title: string
}

/** The browsers' own controls show no chapters. Nothing where the track could not be read. */
export function Chapters({ player, label, onChosen }: ChaptersProps) {
  const [chapters, setChapters] = useState<readonly Chapter[]>([])
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const element = player.current?.querySelector<HTMLTrackElement>('track[kind=chapters]')
    if (!element) return
    const { track } = element
    // A track that is off is not loaded.
    track.mode = 'hidden'
    const read = () => setChapters(cuesOf(track.cues))
    const follow = () => setAt(cuesOf(track.activeCues)[0]?.start ?? null)
    read()
    element.addEventListener('load', read)
    track.addEventListener('cuechange', follow)
    return () => {
      element.removeEventListener('load', read)
      track.removeEventListener('cuechange', follow)
    }
  }, [player])
  if (!chapters.length) return null
  const go = (start: number) => {
    if (!player.current) return
    player.current.currentTime = start
    onChosen()
  }
  return (
    <nav className="chapters" aria-label={label}>
      <ol>
        {chapters.map(({ start, title }) => (
          <li key={start}>
            <button type="button" aria-current={start === at || undefined} onClick={() => go(start)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const cuesOf = (cues: TextTrackCueList | null): readonly Chapter[] =>
  Array.from(cues ?? [], cue => ({ start: cue.startTime, title: (cue as VTTCue).text }))
