import { TextInput } from '../../widgets/ui/field'
import { InlineNotice, Live } from '../../widgets/ui/notice'

interface SharedLinkProps {
  /** What came of sharing it; null before. */
  shared: { readonly url: string; readonly outcome: 'shared' | 'copied' | 'shown' } | null
  error?: string | null
  words: { readonly copied: string; readonly link: string }
}

/** Says that a link was copied, or shows it where it could be neither shared nor copied. */
export function SharedLink({ shared, error = null, words }: SharedLinkProps) {
  return (
    <>
      <Live>
        {error ? <InlineNotice tone="danger">{error}</InlineNotice> : null}
        {shared?.outcome === 'copied' ? <InlineNotice tone="success">{words.copied}</InlineNotice> : null}
      </Live>
      {shared?.outcome === 'shown' ? (
        <TextInput
          label={words.link}
          dir="ltr"
          readOnly
          value={shared.url}
          onFocus={event => event.currentTarget.select()}
        />
      ) : null}
    </>
  )
}
