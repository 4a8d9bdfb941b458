import { useUnit } from 'effector-react'
import { $words as $cartWords } from '../../screens/cart/cart.words'
import { $words as $favoritesWords } from '../../screens/favorites/favorites.words'
import { LinesGhost } from '../../shell/state'
import { Head, ShopOn } from './head'

/** The cart's page. */
export function Cart() {
  const { loading } = useUnit($cartWords)
  return <List loading={loading} />
}

/** What the shopper likes. */
export function Favorites() {
  const { loading } = useUnit($favoritesWords)
  return <List loading={loading} />
}

function List({ loading }: { loading: string }) {
  return (
    <div className="plain first">
      <Head>
        <ShopOn />
      </Head>
      <main>
        <div aria-busy="true">
          <span className="vh" role="status">
            {loading}
          </span>
          <LinesGhost />
        </div>
      </main>
    </div>
  )
}
