import { createEvent, createStore, fork } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { clear, show } from '../testing/show'
import { textOf, until } from '../testing/see'

afterEach(clear)

const lit = createEvent()
const $isLit = createStore(false).on(lit, () => true)

function Lamp() {
  return <p>{useUnit($isLit) ? 'on' : 'off'}</p>
}

function Switch() {
  const press = useUnit(lit)
  useLayoutEffect(() => press(), [press])
  return null
}

describe('react, as the widgets have it', () => {
  it('shows what a store became between the view’s rendering and its listening', async () => {
    const { shadow } = show(
      <Provider value={fork()}>
        <Lamp />
        <Switch />
      </Provider>,
      [],
    )
    await until(() => textOf(shadow) === 'on', 'The lamp stays off')
  })
})
