import { OwnWallets } from '../../widgets/wallet-buttons/own-wallets'
import '../../widgets/wallet-buttons/buttons.css'
import '../../widgets/wallet-buttons/apple-face.css'
import '../../widgets/wallet-buttons/own-wallets.css'
import { ExpressFrame } from '../screens/shipping/express-frame'

/** The wallets that pay for the whole cart at once, above the form that others fill in. */
export const ExpressCheckout = () => (
  <OwnWallets
    context="cart"
    product=""
    upc=""
    amount=""
    currency=""
    frame={wallets => <ExpressFrame>{wallets}</ExpressFrame>}
  />
)
