import '../../core/site/product-address'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $boxes,
  $offers,
  type Box,
  buyBoxLeft,
  buyBoxOpened,
  type Offer,
  type Product,
  type ProductCard,
} from '../../core/catalogue'
import { $setEntries, canBeAdded, type ProductSet, setAddPressed, setsShown } from '../../core/catalogue/sets'
import { $say } from '../../core/errors/sentences'
import { $addressOf } from '../../core/site/address-of'
import { Button } from '../ui/button'
import { TickIcon } from '../ui/icon'
import { InlineNotice, Live } from '../ui/notice'
import { Picture } from '../ui/picture'
import type { BuyBoxParts } from './parts'
import { $words } from './product.words'
import css from './sets.css?inline'

export const styles = [css]

interface SetsProps {
  owner: string
  product: Product
  parts: BuyBoxParts
}

/** The sets that a product is part of. */
export function Sets({ owner, product: { id }, parts }: SetsProps) {
  const show = useUnit(setsShown)
  useEffect(() => void show(id), [show, id])
  const sets = useStoreMap({ store: $setEntries, keys: [id], fn: (all, [productId]) => all[productId] ?? null })
  return sets?.map(set => <OneSet key={set.id} owner={`${owner} ${set.id}`} set={set} parts={parts} />) ?? null
}

function OneSet({
  owner,
  set: { name, description, products },
  parts,
}: {
  owner: string
  set: ProductSet
  parts: BuyBoxParts
}) {
  const { words, offers, attempts, add } = useUnit({
    words: $words,
    offers: $offers,
    attempts: $boxes,
    add: setAddPressed,
  })
  const boxes = products.map(({ id }) => boxOf(owner, id))
  const open = boxes.filter(box => canBeAdded(offers[box]))
  const isAdding = boxes.some(box => attempts[box]?.progress === 'adding')
  return (
    <section className="set" part="set" aria-label={`${words.completeTheLook}: ${name}`}>
      <div>
        <p className="muted small">{words.completeTheLook}</p>
        <h3>{name}</h3>
        {description ? <p className="muted">{description}</p> : null}
      </div>
      <ul>
        {products.map(card => (
          <Part key={card.id} box={boxOf(owner, card.id)} card={card} parts={parts} />
        ))}
      </ul>
      <Button off={open.length === 0} busy={isAdding ? words.addingAll : null} onClick={() => add(boxes)}>
        {words.addAll(open.length)}
      </Button>
    </section>
  )
}

const boxOf = (owner: string, productId: string) => `${owner} ${productId}`

/** A part with a choice of its own, which says itself what became of it. */
function Part({ box, card, parts }: { box: string; card: ProductCard; parts: BuyBoxParts }) {
  const shared = parts.useBuyBoxWords()
  const { words, say, addresses, enter, leave } = useUnit({
    words: $words,
    say: $say,
    addresses: $addressOf,
    enter: buyBoxOpened,
    leave: buyBoxLeft,
  })
  const { id: productId, name, url, image } = card
  useEffect(() => {
    enter({ id: box, productId, context: 'add', itemId: null, closesAfterAdd: false, isBeside: true })
    return () => void leave(box)
  }, [box, productId, enter, leave])
  const offer = useStoreMap({ store: $offers, keys: [box], fn: (all, [id]) => all[id] ?? null })
  const own = useStoreMap({ store: $boxes, keys: [box], fn: (all, [id]) => all[id] ?? null })
  const href = addresses.of({ productId, path: url })
  return (
    <li>
      <Picture src={offer?.images[0]?.url ?? image} alt="" size={160} />
      <div>
        <h4>{href ? <a href={href}>{name}</a> : name}</h4>
        {own && offer ? <PartChoice box={own} offer={offer} parts={parts} /> : null}
        {offer && !canBeAdded(offer) ? <p className="muted small">{words.notNow}</p> : null}
        <Live>
          {own?.progress === 'added' ? (
            <InlineNotice tone="success" sign={<TickIcon small />}>
              {shared.added}
            </InlineNotice>
          ) : null}
        </Live>
        <Live urgent>
          {own?.refusal ? <InlineNotice tone="danger">{words.refused(name, say(own.refusal))}</InlineNotice> : null}
        </Live>
      </div>
    </li>
  )
}

function PartChoice({ box, offer, parts }: { box: Box; offer: Offer; parts: BuyBoxParts }) {
  const { Options, OfferPrice } = parts
  const words = parts.useBuyBoxWords()
  const { sum } = parts.useSums(offer, words)
  return (
    <>
      <OfferPrice offer={offer} words={words} />
      <Options box={box} offer={offer} words={words} sum={sum} />
    </>
  )
}
