import { InSite } from '../host/in-site'
import tokens from '../ui/tokens.css?inline'
import { QuickShop, styles } from './quick-shop'

const worn = [tokens, ...styles]

/** The quick shop on a page without widgets. */
export function QuickShopInSite({ owner }: { owner: string }) {
  return (
    <InSite id={owner} styles={worn} hasNoWallets>
      <QuickShop product="" context="add" item="" closeAfterAdd noButton />
    </InSite>
  )
}
