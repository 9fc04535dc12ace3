import './chip.css'

interface ChipProps {
  readonly letters: string
  readonly colour: string
  readonly ink: string
}

/** A company's letters on its colour. */
export const Chip = ({ letters, colour, ink }: ChipProps) => (
  <span class="chip" style={{ background: colour, color: ink }}>
    {letters}
  </span>
)
