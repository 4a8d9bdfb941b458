import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $count } from '../../core/cart'
import { $dialogs, BAG, dialogAt, dialogDismissed, dialogOpened } from '../../core/dialogs'
import { whenIdle } from '../../core/runtime/when-idle'
import { $locale } from '../../core/site/config'
import { useHandle } from '../host/handle'
import { DialogHead, TopLayer } from '../ui/top-layer'
import { Bag } from './bag'
import { $words } from '../cart-parts/cart-parts.words'
import { Opener } from './opener'
import { openerName } from './mini-cart.closed-words'

export { styles } from './styles'

// Before anybody waits for the drawer, which also opens without it.
whenIdle(() => {
  import(/* chunk: late */ './faces').then(({ lookUpFaces }) => lookUpFaces()).catch(() => {})
})

export function MiniCart({ noButton, shopUrl }: { noButton: boolean; shopUrl: string }) {
  const place = { name: BAG, owner: useHandle().id }
  const { dialogs, count, locale, words, open, dismiss } = useUnit({
    dialogs: $dialogs,
    count: $count,
    locale: $locale,
    words: $words,
    open: dialogOpened,
    dismiss: dialogDismissed,
  })
  const isOpen = dialogAt(dialogs, place)?.state === 'open'
  const close = () => dismiss(place)
  // What every bag has is made while nobody waits. The lines of a fuller one would take too long.
  const [isEarly, setEarly] = useState(false)
  useEffect(() => whenIdle(() => setEarly(true)), [])
  return (
    <>
      {noButton ? null : (
        <Opener name={openerName(locale, count)} count={count} isOpen={isOpen} onOpen={() => open(place)} />
      )}
      <TopLayer
        open={isOpen}
        isMadeEarly={isEarly && !count}
        onClose={close}
        onClosed={() => setEarly(false)}
        label={words.bag}
        look="drawer"
      >
        <DialogHead closeLabel={words.close} onClose={close}>
          {words.bag} {count ? <span key={count}>({count})</span> : null}
        </DialogHead>
        <Bag isOpen={isOpen} shopUrl={shopUrl} onClose={close} />
      </TopLayer>
    </>
  )
}
