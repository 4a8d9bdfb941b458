/** Runs a client's work as soon as fewer than the most of its pieces are under way; null where too many wait already. */
export type FairShare = <Result>(client: string, work: () => Promise<Result>) => Promise<Result> | null

type Queue = { running: number; readonly waiting: (() => void)[] }

/**
 * Lets `most` pieces of each client's work run at once and `mostWaiting` wait, in their order. What waits begins in a
 * later turn of the event loop, so that other clients' calls come in between.
 */
export function fairShare(most: number, mostWaiting: number): FairShare {
  const queues = new Map<string, Queue>()

  const leave = (client: string, queue: Queue): void => {
    const next = queue.waiting.shift()
    if (next) {
      setImmediate(next)
      return
    }
    queue.running -= 1
    if (queue.running === 0) queues.delete(client)
  }

  return (client, work) => {
    const queue = queues.get(client) ?? { running: 0, waiting: [] }
    queues.set(client, queue)
    const run = () => work().finally(() => leave(client, queue))
    if (queue.running < most) {
      queue.running += 1
      return run()
    }
    if (queue.waiting.length >= mostWaiting) return null
    return new Promise<void>(resolve => queue.waiting.push(resolve)).then(run)
  }
}
