import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Head } from './head'
import { $home } from './home'
import { $words } from './shell.words'
import { Title } from './title'

interface ShopPageProps {
  /** The document's. */
  title: string
  /** Its `main`, and what is over it. */
  children: ReactNode
}

/** A screen outside the checkout and the account: its head leads back to the shop. */
export function ShopPage({ title, children }: ShopPageProps) {
  const { words, home } = useUnit({ words: $words, home: $home })
  return (
    <div className="plain">
      <Title>{title}</Title>
      <Head home={home}>
        <a className="help" href={home}>
          {words.continueShopping}
        </a>
      </Head>
      {children}
    </div>
  )
}
