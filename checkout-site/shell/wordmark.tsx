/** The brand's name and sign, which lead back to its shop. */
export function Wordmark({ href, label }: { href: string; label: string }) {
  return (
    <a className="wordmark" href={href} aria-label={label}>
      <svg width="22" height="20" viewBox="-4 0 28 20" aria-hidden="true">
        <path transform="skewX(-10)" d="M4 20V0h5.4l9.2 11.6V0H24v20h-5.4L9.4 8.4V20z" />
      </svg>
      northlane
    </a>
  )
}
