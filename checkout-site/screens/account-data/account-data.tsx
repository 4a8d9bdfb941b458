import './erased-leaves'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $downloadAsked,
  $eraseAsked,
  $isDownloaded,
  $isDownloading,
  $isErasing,
  downloadSubmitted,
  eraseSubmitted,
  myDataOpened,
} from '../../../core/my-data'
import { Title } from '../../shell/title'
import { Notice } from '../../../widgets/ui/notice'
import { ProvedForm } from './proved-form'
import { $words } from './account-data.words'

/** A copy of all that is kept of the shopper, and its end. */
export function AccountData() {
  const { words, download, isDownloading, isDownloaded, erasure, isErasing, ...does } = useUnit({
    words: $words,
    download: $downloadAsked,
    isDownloading: $isDownloading,
    isDownloaded: $isDownloaded,
    erasure: $eraseAsked,
    isErasing: $isErasing,
    open: myDataOpened,
    submitDownload: downloadSubmitted,
    submitErasure: eraseSubmitted,
  })
  const { open } = does
  useEffect(() => open(), [open])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <section className="panel">
        <h2>{words.copyTitle}</h2>
        <p>{words.copyText}</p>
        <ProvedForm
          asked={download}
          label={words.download}
          busy={isDownloading ? words.downloading : undefined}
          notice={isDownloaded ? <Notice tone="success">{words.downloaded}</Notice> : null}
          onSubmit={does.submitDownload}
        />
      </section>
      <section className="panel">
        <h2>{words.eraseTitle}</h2>
        <p>{words.goes}</p>
        <p>{words.lost}</p>
        <p>{words.stays}</p>
        <ProvedForm
          asked={erasure}
          label={words.erase}
          busy={isErasing ? words.erasing : undefined}
          onSubmit={does.submitErasure}
        />
      </section>
    </>
  )
}
