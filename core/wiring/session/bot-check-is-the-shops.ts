import { createEffect, sample } from 'effector'
import { botCheckGiven, type BotCheck, sandboxBotCheck } from '../../http/bot-check'
import { loaded } from '../../http/loaded'
import { lateCame } from '../../runtime/late'
import { keepScope } from '../../runtime/within'

// The site's settings name the check, which comes when it is first asked.

const takeFx = createEffect((): BotCheck => {
  const within = keepScope()
  return {
    ...sandboxBotCheck,
    tokenFor: async action => {
      const { botTokenFx } = await loaded(import(/* chunk: bot-check */ '../../site/bot-check'))
      return within(() => botTokenFx(action))
    },
  }
})

sample({ clock: lateCame, fn: () => {}, target: takeFx })

sample({ clock: takeFx.doneData, target: botCheckGiven })
