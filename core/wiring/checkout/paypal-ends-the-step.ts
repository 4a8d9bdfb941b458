import { sample } from 'effector'
import { payPalConfirmed } from '../../payment/wallet-methods'
import { billingSubmitted } from '../../checkout/billing-step'

sample({ clock: payPalConfirmed, target: billingSubmitted })
