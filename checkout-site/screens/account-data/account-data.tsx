import './erased-leaves'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import {
  $eraseProof,
  $isErasing,
  $orderUnderWay,
  eraseSubmitted,
  myDataLeft,
  myDataOpened,
} from '../../../core/my-data'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { $root } from '../../shell/navigation'
import { Title } from '../../shell/title'
import { CopyPart } from './copy-part'
import { ProvedForm } from './proved-form'
import { $words } from './account-data.words'

export function AccountData() {
  const { words, orders, root, erasure, orderUnderWay, isErasing, open, leave, submitErasure } = useUnit({
    words: $words,
    orders: $ordersWords,
    root: $root,
    erasure: $eraseProof,
    orderUnderWay: $orderUnderWay,
    isErasing: $isErasing,
    open: myDataOpened,
    leave: myDataLeft,
    submitErasure: eraseSubmitted,
  })
  useEffect(() => {
    open()
    return () => leave()
  }, [open, leave])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <CopyPart />
      <section className="panel">
        <h2>{words.eraseTitle}</h2>
        <p>{words.goes}</p>
        <p>{words.lost}</p>
        <p>{words.stays}</p>
        <ProvedForm
          proof={erasure}
          label={words.erase}
          busy={isErasing ? words.erasing : undefined}
          way={
            orderUnderWay && (
              <Link href={`${root}/account/order?number=${orderUnderWay}`}>{orders.order(orderUnderWay)}</Link>
            )
          }
          onSubmit={submitErasure}
        />
      </section>
    </>
  )
}
