import './erased-leaves'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $eraseAsked, $isErasing, eraseSubmitted, myDataLeft, myDataOpened } from '../../../core/my-data'
import { Title } from '../../shell/title'
import { CopyPart } from './copy-part'
import { ProvedForm } from './proved-form'
import { $words } from './account-data.words'

export function AccountData() {
  const { words, erasure, isErasing, open, leave, submitErasure } = useUnit({
    words: $words,
    erasure: $eraseAsked,
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
          asked={erasure}
          label={words.erase}
          busy={isErasing ? words.erasing : undefined}
          onSubmit={submitErasure}
        />
      </section>
    </>
  )
}
