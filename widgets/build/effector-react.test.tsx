import { expect } from 'chai'
import { createEffect, createEvent, createStore, fork, type Store } from 'effector'
import { Provider, useStoreMap, useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { clear, show } from '../testing/show'
import { textOf, until } from '../testing/see'

let listening = 0
afterEach(async () => {
  clear()
  await areListening(0)
})

/** Stands in a view below what it listens to: a view begins to listen a while after it is seen. */
function useListening() {
  useEffect(() => {
    listening += 1
    return () => {
      listening -= 1
    }
  }, [])
}

const areListening = (views = 1) => until(() => listening === views, 'The views do not listen')

const lit = createEvent<string>()
const dimmed = createEvent()
const $lamps = createStore<Readonly<Record<string, number>>>({})
  .on(lit, (lamps, name) => ({ ...lamps, [name]: (lamps[name] ?? 0) + 1 }))
  .on(dimmed, () => ({}))
const $presses = createStore(0).on(lit, presses => presses + 1)
const askFx = createEffect((name: string) => `${name}!`)

const settled = () => new Promise(requestAnimationFrame)
const within = (scope: ReturnType<typeof fork>, view: ReactNode) => <Provider value={scope}>{view}</Provider>

describe('effector-react, as the widgets have it', () => {
  it('gives values and calls by their names, renders once for what changes together, and not for nothing', async () => {
    let renderings = 0
    const calls = new Set<unknown>()
    let press = (_name: string) => {}
    let ask = async (name: string) => name
    function Panel() {
      const { lamps, presses, ...on } = useUnit({ lamps: $lamps, presses: $presses, lit, askFx, dimmed })
      useListening()
      renderings += 1
      calls.add(on.lit)
      press = on.lit
      ask = on.askFx
      return (
        <p>
          {Object.keys(lamps).join()} {presses}
        </p>
      )
    }
    const { shadow } = show(within(fork(), <Panel />), [])
    await areListening()
    expect(textOf(shadow)).to.equal('0')
    const before = renderings
    press('desk')
    await until(() => textOf(shadow) === 'desk 1')
    expect(renderings).to.equal(before + 1)
    expect(await ask('why')).to.equal('why!')
    await settled()
    expect(renderings).to.equal(before + 1)
    expect(calls.size, 'a call is one function for good').to.equal(1)
  })

  it('keeps the views of two scopes apart', async () => {
    function Switch() {
      const press = useUnit(lit)
      const presses = useUnit($presses)
      useListening()
      return (
        <button type="button" onClick={() => press('desk')}>
          {presses}
        </button>
      )
    }
    const [one, other] = [show(within(fork(), <Switch />), []), show(within(fork(), <Switch />), [])]
    await areListening(2)
    one.shadow.querySelector('button')?.click()
    await until(() => textOf(one.shadow) === '1')
    await settled()
    expect(textOf(other.shadow)).to.equal('0')
  })

  it('reads another store when it is given another, and hears that one alone', async () => {
    const told = createEvent<string>()
    const $one = createStore('one').on(told, (_, text) => text)
    const $other = createStore('other')
    let tell = (_text: string) => {}
    function Screen({ of }: { of: Store<string> }) {
      const units = useUnit({ text: of, told })
      tell = units.told
      useListening()
      return <p>{units.text}</p>
    }
    const scope = fork()
    const { shadow, render } = show(within(scope, <Screen of={$other} />), [])
    await areListening()
    expect(textOf(shadow)).to.equal('other')
    render(within(scope, <Screen of={$one} />))
    await until(() => textOf(shadow) === 'one')
    tell('news')
    await until(() => textOf(shadow) === 'news')
  })

  it('gives a part of a store by its keys, and renders again for that part alone', async () => {
    let renderings = 0
    let press = (_name: string) => {}
    function Lamp({ name }: { name: string }) {
      press = useUnit(lit)
      const times = useStoreMap({ store: $lamps, keys: [name], fn: (lamps, [key]) => lamps[key] ?? 0 })
      useListening()
      renderings += 1
      return <p>{times}</p>
    }
    const scope = fork()
    const { shadow, render } = show(within(scope, <Lamp name="desk" />), [])
    await areListening()
    press('desk')
    await until(() => textOf(shadow) === '1')
    await settled()
    const before = renderings
    press('floor')
    press('floor')
    await settled()
    expect(renderings).to.equal(before)
    render(within(scope, <Lamp name="floor" />))
    await until(() => textOf(shadow) === '2')
  })

  it('is not listened to any more by a view that is gone', async () => {
    const scope = fork()
    let readings = 0
    let press = (_name: string) => {}
    function Lamp() {
      press = useUnit(lit)
      useStoreMap({ store: $lamps, keys: [], fn: () => (readings += 1) })
      useListening()
      return <p>here</p>
    }
    const { remove } = show(within(scope, <Lamp />), [])
    await areListening()
    const heard = readings
    press('desk')
    expect(readings).to.be.greaterThan(heard)
    remove()
    await areListening(0)
    const before = readings
    press('desk')
    await settled()
    expect(readings).to.equal(before)
  })
})
