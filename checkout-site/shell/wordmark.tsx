/** The brand's name as a home link; Northlane's has a logo. */
export function Wordmark({ href, label, brand }: { href: string; label: string; brand: string }) {
  if (brand !== 'Northlane') {
    return (
      <a className="wordmark" href={href} aria-label={label}>
        {brand}
      </a>
    )
  }
  return (
    <a className="wordmark" href={href} aria-label={label}>
      <svg width="22" height="20" viewBox="-4 0 28 20" aria-hidden="true">
        <path transform="skewX(-10)" d="M4 20V0h5.4l9.2 11.6V0H24v20h-5.4L9.4 8.4V20z" />
      </svg>
      northlane
    </a>
  )
}
