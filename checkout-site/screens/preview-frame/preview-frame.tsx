import '../../../core/wiring/personalisation/preview-grants-all'
import { useUnit } from 'effector-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { $documents, documentName, documentWanted, type WantedDocument } from '../../../core/content/documents'
import { messageOf, type PreviewMessage } from '../../../core/content/preview/messages'
import { listenToFrames, parentWindow, scrolledShare, scrollToShare, postToFrame } from '../../../core/runtime/frames'
import { DocumentBlocks } from '../../../widgets/content/document-blocks'
import { Failed } from '../../shell/failed'
import { $words as $shellWords } from '../../shell/shell.words'
import { FormGhost, State } from '../../shell/state'
import { Title } from '../../shell/title'
import { $words } from './preview-frame.words'
import './preview-frame.css'

/** A document as shoppers see it, by word of the preview page around it. */
export function PreviewFrame() {
  const { documents, words, shell, load } = useUnit({
    documents: $documents,
    words: $words,
    shell: $shellWords,
    load: documentWanted,
  })
  const [wanted, setWanted] = useState<WantedDocument | null>(null)
  useFollowedScroll(setWanted)
  useEffect(() => {
    if (wanted) load(wanted)
  }, [wanted, load])
  const entry = wanted ? documents[documentName(wanted)] : undefined
  const page = entry?.value
  return (
    <div className="till-preview" onClickCapture={stayHere}>
      <Title>{page?.title || words.title}</Title>
      <main>
        {!wanted ? (
          <State title={words.title}>{words.text}</State>
        ) : entry?.error ? (
          <Failed
            title={words.failedTitle}
            error={entry.error}
            isPending={entry.isPending}
            onRetry={() => load(wanted)}
          />
        ) : page && (page.blocks.length > 0 || !entry?.isPending) ? (
          <>
            <h1 className="vh">{page.title}</h1>
            {page.blocks.length ? (
              <DocumentBlocks key={documentName(wanted)} blocks={page.blocks} {...subjectIn(wanted)} />
            ) : (
              <p className="muted">{words.none}</p>
            )}
          </>
        ) : (
          <FormGhost label={shell.loading} fields={3} />
        )}
      </main>
    </div>
  )
}

/** A link would lead to a page that lets nobody frame it. */
function stayHere(event: MouseEvent) {
  if (event.nativeEvent.composedPath().some(one => one instanceof HTMLAnchorElement)) event.preventDefault()
}

/** Sends its scroll position to the preview page and follows the one that it receives, without an echo. */
function useFollowedScroll(show: (wanted: WantedDocument) => void): void {
  const reported = useRef<number | null>(null)
  useEffect(() => {
    const around = parentWindow()
    if (!around) return
    const stop = listenToFrames(
      () => [around],
      data => {
        const message = messageOf(data)
        if (message?.preview === 'show' && message.document) show(wantedOf(message.document))
        if (message?.preview !== 'scrolled' || message.share === undefined) return
        scrollToShare(message.share)
        reported.current = scrolledShare()
      },
    )
    const report = () => {
      const share = scrolledShare()
      if (reported.current !== null && Math.abs(reported.current - share) < 0.01) return
      reported.current = null
      postToFrame(around, { preview: 'scrolled', share })
    }
    addEventListener('scroll', report, { passive: true })
    postToFrame(around, { preview: 'ready' })
    return () => {
      stop()
      removeEventListener('scroll', report)
    }
  }, [show])
}

/** As on the page of the product, or of the category. */
const subjectIn = ({ kind, key }: WantedDocument) => (kind === 'product' || kind === 'category' ? { [kind]: key } : {})

const wantedOf = ({ previewToken, ...wanted }: NonNullable<PreviewMessage['document']>): WantedDocument =>
  previewToken ? { ...wanted, previewToken } : wanted
