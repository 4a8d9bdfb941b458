import { Component, type ReactNode } from 'react'

interface Props {
  failed: (error: unknown) => void
  children: ReactNode
}

/** Contains a view's errors; the element then removes the view. */
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
