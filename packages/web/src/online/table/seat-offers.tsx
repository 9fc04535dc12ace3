import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { useMe } from '../account/me.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

/** The seats that whoever looks is asked to take over: nobody plays before they agree. */
export function SeatOffers({ asked }: { asked(work: Promise<unknown>): void }) {
  const say = useSay(onlineTexts)
  const me = useMe()
  const { table, change } = useOnline()
  if (!me) return null
  return (
    <>
      {table.seats
        .filter(({ offered }) => offered?.id === me.id)
        .map(({ player, name }) => (
          <p class="notice" key={player}>
            {say('askedSeat', { name })}
            {table.you.player === null && (
              <Button
                look="primary"
                onPress={() =>
                  asked(change('hand-over-answer', { seat: player, after: table.seq, accept: true }))
                }
              >
                {say('acceptSeat')}
              </Button>
            )}
            <Button
              onPress={() =>
                asked(change('hand-over-answer', { seat: player, after: table.seq, accept: false }))
              }
            >
              {say('decline')}
            </Button>
          </p>
        ))}
    </>
  )
}
