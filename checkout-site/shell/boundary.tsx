import { Component, type ReactNode } from 'react'
import { complain } from '../../core/runtime/complain'

export interface BoundaryProps {
  /** Shown in place of what broke. */
  instead: ReactNode
  children: ReactNode
}

/** Keeps a view that throws, or a chunk that does not arrive, from taking the page with it. React knows no other way. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(cause: unknown) {
    complain('Expected a screen of the checkout to render, got an error. The page can be loaded again.', cause)
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
