import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import { type Box, type Offer, type OfferedOption, optionChosen } from '../../../core/catalogue'
import { ClockIcon } from '../../ui/signs'
import { InlineNotice, Live } from '../../ui/notice'
import { Picture } from '../../ui/picture'
import type { BuyBoxWords } from './buy-box.words'

interface OptionsProps {
  box: Box
  offer: Offer
  words: BuyBoxWords
  sum: (amount: number) => string
}

/** In the product's order: colours as pictures, other options by name. */
export function Options({ box, offer, words, sum }: OptionsProps) {
  return offer.attributes.map(attribute => (
    <Attribute key={attribute.type} box={box} offer={offer} words={words} sum={sum} attribute={attribute} />
  ))
}

function Attribute({
  box,
  offer,
  attribute: { type, label, options },
  words,
  sum,
}: OptionsProps & { attribute: Offer['attributes'][number] }) {
  const choose = useUnit(optionChosen)
  const { id: boxId, missed } = box
  const group = useRef<HTMLFieldSetElement>(null)
  const name = useId()
  const [title = '', of] = label.split(/[,،、] */)
  const chosen = options.find(({ isChosen }) => isChosen)
  const isColor = type === 'color'
  const isLast = type === offer.attributes.at(-1)?.type
  const { productInventoryState: state, stockStatusLabel } = offer.variant ?? {}
  const said = state === 'InStock' && !chosen?.isGone && stockStatusLabel
  const stock = isLast && (offer.fewLeft ? words.fewLeft(offer.fewLeft, chosen?.label ?? '') : said)

  useEffect(() => {
    if (missed?.type === type) group.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [missed, type])

  const shortName = (option: OfferedOption) =>
    // The measure is given once, in the legend.
    type === 'amount' && option.price ? sum(option.price.current) : option.label.replace(/^(US|UK|EU) /, '')

  const isWide = options.some(option => shortName(option).length > 5)

  return (
    <fieldset ref={group} className={isColor ? 'sw' : isWide ? 'sizes wide' : 'sizes'}>
      <legend>
        <b>{title}</b> <span>{isColor ? chosen?.label : of}</span>
      </legend>
      <div>
        {options.map(option => (
          <label key={option.value} className={(option.isGone ? 'gone' : '') + (option.isLow ? ' low' : '')}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.isChosen}
              disabled={!option.isOpen}
              aria-label={
                option.isGone
                  ? words[option.isHeld ? 'heldByOthers' : 'soldOut'](isColor ? option.label : shortName(option))
                  : isColor
                    ? option.label
                    : undefined
              }
              onChange={() => choose({ box: boxId, type, value: option.value })}
            />
            {isColor ? <Picture src={option.swatch ?? undefined} alt="" size={60} /> : <span>{shortName(option)}</span>}
          </label>
        ))}
      </div>
      {!isColor && options.some(({ isLow }) => isLow) ? <p className="few muted small">{words.few}</p> : null}
      <Live>
        {missed?.type === type ? <InlineNotice tone="danger">{words.choose(title)}</InlineNotice> : null}
        {stock ? (
          <InlineNotice tone="warning" sign={<ClockIcon small />}>
            {stock}
          </InlineNotice>
        ) : null}
      </Live>
    </fieldset>
  )
}
