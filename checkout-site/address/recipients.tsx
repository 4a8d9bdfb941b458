import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $cart } from '../../core/cart'
import { $dialogs, dialogOpened } from '../../core/dialogs'
import { $features } from '../../core/site/settings'
import { $words } from './recipients.words'
import { part } from '../shell/part'

const GiftDialog = part(async () => (await import('../screens/cart/gift-dialog')).GiftDialog)

/** Who gets the e-mail deliveries, with a way to change it; null without such items, and in a shop that sends no e-mail. */
export function Recipients() {
  const { cart, words, features, open } = useUnit({
    cart: $cart,
    words: $words,
    features: $features,
    open: dialogOpened,
  })
  const mailed = (cart?.items ?? []).filter(({ isDigitalProduct }) => isDigitalProduct)
  if (mailed.length === 0 || !features['mail']) return null
  return (
    <section className="sec">
      <h2>{words.getter}</h2>
      <ul className="getters">
        {mailed.map(({ id, name, giftOption }) => (
          <li key={id}>
            <b>{name}</b>
            <p className="muted small">
              <bdi>{giftOption ? words.goesTo(giftOption.to, giftOption.email) : words.goesToYou}</bdi>
            </p>
            <button
              type="button"
              className="link"
              aria-haspopup="dialog"
              aria-label={giftOption ? words.changeGetterNamed(name) : words.toAnotherNamed(name)}
              onClick={() => open({ name: 'add-gift-option', owner: 'page', over: true, props: { itemId: id } })}
            >
              {giftOption ? words.changeGetter : words.toAnother}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Outside of the step's form, because forms cannot be nested. */
export function RecipientDialog() {
  const isOpen = useUnit($dialogs).some(({ name }) => name === 'add-gift-option')
  return <Suspense>{isOpen ? <GiftDialog /> : null}</Suspense>
}
