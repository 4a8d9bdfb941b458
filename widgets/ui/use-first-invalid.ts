import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first invalid field after each refused attempt. A form that was closed and opened again has tried nothing yet. */
export function useFirstInvalid(form: RefObject<Element | null>, attempt: number): void {
  const tried = useRef(attempt)
  useEffect(() => {
    if (attempt > tried.current) {
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid]')
      // A group is marked as a whole.
      const field = invalid?.querySelector<HTMLElement>('input') ?? invalid
      field?.focus()
    }
    tried.current = attempt
  }, [attempt, form])
}
