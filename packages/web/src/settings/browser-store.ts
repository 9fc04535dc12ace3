/** What this browser kept under a name; browsers may refuse storage altogether. */
export function keptInBrowser(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // a page that may not use storage is told so by all kinds of errors
    return null
  }
}

/** Keeps something for the next visit, if this browser does; otherwise the page goes on with what it has. */
export function keepInBrowser(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // it lasts as long as the page
  }
}
