import { Component, type ReactNode } from 'react'
import { logError } from '../../core/runtime/log-error'

export interface BoundaryProps {
  /** Replaces what failed. */
  instead: ReactNode
  children: ReactNode
}

/** Catches a failing view or chunk. React only supports this in a class. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(cause: unknown) {
    logError('Expected a screen of the checkout to render, got an error. The page can be loaded again.', cause)
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
