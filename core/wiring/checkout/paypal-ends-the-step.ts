import { sample } from 'effector'
import { payPalKept } from '../../payment/wallet-ways'
import { billingSubmitted } from './billing-step'

// Whoever agreed in PayPal's window has nothing more to say at the billing step.
sample({ clock: payPalKept, target: billingSubmitted })
