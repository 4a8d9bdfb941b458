import type { Addition } from '../operations'
import { $queue } from '../queue'

export const $adding = $queue.map((queue): readonly Addition[] =>
  queue.flatMap(operation => (operation.kind === 'add' ? [operation.item] : [])),
)
