import { useUnit } from 'effector-react'
import { $cartError, type Line } from '../../core/cart'
import { $say } from '../../core/errors/sentences'
import { InlineNotice, Live, Notice } from '../ui/notice'
import { $words as $cartWords } from './mini-cart.words'
import { $said } from './said'
import { $words } from './more.words'
import { toldOfLine } from './told-of-line'

/** Where it stands what a bag tells: among what is said of the whole cart, for ears alone, or under a line. */
export type ToldProps = { readonly at: 'cart' | 'ears' } | { readonly at: 'line'; readonly line: Line }

/** It wears what the bag has on. */
export const styles: readonly string[] = []

/**
 * What a bag tells of deeds that its first line does without: why a change was refused, what stands against a line, what has
 * just changed. It comes in one file with what does them (core/wiring/rest).
 */
export function Told(props: ToldProps) {
  return props.at === 'line' ? <OfLine line={props.line} /> : <OfCart at={props.at} />
}

function OfLine({ line }: { line: Line }) {
  const { words, cartWords, say } = useUnit({ words: $words, cartWords: $cartWords, say: $say })
  return (
    <>
      {toldOfLine(line, { ...cartWords, ...words }, say).map(({ tone, text }) => (
        <InlineNotice key={text} tone={tone}>
          {text}
        </InlineNotice>
      ))}
    </>
  )
}

function OfCart({ at }: { at: 'cart' | 'ears' }) {
  const units = { error: $cartError, said: $said, words: $words, cart: $cartWords, say: $say }
  const { error, said, words, cart, say } = useUnit(units)
  if (at === 'ears') {
    return (
      <Live className="vh">
        {said ? (said.qty ? words.saidQuantity(said.name, said.qty) : words.saidRemoved(said.name)) : null}
      </Live>
    )
  }
  return error ? (
    <Notice tone="danger">
      <b>{cart.notUpdated}</b> {say(error)}
    </Notice>
  ) : null
}
