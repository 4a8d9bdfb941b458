export interface PriceProps {
  /** What is paid now: '$112.00', '$112.00 to $140.00', 'from $112.00'. */
  now: string
  /** What it was; shown struck. */
  was?: string | undefined
  /** How much less: '−20%'. */
  percent?: string | undefined
  /** Sentences on lines of their own, never struck: 'Lowest price in 30 days: $140.00'. */
  notes?: readonly string[] | undefined
  /** Read before the old price, since a line through it is not heard. */
  wasLabel: string
  /** 20 px, for quick shop, or one under the other at the line's end, for the cart. */
  look?: 'big' | 'stack'
}

/**
 * A price in every form: alone, on sale, as a range, with what is to be said of a sale. The sums come formatted:
 * `Intl` puts unbreakable spaces between figure and currency, and each stands isolated from the text's direction. A figure
 * is the key of its element: where a translator has put a text of its own into it, another figure is another element.
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
