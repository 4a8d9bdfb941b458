import { useUnit } from 'effector-react'
import { PageText, usePage } from '../../screens/page/page-text'
import { $words } from '../../shell/shell.words'
import { FormGhost } from '../../shell/state'
import { type FirstPaintProps, Head, ShopOn } from './head'

/** A text page; for an unknown path only the header. */
export function Words({ place }: FirstPaintProps) {
  const words = useUnit($words)
  const page = usePage(place)
  return (
    <div className="plain first">
      <Head>
        <ShopOn />
      </Head>
      {page ? (
        <PageText {...page} />
      ) : (
        <main>
          <FormGhost label={words.loading} fields={3} />
        </main>
      )}
    </div>
  )
}
