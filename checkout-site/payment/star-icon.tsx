export function StarIcon() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.8-4.8 2.8 1.2-5.6L4 9.8l5.6-.6z" />
    </svg>
  )
}
