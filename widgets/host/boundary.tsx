import { Component, type ReactNode } from 'react'

interface Props {
  failed: (error: unknown) => void
  children: ReactNode
}

/** Keeps what a view throws from the page; shows nothing in its place, for the element knows what to show. */
export class Boundary extends Component<Props, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true })

  override state = { broken: false }

  override componentDidCatch(error: unknown) {
    this.props.failed(error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
