import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { $documents, documentName, documentWanted } from '../../../core/content/documents'
import { DocumentBlocks } from '../../../widgets/content/document-blocks'
import { ownSite } from '../../augmented/own-site'
import { Failed } from '../../shell/failed'
import { ShopPage } from '../../shell/shop-page'
import { placeOf } from '../../shell/route'
import { $words as $shellWords } from '../../shell/shell.words'
import { FormGhost } from '../../shell/state'
import { NotFound } from '../not-found/not-found'
import { $words } from './editors-page.words'
import './editors-page.css'

/** A screen that is nothing but what the editors wrote under its name. */
export function EditorsPage() {
  const { documents, words, shell, load } = useUnit({
    documents: $documents,
    words: $words,
    shell: $shellWords,
    load: documentWanted,
  })
  const key = placeOf(usePathname()).slice(1)
  const siteId = ownSite()
  const read = () => load({ kind: 'augmentedpage', siteId, key })
  useEffect(() => {
    if (siteId) load({ kind: 'augmentedpage', siteId, key })
  }, [siteId, key, load])
  const entry = documents[documentName({ kind: 'augmentedpage', siteId, key })]
  const page = entry?.value
  if (!siteId || entry?.error?.status === 404) return <NotFound />
  return (
    <ShopPage title={entry?.error ? words.failedTitle : page?.title || shell.loading}>
      <main className="editors">
        {entry?.error ? (
          <Failed title={words.failedTitle} error={entry.error} isPending={entry.isPending} onRetry={read} />
        ) : page ? (
          <>
            <h1>{page.title}</h1>
            <DocumentBlocks key={key} blocks={page.blocks} />
          </>
        ) : (
          <FormGhost label={shell.loading} fields={3} />
        )}
      </main>
    </ShopPage>
  )
}
