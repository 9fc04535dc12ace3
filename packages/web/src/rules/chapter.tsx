import { memo } from '../ui/memo.js'
import type { Block, Chapter } from './ledger.js'
import { pieces } from './ledger.js'
import { Marked } from './marked.js'

function Words({ text }: { readonly text: string }) {
  return (
    <>
      {pieces(text).map(({ kind, text: words }) => {
        switch (kind) {
          case 'plain':
            return <Marked text={words} />
          case 'strong':
            return (
              <strong>
                <Marked text={words} />
              </strong>
            )
          case 'code':
            return <code>{words}</code>
          case 'reference':
            return <a href={`#${words}`}>{words}</a>
        }
      })}
    </>
  )
}

function RuleBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'statement':
      return (
        <div class="rules-statement" id={block.id}>
          <a class="rules-number" href={`#${block.id}`}>
            <Marked text={block.id} />
          </a>
          {block.editions && <span class="rules-editions">{block.editions.replaceAll(',', ' · ')}</span>}
          <p>
            <Words text={block.text} />
          </p>
        </div>
      )
    case 'text':
      return (
        <p class="rules-text">
          <Words text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div class="rules-table" tabIndex={0} role="region" aria-label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th scope="col" key={cell}>
                    <Words text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, i) => (
                    <td key={i}>
                      <Words text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

interface ChapterProps {
  readonly chapter: Chapter
  readonly heading: string
}

/** One chapter; it is drawn anew only when it or its heading changes. */
export const ChapterSection = memo(function ChapterSection({ chapter, heading }: ChapterProps) {
  const { number, level, blocks } = chapter
  const anchor = chapterAnchor(chapter)
  const Heading = level === 1 ? 'h2' : level === 2 ? 'h3' : 'h4'
  return (
    <section class="rules-chapter" aria-labelledby={anchor}>
      <Heading id={anchor}>
        {number && <span class="rules-chapter-number">{number}</span>} <Marked text={heading} />
      </Heading>
      {blocks.map((block, i) => (
        <RuleBlock block={block} key={block.kind === 'statement' ? block.id : i} />
      ))}
    </section>
  )
})

export const chapterAnchor = ({ number, title }: Chapter): string =>
  `chapter-${number || title.replaceAll(' ', '-')}`
