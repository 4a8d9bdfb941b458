import { attach, sample } from 'effector'
import { dropFromTab, saveInTab, loadFromTab } from '../runtime/tab-storage'
import { started } from '../runtime/started'
import { $config } from '../site/config'
import type { Queued } from './operations'
import { $queue, editsRemembered } from './queue'

const saveFx = attach({
  source: $config,
  effect: ({ key }, queue: readonly Queued[]) =>
    queue.length ? saveInTab(key, 'edits', 1, queue) : dropFromTab(key, 'edits'),
})

// After a reload nobody shows the outcome, so a toast does.
const rememberFx = attach({
  source: $config,
  effect({ key }) {
    const queue = loadFromTab<readonly Queued[]>(key, 'edits', 1) ?? []
    return queue.map(operation => ({ ...operation, tickets: [] }))
  },
})

// With their transaction ids, so that nothing is done twice after a reload.
sample({ clock: started, fn: () => {}, target: rememberFx })

sample({ clock: rememberFx.doneData, filter: queue => queue.length > 0, target: editsRemembered })

sample({ clock: $queue, target: saveFx })
