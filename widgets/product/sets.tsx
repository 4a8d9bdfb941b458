import '../../core/site/product-address'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $boxes,
  $offers,
  $products,
  type Box,
  buyBoxLeft,
  buyBoxOpened,
  type Offer,
  type Product,
  type ProductCard,
  productRetried,
} from '../../core/catalogue'
import {
  $owed,
  $setEntries,
  canBeAdded,
  partsToAdd,
  type ProductSet,
  setAddPressed,
  setsShown,
} from '../../core/catalogue/sets'
import { $errorText } from '../../core/errors/sentences'
import { $addressOf } from '../../core/site/address-of'
import { Button } from '../ui/button'
import { ClockIcon, TickIcon } from '../ui/signs'
import { keepFocus } from '../ui/keep-focus'
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
  /** The product's name is the page's main heading. */
  isUnderMain: boolean
}

/** The sets that a product is part of. */
export function Sets({ owner, product: { id }, ...shared }: SetsProps) {
  const show = useUnit(setsShown)
  useEffect(() => void show(id), [show, id])
  const sets = useStoreMap({ store: $setEntries, keys: [id], fn: (all, [productId]) => all[productId] ?? null })
  return sets?.map(set => <OneSet key={set.id} {...shared} owner={`${owner} ${set.id}`} set={set} />) ?? null
}

function OneSet({
  owner,
  set: { name, description, products },
  parts,
  isUnderMain,
}: Omit<SetsProps, 'product'> & { set: ProductSet }) {
  const { words, all, offers, owed, attempts, add } = useUnit({
    words: $words,
    all: $products,
    offers: $offers,
    owed: $owed,
    attempts: $boxes,
    add: setAddPressed,
  })
  const boxes = products.map(({ id }) => boxOf(owner, id))
  const isComing = products.some(({ id }) => !offers[boxOf(owner, id)] && !all[id]?.error)
  const count = isComing ? 0 : partsToAdd(offers, owed, boxes).length
  const isAdding = boxes.some(box => attempts[box]?.progress === 'adding')
  const [Heading, PartHeading] = isUnderMain ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <section ref={keepFocus} className="set" part="set" aria-label={`${words.completeTheLook}: ${name}`}>
      <div>
        <p className="muted small">{words.completeTheLook}</p>
        <Heading className="title">{name}</Heading>
        {description ? <p className="muted">{description}</p> : null}
      </div>
      <ul>
        {products.map(card => (
          <Part key={card.id} box={boxOf(owner, card.id)} card={card} parts={parts} Heading={PartHeading} />
        ))}
      </ul>
      <Button off={count === 0} busy={isAdding ? words.addingAll : null} onClick={() => add(boxes)}>
        {count === 1 ? words.addOne : count > 1 ? words.addAll(count) : words.addSet}
      </Button>
    </section>
  )
}

const boxOf = (owner: string, productId: string) => `${owner} ${productId}`

interface PartProps {
  box: string
  card: ProductCard
  parts: BuyBoxParts
  Heading: 'h3' | 'h4'
}

/** A part with a choice of its own, which says itself what became of it. */
function Part({ box, card, parts, Heading }: PartProps) {
  const shared = parts.useBuyBoxWords()
  const { words, errorText, addresses, enter, leave, retry } = useUnit({
    words: $words,
    errorText: $errorText,
    addresses: $addressOf,
    enter: buyBoxOpened,
    leave: buyBoxLeft,
    retry: productRetried,
  })
  const { id: productId, name, url, image } = card
  useEffect(() => {
    enter({ id: box, productId, context: 'add', itemId: null, closesAfterAdd: false, isBeside: true })
    return () => void leave(box)
  }, [box, productId, enter, leave])
  const offer = useStoreMap({ store: $offers, keys: [box], fn: (all, [id]) => all[id] ?? null })
  const own = useStoreMap({ store: $boxes, keys: [box], fn: (all, [id]) => all[id] ?? null })
  const failure = useStoreMap({ store: $products, keys: [productId], fn: (all, [id]) => all[id]?.error ?? null })
  const lost = offer ? null : failure
  const isGone = lost?.kind === 'http' && lost.status === 404
  const href = addresses.of({ productId, path: url })
  return (
    <li>
      <Picture src={offer?.images[0]?.url ?? image} alt="" size={160} />
      <div>
        <Heading className="name">{href ? <a href={href}>{name}</a> : name}</Heading>
        {own && offer ? <PartChoice box={own} offer={offer} parts={parts} /> : null}
        {offer && !canBeAdded(offer) ? <p className="muted small">{words.notNow}</p> : null}
        <Live>
          {own?.progress === 'added' ? (
            <InlineNotice tone="success" sign={<TickIcon small />}>
              {shared.added}
            </InlineNotice>
          ) : null}
          {own?.isQueued ? (
            <InlineNotice tone="warning" sign={<ClockIcon small />}>
              {shared.held}
            </InlineNotice>
          ) : null}
        </Live>
        <Live urgent>
          {own?.refusal ? (
            <InlineNotice tone="danger">{words.refused(name, errorText(own.refusal))}</InlineNotice>
          ) : null}
          {lost ? <InlineNotice tone="danger">{isGone ? shared.gone : errorText(lost)}</InlineNotice> : null}
          {lost && !isGone ? (
            <Button look="side" compact onClick={() => retry(box)}>
              {shared.retry}
            </Button>
          ) : null}
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
