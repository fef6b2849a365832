// The game's own words. A shipped game has them among the messages (resources/messages); this one brings its own.
import { getLocale } from '../../../renderer/paraglide/runtime.js'
import { FIRST_CARD } from '../deck.ts'

interface Words {
  readonly title: string
  readonly left: string
  readonly right: string
  readonly cards: (round: number) => string
  readonly die: (round: number) => string
  readonly end: string
  readonly choose: string
  readonly chosen: string
  readonly yourTurn: string
  readonly theirTurn: string
  readonly raise: string
  readonly roll: string
  readonly stake: (stake: number) => string
  readonly points: (points: number) => string
  readonly cardsLeft: (cards: number) => string
  readonly card: (card: number) => string
  readonly rolled: (who: string, die: number) => string
  readonly peeked: (card: number) => string
  readonly toPlay: string
  readonly played: string
  readonly ready: string
  readonly vacant: (seats: number) => string
  readonly peace: string
  readonly peaceAsked: string
  readonly bid: string
  readonly bidPoints: string
  readonly bidAsked: (who: string, points: number) => string
  readonly bidStands: (who: string, points: number) => string
  readonly howMany: string
  readonly rules: string
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    title: 'High card',
    left: 'Left',
    right: 'Right',
    cards: (round) => `Cards, round ${round}`,
    die: (round) => `Die, round ${round}`,
    end: 'The end',
    choose: 'Choose a card. Nobody sees it before both have.',
    chosen: 'Your card lies face down. Another may still take its place.',
    yourTurn: 'The higher card was yours: roll the die.',
    theirTurn: 'The other one rolls the die.',
    raise: 'Raise the stake',
    roll: 'Roll the die',
    stake: (stake) => `Stake ${stake}`,
    points: (points) => `Points: ${points}`,
    cardsLeft: (cards) => `Cards left: ${cards}`,
    card: (card) => `Card ${card}`,
    rolled: (who, die) => `${who} rolled a ${die}.`,
    peeked: (card) => `The other one’s lowest card is ${card}.`,
    toPlay: 'Yours to decide',
    played: 'Decided',
    ready: 'It stands',
    vacant: (seats) => (seats > 0 ? 'Somebody is missing. People may still join.' : 'Both are here.'),
    peace: 'Propose peace',
    peaceAsked: 'Make peace and end the game?',
    bid: 'Bid for the first die',
    bidPoints: 'Points',
    bidAsked: (who, points) =>
      `${who} pays ${points} points and rolls the first die, whatever the cards. Agreed?`,
    bidStands: (who, points) => `${who} rolls the first die for ${points} points.`,
    howMany: 'Cards in each hand',
    rules:
      'Both play a card unseen. The higher card rolls the die for points; its player may raise the stake first, and a 1 costs the stake.',
  },
  ru: {
    title: 'Старшая карта',
    left: 'Левый',
    right: 'Правый',
    cards: (round) => `Карты, круг ${round}`,
    die: (round) => `Кость, круг ${round}`,
    end: 'Конец',
    choose: 'Выберите карту. Её не увидят, пока не выберут оба.',
    chosen: 'Карта лежит лицом вниз. Её ещё можно заменить.',
    yourTurn: 'Ваша карта старше: бросайте кость.',
    theirTurn: 'Кость бросает другой.',
    raise: 'Поднять ставку',
    roll: 'Бросить кость',
    stake: (stake) => `Ставка ${stake}`,
    points: (points) => `Очки: ${points}`,
    cardsLeft: (cards) => `Осталось карт: ${cards}`,
    card: (card) => `Карта ${card}`,
    rolled: (who, die) => `${who}: выпало ${die}.`,
    peeked: (card) => `Младшая карта другого: ${card}.`,
    toPlay: 'Решать вам',
    played: 'Решено',
    ready: 'Так и будет',
    vacant: (seats) => (seats > 0 ? 'Кого-то нет. Ещё можно войти.' : 'Оба здесь.'),
    peace: 'Предложить мир',
    peaceAsked: 'Заключить мир и закончить игру?',
    bid: 'Предложить очки за первый бросок',
    bidPoints: 'Очки',
    bidAsked: (who, points) => `${who}: первый бросок при любых картах за очки (${points}). Согласны?`,
    bidStands: (who, points) => `${who}: первый бросок за очки (${points}).`,
    howMany: 'Карт на руках',
    rules:
      'Оба играют карту втёмную. Старшая бросает кость на очки; её игрок может сначала поднять ставку, а единица стоит ставки.',
  },
  bg: {
    title: 'Старша карта',
    left: 'Ляв',
    right: 'Десен',
    cards: (round) => `Карти, кръг ${round}`,
    die: (round) => `Зар, кръг ${round}`,
    end: 'Край',
    choose: 'Изберете карта. Никой не я вижда, докато не изберат и двамата.',
    chosen: 'Картата лежи с лице надолу. Още може да се смени.',
    yourTurn: 'Вашата карта е по-старша: хвърлете зара.',
    theirTurn: 'Другият хвърля зара.',
    raise: 'Вдигни залога',
    roll: 'Хвърли зара',
    stake: (stake) => `Залог ${stake}`,
    points: (points) => `Точки: ${points}`,
    cardsLeft: (cards) => `Останали карти: ${cards}`,
    card: (card) => `Карта ${card}`,
    rolled: (who, die) => `${who}: падна се ${die}.`,
    peeked: (card) => `Най-малката карта на другия: ${card}.`,
    toPlay: 'Вие решавате',
    played: 'Решено',
    ready: 'Така остава',
    vacant: (seats) => (seats > 0 ? 'Някой липсва. Още може да се влезе.' : 'И двамата са тук.'),
    peace: 'Предложи мир',
    peaceAsked: 'Да сключим мир и да приключим играта?',
    bid: 'Предложи точки за първия зар',
    bidPoints: 'Точки',
    bidAsked: (who, points) =>
      `${who}: първият зар при всякакви карти за точки (${points}). Съгласни ли сте?`,
    bidStands: (who, points) => `${who}: първият зар за точки (${points}).`,
    howMany: 'Карти в ръка',
    rules:
      'И двамата играят карта, без да я показват. По-старшата хвърля зара за точки; играчът ѝ може първо да вдигне залога, а единицата струва залога.',
  },
  cs: {
    title: 'Vyšší karta',
    left: 'Levý',
    right: 'Pravý',
    cards: (round) => `Karty, kolo ${round}`,
    die: (round) => `Kostka, kolo ${round}`,
    end: 'Konec',
    choose: 'Vyberte kartu. Nikdo ji neuvidí, dokud nevyberou oba.',
    chosen: 'Karta leží lícem dolů. Ještě ji lze vyměnit.',
    yourTurn: 'Vaše karta je vyšší: hoďte kostkou.',
    theirTurn: 'Kostkou hází druhý.',
    raise: 'Zvýšit sázku',
    roll: 'Hodit kostkou',
    stake: (stake) => `Sázka ${stake}`,
    points: (points) => `Body: ${points}`,
    cardsLeft: (cards) => `Zbývá karet: ${cards}`,
    card: (card) => `Karta ${card}`,
    rolled: (who, die) => `${who}: padlo ${die}.`,
    peeked: (card) => `Nejnižší karta druhého: ${card}.`,
    toPlay: 'Rozhodnutí je na vás',
    played: 'Rozhodnuto',
    ready: 'Platí',
    vacant: (seats) => (seats > 0 ? 'Někdo chybí. Lze se ještě přidat.' : 'Oba jsou tu.'),
    peace: 'Navrhnout mír',
    peaceAsked: 'Uzavřít mír a ukončit hru?',
    bid: 'Nabídnout body za první hod',
    bidPoints: 'Body',
    bidAsked: (who, points) => `${who}: první hod při jakýchkoli kartách za body (${points}). Souhlasíte?`,
    bidStands: (who, points) => `${who}: první hod za body (${points}).`,
    howMany: 'Karet v ruce',
    rules:
      'Oba hrají kartu neviděně. Vyšší karta hází kostkou o body; její hráč může předtím zvýšit sázku a jednička ji stojí.',
  },
}

/** The words in the reader's language. */
export const words = (): Words => WORDS[getLocale()] ?? WORDS['en']!

/** The number printed on a card; the lowest is 1. */
export const rank = (card: number): number => card - FIRST_CARD + 1
