import { InSite } from '../host/in-site'
import tokens from '../ui/tokens.css?inline'
import { QuickShop, styles } from './quick-shop'

const sheets = [tokens, ...styles]

/** The quick shop on a page without widgets. */
export function QuickShopInSite({ owner }: { owner: string }) {
  return (
    <InSite id={owner} styles={sheets} hasNoWallets>
      <QuickShop product="" context="add" item="" closeAfterAdd noButton />
    </InSite>
  )
}
