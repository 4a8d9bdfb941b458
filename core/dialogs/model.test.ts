import { allSettled, fork } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { $dialogs, allDismissed, dialogAt, dialogDismissed, dialogOpened } from './model'

afterEach(() => {
  vi.useRealTimers()
})

const bag = { name: 'mini-cart', owner: 'w1' }
const shoe = { name: 'quick-shop', owner: 'w2' }

/** What is seen while the 250 ms of a closing have not passed. */
const during = async (scope: ReturnType<typeof fork>, press: () => Promise<unknown>) => {
  const settled = press()
  const states = scope.getState($dialogs).map(({ name, state }) => `${name} ${state}`)
  await settled
  return states
}

describe('dialogs', () => {
  it('opening one closes the open one, which is seen until its closing has ended', async () => {
    const scope = fork()
    await allSettled(dialogOpened, { scope, params: bag })
    const meanwhile = await during(scope, () => allSettled(dialogOpened, { scope, params: shoe }))
    expect(meanwhile).toEqual(['mini-cart closing', 'quick-shop open'])
    expect(scope.getState($dialogs).map(({ name }) => name)).toEqual(['quick-shop'])
  })

  it('M2: one that is closed is seen for 250 ms', async () => {
    vi.useFakeTimers()
    const scope = fork()
    await allSettled(dialogOpened, { scope, params: bag })
    const closed = allSettled(dialogDismissed, { scope, params: bag })
    await vi.advanceTimersByTimeAsync(249)
    expect(dialogAt(scope.getState($dialogs), bag)).toMatchObject({ state: 'closing' })
    await vi.advanceTimersByTimeAsync(1)
    await closed
    expect(dialogAt(scope.getState($dialogs), bag)).toBe(null)
  })

  it('one that is marked to keep stays open under another', async () => {
    const scope = fork()
    await allSettled(dialogOpened, { scope, params: { ...bag, keep: true } })
    await allSettled(dialogOpened, { scope, params: shoe })
    expect(scope.getState($dialogs).map(({ state }) => state)).toEqual(['open', 'open'])
  })

  it('one that is over another leaves it open', async () => {
    const scope = fork()
    await allSettled(dialogOpened, { scope, params: bag })
    await allSettled(dialogOpened, { scope, params: { ...shoe, over: true } })
    expect(scope.getState($dialogs).map(({ state }) => state)).toEqual(['open', 'open'])
  })

  it('one that is opened again while it closes stays', async () => {
    const scope = fork()
    await allSettled(dialogOpened, { scope, params: bag })
    const closing = allSettled(dialogDismissed, { scope, params: bag })
    await allSettled(dialogOpened, { scope, params: { ...bag, props: { tab: 1 } } })
    await closing
    expect(dialogAt(scope.getState($dialogs), bag)).toMatchObject({ state: 'open', props: { tab: 1 } })
  })

  it('closing all leaves none, and closing none waits for nothing', async () => {
    const scope = fork()
    await allSettled(dialogOpened, { scope, params: bag })
    await allSettled(allDismissed, { scope })
    expect(scope.getState($dialogs)).toEqual([])
    expect(dialogAt(scope.getState($dialogs), bag)).toBe(null)
  })
})
