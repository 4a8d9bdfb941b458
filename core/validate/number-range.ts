/** A number must be at least so much; what is no number is too little. */
export function min(value: string, least: number): 'min' | null {
  return value.trim() === '' || Number(value) >= least ? null : 'min'
}

/** A number must be at most so much; what is no number is too much. */
export function max(value: string, most: number): 'max' | null {
  return value.trim() === '' || Number(value) <= most ? null : 'max'
}
