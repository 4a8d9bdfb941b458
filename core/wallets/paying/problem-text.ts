import { attach } from 'effector'
import { $errorText } from '../../errors/sentences'
import type { WalletProblem } from '../check-contact'

/** The catalogue's words for what the shop refused. */
export const problemTextFx = attach({
  source: $errorText,
  effect: (errorText, { code, message = '' }: WalletProblem) => errorText({ code, message }),
})
