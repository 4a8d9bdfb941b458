import { Component, type ReactNode } from 'react'

interface Props {
  failed: (error: unknown) => void
  children: ReactNode
}

/** Contains what a view throws; the element then takes the view away. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    this.props.failed(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
