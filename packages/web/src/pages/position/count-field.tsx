interface CountFieldProps {
  readonly label: string
  readonly value: number | undefined
  /** Nothing typed leaves it to the title. */
  onChange(value: number | undefined): void
}

/** A whole number that may be left out. */
export function CountField({ label, value, onChange }: CountFieldProps) {
  return (
    <label class="position-labelled">
      {label}
      <input
        class="position-count"
        type="text"
        inputMode="numeric"
        value={value === undefined ? '' : String(value)}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim()
          onChange(/^-?\d{1,9}$/.test(typed) ? Number(typed) : undefined)
        }}
      />
    </label>
  )
}
