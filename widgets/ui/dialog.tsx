import { Grabber } from './grabber'
import { TopLayer, type TopLayerProps } from './top-layer'

export { DialogHead } from './top-layer'

export interface DialogProps extends Omit<TopLayerProps, 'look'> {
  /** In the middle (a sheet from the bottom under 640 px), or from the inline end. */
  look?: TopLayerProps['look']
}

export function Dialog({ look = 'modal', children, ...rest }: DialogProps) {
  return (
    <TopLayer look={look} {...rest}>
      {look === 'modal' ? <Grabber onAway={rest.onClose} /> : null}
      {children}
    </TopLayer>
  )
}
