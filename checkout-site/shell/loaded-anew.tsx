import { useEffect } from 'react'
import { Waiting } from './waiting'

/** An address that another page of the shop shows: the browser has it already, and loads that page. */
export function LoadedAnew() {
  useEffect(() => location.reload(), [])
  return <Waiting />
}
