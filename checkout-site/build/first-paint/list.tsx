import { useUnit } from 'effector-react'
import { $words as $cartWords } from '../../screens/cart/cart.words'
import { $words as $expressWords } from '../../screens/express/express.words'
import { $words as $favoritesWords } from '../../screens/favorites/favorites.words'
import { $words } from '../../shell/shell.words'
import { LinesGhost } from '../../shell/lines-ghost'
import { Head, ShopOn } from './head'

export function Cart() {
  const { loading } = useUnit($cartWords)
  return <List loading={loading} />
}

export function Favorites() {
  const { loading } = useUnit($favoritesWords)
  return <List loading={loading} />
}

export function Express() {
  const { words, shell } = useUnit({ words: $expressWords, shell: $words })
  return (
    <div className="plain first">
      <Head isWayIn />
      <main className="form-page express">
        <h1>{words.title}</h1>
        <LinesGhost label={shell.loading} />
      </main>
    </div>
  )
}

function List({ loading }: { loading: string }) {
  return (
    <div className="plain first">
      <Head>
        <ShopOn />
      </Head>
      <main>
        <LinesGhost label={loading} />
      </main>
    </div>
  )
}
