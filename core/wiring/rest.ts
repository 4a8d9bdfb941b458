import './session/cart-follows-session'
import './cart/cart-is-taken-along'
import './reports/contract-failures-are-reported'
import { scopeBind } from 'effector'
import { restCame } from '../runtime/began'
import { pageScope } from '../runtime/scope'
import { $config } from '../site/config'

// What a cart's first line does without. A page of widgets fetches it right after (bring-rest), the microsite has it from the
// beginning; it joins the stores that are there, and takes in what happened before.

export { actFor, recoverFrom, refreshFx } from '../cart/rest'
export { sentencesIn } from '../errors/translations'
export { byKnown } from '../http/known-session'

if (pageScope.getState($config).key) scopeBind(restCame, { scope: pageScope })()
