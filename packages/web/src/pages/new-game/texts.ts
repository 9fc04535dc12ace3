import { defineTexts } from '../../language/texts.js'

export const newGameTexts = defineTexts({
  heading: { en: 'New game at one screen', de: 'Neue Partie an einem Bildschirm', ja: '1台で新しいゲーム' },
  title: { en: 'Title', de: 'Spiel', ja: 'ゲーム' },
  players: { en: 'Players', de: 'Spieler', ja: 'プレイヤー' },
  playersHint: {
    en: '{min, number} to {max, number} players. Empty fields use the name in grey; the player order is random.',
    de: '{min, number} bis {max, number} Leute. Ein leeres Feld bekommt den grauen Namen; die Spielreihenfolge wird ausgelost.',
    ja: '{min, number}～{max, number}人。空欄には灰色の名前が使われます。手番順は抽選で決まります。',
  },
  name: {
    en: 'Name of player {number, number}',
    de: 'Name von Spieler {number, number}',
    ja: 'プレイヤー{number, number}の名前',
  },
  seat: { en: 'Player {number, number}', de: 'Spieler {number, number}', ja: 'プレイヤー{number, number}' },
  playedBy: {
    en: 'Who plays seat {number, number}',
    de: 'Wer Platz {number, number} spielt',
    ja: '席{number, number}のプレイヤー',
  },
  addSeat: { en: 'Add a player', de: 'Spieler hinzufügen', ja: 'プレイヤーを追加' },
  removeSeat: {
    en: 'Remove player {number, number}',
    de: 'Spieler {number, number} entfernen',
    ja: 'プレイヤー{number, number}を外す',
  },
  seed: { en: 'Seed', de: 'Startzahl', ja: 'シード値' },
  seedHint: {
    en: 'All randomness comes from this number: the same seed and the same moves give the same game.',
    de: 'Aller Zufall im Spiel kommt aus dieser Zahl: Gleiche Zahl und gleiche Züge ergeben die gleiche Partie.',
    ja: 'ゲーム内の抽選はすべてこの数から決まります。同じシード値と同じ手なら同じゲームになります。',
  },
  draw: { en: 'New seed', de: 'Neue Startzahl', ja: '新しいシード値' },
  begin: { en: 'Start the game', de: 'Partie beginnen', ja: 'ゲームを始める' },
})
