import { attach, sample } from 'effector'
import { dropFromTab, keepInTab, keptInTab } from '../runtime/kept-in-tab'
import { started } from '../runtime/started'
import { $config } from '../site/config'
import type { Queued } from './operations'
import { $queue, editsRemembered } from './queue'

const keepFx = attach({
  source: $config,
  effect: ({ key }, queue: readonly Queued[]) =>
    queue.length ? keepInTab(key, 'edits', 1, queue) : dropFromTab(key, 'edits'),
})

// Whoever asked is gone after a reload, so a toast says what became of it.
const rememberFx = attach({
  source: $config,
  effect({ key }) {
    const queue = keptInTab<readonly Queued[]>(key, 'edits', 1) ?? []
    return queue.map(operation => ({ ...operation, tickets: [] }))
  },
})

// The transaction ids are kept too: what was done before the reload is not done twice.
sample({ clock: started, fn: () => {}, target: rememberFx })

sample({ clock: rememberFx.doneData, filter: queue => queue.length > 0, target: editsRemembered })

sample({ clock: $queue, target: keepFx })
