import { useUnit } from 'effector-react'
import { useCallback, useEffect, useState } from 'react'
import { $documents, documentName, documentWanted } from '../../core/content/documents'
import { DocumentBlocks } from '../../widgets/content/document-blocks'
import { WantedProduct } from '../wanted-product/wanted-product'
import { augmentedPageOf } from './pages'
import { ownSite } from './own-site'
import './augmented.css'

/** The editors' content below a screen. It takes no room until it has loaded. */
export function Augmented({ path }: { path: string | undefined }) {
  const [isLost, setLost] = useState(false)
  const { documents, load } = useUnit({ documents: $documents, load: documentWanted })
  const [siteId, key] = [ownSite(), augmentedPageOf(path)]
  useEffect(() => {
    setLost(false)
    if (siteId && key) load({ kind: 'augmentedpage', siteId, key })
  }, [siteId, key, load])
  const onLost = useCallback(() => setLost(true), [])
  const shown = key ? documents[documentName({ kind: 'augmentedpage', siteId, key })]?.value : undefined
  return (
    <>
      {!shown?.blocks.length || isLost ? null : (
        <section className="augmented" aria-label={shown.title}>
          <DocumentBlocks key={key} blocks={shown.blocks} onLost={onLost} />
        </section>
      )}
      <WantedProduct key={path} />
    </>
  )
}
