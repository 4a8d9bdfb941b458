import { expect, it, vi } from 'vitest'

it('a press is received on a component of the page that is in one shadow root and has another', async () => {
  class Node {
    readonly asks: boolean
    constructor(asks: boolean) {
      this.asks = asks
    }
    matches() {
      return this.asks
    }
    /** Ends at its shadow root, as in a browser. */
    closest() {
      return this.asks ? this : null
    }
    querySelectorAll() {}
  }
  for (const name of ['Element', 'HTMLElement', 'HTMLDocument']) vi.stubGlobal(name, Node)
  let hear: (event: object) => void = () => {}
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hear) => {
    hear = listener
  })
  const { listenForClicks } = await import('./clicks')
  const granted: unknown[] = []
  listenForClicks(
    async asking => void granted.push(asking),
    () => {},
  )
  const [pressed, component, app] = [new Node(false), new Node(true), new Node(false)]
  hear({ target: app, composedPath: () => [pressed, {}, component, {}, app], preventDefault() {} })
  expect(granted).toEqual([component])
})
