import { useUnit } from 'effector-react'
import { useCallback, useEffect, useState } from 'react'
import { $documents, documentName, documentWanted } from '../../core/content/documents'
import { BlocksApart } from '../../widgets/content/apart'
import { WantedProduct } from '../wanted-product/wanted-product'
import { augmentedPageOf } from './pages'
import { ownSite } from './own-site'
import './augmented.css'

/** The editors' content below a screen. It takes no room until it has loaded. */
export function Augmented({ path }: { path: string | undefined }) {
  const [isLost, lose] = useState(false)
  const { documents, want } = useUnit({ documents: $documents, want: documentWanted })
  const [siteId, key] = [ownSite(), augmentedPageOf(path)]
  useEffect(() => {
    lose(false)
    if (siteId && key) want({ kind: 'augmentedpage', siteId, key })
  }, [siteId, key, want])
  const onLost = useCallback(() => lose(true), [])
  const shown = key ? documents[documentName({ kind: 'augmentedpage', siteId, key })]?.value : undefined
  return (
    <>
      {!shown?.blocks.length || isLost ? null : (
        <section className="augmented" aria-label={shown.title}>
          <BlocksApart key={key} blocks={shown.blocks} onLost={onLost} />
        </section>
      )}
      <WantedProduct key={path} />
    </>
  )
}
