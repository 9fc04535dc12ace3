import { useLanguage, useSay } from '../../language/language.js'
import type { UploadNote } from '../../session/upload.js'
import { noteText, uploadTexts } from './upload-texts.js'

const leads = { incomplete: 'incomplete', difference: 'doubts', remark: 'remarks' } as const

/** What is to be said about a game from elsewhere, the gravest first. */
export function UploadNotes({ notes }: { readonly notes: readonly UploadNote[] }) {
  const say = useSay(uploadTexts)
  const language = useLanguage()
  const [gravest] = notes
  if (!gravest) return null
  return (
    <>
      <p>{say(leads[gravest.severity])}</p>
      <ul>
        {notes.map((note) => (
          <li key={`${note.path} ${note.about}`}>
            {noteText(language, note)} <span class="page-hint">{note.path}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
