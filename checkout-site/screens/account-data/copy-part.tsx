import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $copy,
  $copyError,
  $downloadProof,
  $isAskingForCopy,
  $isDownloaded,
  $isDownloading,
  copyRequested,
  downloadSubmitted,
  myDataOpened,
} from '../../../core/my-data'
import { $locale } from '../../../core/site/config'
import { $features, settingsWanted } from '../../../core/site/settings'
import { Loaded } from '../../account/loaded'
import { momentOf } from '../../account/date-of'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { ProvedForm } from './proved-form'
import { $words } from './account-data.words'

/** A copy of the shopper's data: requested, being made, ready to download with the password. */
export function CopyPart() {
  const {
    copy,
    error,
    isAsking,
    proof,
    isDownloading,
    isDownloaded,
    features,
    locale,
    words,
    errorText,
    loadSettings,
    reopen,
    download,
    request,
  } = useUnit({
    copy: $copy,
    error: $copyError,
    isAsking: $isAskingForCopy,
    proof: $downloadProof,
    isDownloading: $isDownloading,
    isDownloaded: $isDownloaded,
    features: $features,
    locale: $locale,
    words: $words,
    errorText: $errorText,
    reopen: myDataOpened,
    request: copyRequested,
    download: downloadSubmitted,
    loadSettings: settingsWanted,
  })
  useEffect(() => loadSettings(), [loadSettings])
  const isMailed = features['mail'] === true
  return (
    <section className="panel">
      <h2>{words.copyTitle}</h2>
      <p>{words.copyText(isMailed)}</p>
      <Loaded value={copy} error={copy ? null : error} failed={words.unread} onRetry={() => reopen()}>
        {({ state, expiresAt }) => (
          <>
            <Live className="notices">
              {state === 'pending' ? <Notice tone="info">{words.pending(isMailed)}</Notice> : null}
              {state === 'failed' ? <Notice tone="danger">{words.failed}</Notice> : null}
              {state === 'ready' && expiresAt ? (
                <Notice tone="success">{words.ready(momentOf(expiresAt, locale))}</Notice>
              ) : null}
              {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
            </Live>
            {state === 'ready' ? (
              <>
                <ProvedForm
                  proof={proof}
                  label={words.download}
                  busy={isDownloading ? words.downloading : undefined}
                  notice={isDownloaded ? <Notice tone="success">{words.downloaded}</Notice> : null}
                  onSubmit={download}
                />
                <button type="button" className="add link" onClick={() => request()}>
                  {words.askAnew}
                </button>
              </>
            ) : (
              <div className="formend">
                <Button
                  look="side"
                  compact
                  busy={isAsking ? words.asking : undefined}
                  off={state === 'pending'}
                  onClick={() => request()}
                >
                  {words.ask}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
