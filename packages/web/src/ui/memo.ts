import type { ComponentType, VNode } from 'preact'
import { h } from 'preact'
import { useRef } from 'preact/hooks'

/** Keeps what a component drew for as long as its properties stay the same. */
export function memo<P extends object>(Component: ComponentType<P>): (props: P) => VNode {
  return function Remembered(props: P) {
    const last = useRef<{ props: P; drawn: VNode } | null>(null)
    const same = last.current !== null && sameProps(last.current.props, props)
    if (!same) last.current = { props, drawn: h(Component, props) as VNode }
    return (last.current as { drawn: VNode }).drawn
  }
}

function sameProps<P extends object>(a: P, b: P): boolean {
  const keys = Object.keys(b) as (keyof P)[]
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key])
}
