import { attach, createEffect, sample } from 'effector'
import { reloadOnce } from '../../runtime/reload'
import { $config } from '../../site/config'
import { customerRefused, writeFx } from '../queue'

export const RELOAD_DELAY_MS = 4000

const waitFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, RELOAD_DELAY_MS)))

export const reloadFx = attach({
  source: $config,
  effect: ({ key }) => {
    reloadOnce(key, Date.now())
  },
})

sample({
  clock: writeFx.doneData,
  filter: ({ wasRefused }) => wasRefused === true,
  fn: () => {},
  target: customerRefused,
})

sample({ clock: customerRefused, target: waitFx })

sample({ clock: waitFx.done, fn: () => {}, target: reloadFx })
