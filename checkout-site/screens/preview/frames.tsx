import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { WantedDocument } from '../../../core/content/documents'
import { messageOf } from '../../../core/content/preview/messages'
import { previewPath } from '../../../core/format/preview-path'
import { listenToFrames, postToFrame } from '../../../core/runtime/frames'
import { pageOrigin } from '../../../core/runtime/page-address'
import { $settings, settingsWanted } from '../../../core/site/settings'
import { $root } from '../../shell/navigation'
import { $words } from './preview.words'

const sizes = ['phone', 'wide'] as const

/** A document on a narrow and on a wide page of the shop, which scroll together. */
export function Frames({ document: wanted }: { document: WantedDocument }) {
  const { words, root, settings, loadSettings } = useUnit({
    words: $words,
    root: $root,
    settings: $settings,
    loadSettings: settingsWanted,
  })
  const place = useRef<HTMLElement>(null)
  const shown = useRef(wanted)
  useEffect(() => loadSettings(), [loadSettings])
  useEffect(() => {
    const windows = () => framesIn(place.current)
    return listenToFrames(windows, (data, from) => {
      const message = messageOf(data)
      if (message?.preview === 'ready') postToFrame(from, { preview: 'show', document: shown.current })
      if (message?.preview !== 'scrolled') return
      for (const other of windows()) if (other !== from) postToFrame(other, message)
    })
  }, [])
  // The list may be longer than the window. A frame that has loaded learns of the next document; one that has not asks when it is ready.
  useEffect(() => {
    shown.current = wanted
    place.current?.scrollIntoView({ block: 'nearest' })
    for (const frame of framesIn(place.current)) postToFrame(frame, { preview: 'show', document: wanted })
  }, [wanted])
  const host = [pageOrigin().replace(/^https?:\/\//, ''), settings?.environment].filter(Boolean).join(' · ')
  const address = `${previewPath(root, wanted.previewToken !== undefined)}/preview-frame`
  return (
    <section ref={place} className="frames" aria-label={words.frames}>
      {sizes.map(size => (
        <figure key={size} className={size}>
          <figcaption>
            <b>{words.sizes[size]}</b> <bdi dir="ltr">{host}</bdi>
          </figcaption>
          <iframe src={address} title={words.frameOf(wanted.key, words.sizes[size])} />
        </figure>
      ))}
    </section>
  )
}

const framesIn = (place: HTMLElement | null): Window[] =>
  [...(place?.querySelectorAll('iframe') ?? [])].flatMap(({ contentWindow }) => contentWindow ?? [])
