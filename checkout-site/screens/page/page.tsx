import { useUnit } from 'effector-react'
import { usePathname } from 'wouter/use-browser-location'
import { ShopPage } from '../../shell/shop-page'
import { $root } from '../../shell/navigation'
import { NotFound } from '../not-found/not-found'
import { PageText, usePage } from './page-text'
import './page.css'

export function PageScreen() {
  const root = useUnit($root)
  const page = usePage(usePathname().slice(root.length).replace(/\/$/, ''))
  if (!page) return <NotFound />
  return (
    <ShopPage title={page.title}>
      <PageText {...page} />
    </ShopPage>
  )
}
