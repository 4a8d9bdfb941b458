import '../../../core/site/product-address'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $products, type Product } from '../../../core/catalogue'
import { type Comparison, comparisonOf, comparisonShown } from '../../../core/catalogue/compare'
import { formOf } from '../../../core/catalogue/prices'
import { $errorText } from '../../../core/errors/sentences'
import { money } from '../../../core/format/money'
import { $addressOf } from '../../../core/site/address-of'
import { $locale } from '../../../core/site/config'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choice'
import { InlineNotice, Live } from '../../ui/notice'
import { Picture } from '../../ui/picture'
import { Skeleton } from '../../ui/skeleton'
import { $words } from './compare.words'

interface CompareTableProps {
  ids: readonly string[]
  onTakeOut: (id: string) => void
}

/** Products side by side, the first column staying in sight. */
export function CompareTable({ ids, onTakeOut }: CompareTableProps) {
  const { words, errorText, all, show } = useUnit({
    words: $words,
    errorText: $errorText,
    all: $products,
    show: comparisonShown,
  })
  const [isMarked, setMarked] = useState(false)
  const named = ids.join(' ')
  useEffect(() => {
    if (named) show(named.split(' '))
  }, [named, show])
  const entries = ids.map(id => ({ id, product: null, error: null, isPending: true, ...all[id] }))
  const products = entries.flatMap(({ product }) => product ?? [])
  const failed = entries.find(({ error, product }) => error && !product)
  const isGone = failed?.error?.kind === 'http' && failed.error.status === 404
  if (ids.length === 0)
    return (
      <p className="none">
        {words.none}
        <br />
        {words.how}
      </p>
    )
  return (
    <div className="comparison">
      <Live urgent>
        {failed?.error ? (
          <>
            <InlineNotice tone="danger">{words.failed(errorText(failed.error))}</InlineNotice>
            <Button look="side" compact onClick={() => (isGone ? onTakeOut(failed.id) : show(ids))}>
              {isGone ? words.takeOut : words.retry}
            </Button>
          </>
        ) : null}
      </Live>
      {products.length === 0 && !failed ? (
        <div aria-busy="true">
          <p className="vh" role="status">
            {words.loading}
          </p>
          <Skeleton height="320px" />
        </div>
      ) : null}
      {products.length === 1 && ids.length === 1 ? <p className="muted">{words.onlyOne}</p> : null}
      {products.length > 1 ? (
        <Checkbox name="differences" checked={isMarked} onChange={event => setMarked(event.currentTarget.checked)}>
          {words.mark}
        </Checkbox>
      ) : null}
      {products.length > 0 ? <SideBySide products={products} isMarked={isMarked} onTakeOut={onTakeOut} /> : null}
    </div>
  )
}

interface SideBySideProps {
  products: readonly Product[]
  /** What differs is marked. */
  isMarked: boolean
  onTakeOut: (id: string) => void
}

function SideBySide({ products, isMarked, onTakeOut }: SideBySideProps) {
  const { words, locale } = useUnit({ words: $words, locale: $locale })
  const prices = products.map(product => priceOf(product, locale, words.from))
  const priceLine: Comparison = {
    id: 'price',
    label: words.price,
    values: prices.map(price => [price]),
    differs: new Set(prices).size > 1,
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="sidebyside" aria-label={words.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {products.map(product => (
              <th key={product.id} scope="col">
                <Head product={product} onTakeOut={() => onTakeOut(product.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[priceLine, ...comparisonOf(products)].map(line => (
            <Line key={line.id} line={line} products={products} isMarked={isMarked && line.differs} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ product: { id, name, url, images }, onTakeOut }: { product: Product; onTakeOut: () => void }) {
  const { words, addresses } = useUnit({ words: $words, addresses: $addressOf })
  const href = addresses.of({ productId: id, path: url })
  return (
    <>
      <Picture src={images[0]?.url} alt="" size={160} />
      <b>{href ? <a href={href}>{name}</a> : name}</b>
      <button type="button" className="link" aria-label={words.takeOutNamed(name)} onClick={onTakeOut}>
        {words.takeOut}
      </button>
    </>
  )
}

interface LineProps {
  line: Comparison
  products: readonly Product[]
  isMarked: boolean
}

function Line({ line: { id, label, values }, products, isMarked }: LineProps) {
  const words = useUnit($words)
  return (
    <tr className={isMarked ? 'differs' : undefined}>
      <th scope="row">
        {label ?? words[id === 'eyebrow' ? 'kind' : 'measurements']}
        {isMarked ? <span className="vh"> {words.differs}</span> : null}
      </th>
      {products.map((product, index) => (
        <td key={product.id}>
          {values[index]?.length ? <Values>{values[index]}</Values> : <span className="muted">{words.nothing}</span>}
        </td>
      ))}
    </tr>
  )
}

/** Short ones, such as sizes, are in a row; sentences in a list. */
function Values({ children }: { children: readonly string[] }) {
  if (children.every(value => value.length < 16)) return children.join(', ')
  return (
    <ul>
      {children.map(value => (
        <li key={value}>
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  )
}

function priceOf({ price, currency }: Product, locale: string, from: (sum: string) => string): string {
  const { low, high } = formOf(price)
  const sum = money(low, currency, locale)
  return high === undefined ? sum : from(sum)
}
