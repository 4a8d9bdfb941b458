export interface PriceProps {
  /** The current price: '$112.00', '$112.00 to $140.00', 'from $112.00'. */
  now: string
  /** The original price, struck through. */
  was?: string | undefined
  /** The reduction: '−20%'. */
  percent?: string | undefined
  /** On lines of their own: 'Lowest price in 30 days: $140.00'. */
  notes?: readonly string[] | undefined
  /** Read before the old price, because screen readers ignore the line through it. */
  wasLabel: string
  /** 20 px for the quick shop, or stacked at the line's end for the cart. */
  look?: 'big' | 'stack'
}

/**
 * Formatted sums: `Intl` puts no-break spaces between number and currency, and each is isolated from the text's direction. The
 * sum is the element's key, so that a translator that replaced its text does not keep an old one.
 */
export function Price({ now, was, percent, notes, wasLabel, look }: PriceProps) {
  return (
    <div>
      <p className={'price' + (was ? ' sale' : '') + (look ? ' ' + look : '')}>
        <b>
          <bdi key={now}>{now}</bdi>
        </b>
        {was ? (
          <s>
            <span className="vh">{wasLabel} </span>
            <bdi key={was}>{was}</bdi>
          </s>
        ) : null}
        {percent ? (
          <em>
            <bdi key={percent}>{percent}</bdi>
          </em>
        ) : null}
      </p>
      {notes?.map(note => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </div>
  )
}
