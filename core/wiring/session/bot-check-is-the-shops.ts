import { createEffect, sample } from 'effector'
import { botCheckGiven, type BotCheck, sandboxBotCheck } from '../../http/bot-check'
import { loaded } from '../../http/loaded'
import { lateLoaded } from '../../runtime/late'
import { keepScope } from '../../runtime/within'

// The site's settings name the check, which comes when it is first asked.

const takeFx = createEffect((): BotCheck => {
  const within = keepScope()
  const bring = () => loaded(import(/* chunk: bot-check */ '../../site/bot-check'))
  return {
    ...sandboxBotCheck,
    load: async () => {
      const { loadCheckFx } = await bring()
      return within(loadCheckFx)
    },
    tokenFor: async action => {
      const { botTokenFx } = await bring()
      return within(() => botTokenFx(action))
    },
  }
})

sample({ clock: lateLoaded, fn: () => {}, target: takeFx })

sample({ clock: takeFx.doneData, target: botCheckGiven })
