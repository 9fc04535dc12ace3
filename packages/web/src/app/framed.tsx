import type { ComponentChildren } from 'preact'
import { TopBar } from './top-bar.js'
import './framed.css'

/** A page below the bar that all pages but the game screen share. */
export function Framed({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="framed">
      <TopBar />
      <div class="framed-content" id="content" tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}
