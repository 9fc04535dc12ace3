const isAttentive = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

/** Tells whether this page is before somebody's eyes: when asked, and whenever they turn away or come back. */
export class Attention {
  constructor(private readonly told: (attentive: boolean) => void) {
    document.addEventListener('visibilitychange', this.tell)
    window.addEventListener('focus', this.tell)
    window.addEventListener('blur', this.tell)
  }

  readonly tell = (): void => this.told(isAttentive())

  end(): void {
    document.removeEventListener('visibilitychange', this.tell)
    window.removeEventListener('focus', this.tell)
    window.removeEventListener('blur', this.tell)
  }
}
