import { sample } from 'effector'
import { payPalKept } from '../../payment/wallet-ways'
import { billingSubmitted } from '../../checkout/billing-step'

sample({ clock: payPalKept, target: billingSubmitted })
