/** Queues a client's work; returns null if too much is waiting already. */
export type FairShare = <Result>(client: string, work: () => Promise<Result>) => Promise<Result> | null

type Queue = { running: number; readonly waiting: (() => void)[] }

/** Runs `most` pieces of each client's work at once, with `mostWaiting` in a queue. Queued work starts in a later turn of the event loop, so that others get theirs. */
export function fairShare(max: number, mostWaiting: number): FairShare {
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
    if (queue.running < max) {
      queue.running += 1
      return run()
    }
    if (queue.waiting.length >= mostWaiting) return null
    return new Promise<void>(resolve => queue.waiting.push(resolve)).then(run)
  }
}
