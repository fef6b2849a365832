// Every rule of Secrets of Diplomacy (S) and of letters (L), and the tests that hold the program to it.

/** The files that the rows below name. */
export const FILES: Readonly<Record<string, string>> = {
  browser: 'test/e2e/secrets.spec.ts',
  calendar: 'shared/table/calendar.test.ts',
  computer: 'shared/games/diplomacy/bots/declaring.test.ts',
  evening: 'test/e2e/evenings/secrets.evening.ts',
  folder: 'renderer/letters/threads.test.ts',
  game: 'shared/games/diplomacy/game/secrets.test.ts',
  hidden: 'shared/table/gunboat.test.ts',
  host: 'test/host/letters.test.ts',
  letters: 'shared/table/letters/letters.test.ts',
  'letters-browser': 'test/e2e/letters.spec.ts',
  lines: 'renderer/games/diplomacy/play/seat-lines.test.ts',
  mailbox: 'renderer/letters/mailbox.svelte.test.ts',
  movement: 'shared/games/diplomacy/rules/secrets/movement.test.ts',
  paper: 'test/e2e/letters-print.spec.ts',
  'time-out': 'shared/games/diplomacy/game/time-out.test.ts',
}

/**
 * Rows of `rule | what it says | tests`. A test is `file > the beginning of its title`, several with a semicolon between them;
 * `cases` are the rows of `cases.ts` under that rule.
 */
export const RULES = `
S1 | the board: two passages out of the Helgoland Bight, coasts as usual | cases; game > has the neighbours that the text lists (S1)
S2 | white land and Switzerland are closed | game > has the neighbours that the text lists (S1), and no province where nobody may go (S2)
S3 | powers are dressed as states with leaders and weapons | game > shows powers as characters; lines > names the character that a power stands for; browser > characters of one’s own
S10 | a move is an attack; a unit does one thing a turn | cases; movement > an attack (S10 to S12); game > gives a unit one order
S11 | a unit without an order, and one that supports, defends | cases; movement > a support of a defence (S11, S15)
S12 | a unit whose attack failed does not defend | cases; movement > that failed leaves a unit that does not defend
S13 | a support of an attack names its unit | movement > counts for the unit it names
S14 | any attack cuts it, but one from the province attacked | movement > is cut by any attack; movement > is not cut from the province attacked
S15 | a support of a defence ends when its unit is driven out | movement > ends with its unit
S16 | a convoy fails when a fleet of it is attacked | cases; movement > a convoy (S16)
S17 | two fleets for one sea stay and defend | cases; movement > two fleets for one sea (S17)
S18 | armies attack and support fleets on coasts alone | cases
S20 | land has an owner or none, seas have none | cases; game > begins with the land of each country
S21 | a unit takes land in a turn in which it defends there | cases
S22 | centres are counted after fall; builds and removals | cases; game > counts centres after the fall alone (S22)
S30 | where the beaten may retreat | cases
S31 | a lot takes the retreat nobody ordered | cases; game > lets units of an absent player defend
S40 | once a game a power strikes a province beside a unit of its own | cases; game > strikes once; computer > strikes where that takes a centre
S41 | a strike comes after everything and always succeeds | cases; game > strikes after the retreats
S42 | when it does not happen, and is not used up | cases
S43 | two strikes on one province, and on each other | cases; evening > two strikes on one province
S50 | treaties, open and secret, and whether they were confirmed | cases; game > shows an open treaty to all; game > shows a secret treaty to its two sides alone
S51 | land is given, units are not | cases
S52 | leave to stand in land without taking it | cases
S53 | orders for turns ahead | game > writes orders for a later turn; game > refuses orders for a turn that is past
S55 | the four ends | game > ends when all rivals are destroyed; game > ends by agreement of two; time-out > when time is up (S55); game > ends as the gamemaster rules
S56 | nobody knows who plays whom until the end | hidden > a table of characters; evening > an evening of characters
L1 | what a table agrees on about letters, and by whose hands they go | letters > the rule as a table can keep it
L2 | a letterhead is made up, an addressee is true | letters > lies in two folders; letters-browser > phones write, forge
L3 | broadcasts, also of guests, as a newspaper | letters > is public, with a headline; letters > comes from a guest; paper > letters and a long newspaper
L4 | letters arrive at once, every so many minutes or at the bell, and are written in the talks | letters > the post; letters > when letters are taken
L5 | a folder by correspondent, with drafts, search, unread letters, quotes | mailbox > counts broadcasts; folder > has the correspondents; folder > is searched; folder > quotes; letters-browser > phones write, forge
L6 | nobody else gets a byte; all may be opened after the end | host > reaches its reader, and no other connection; host > nobody else hears a byte; letters > all may agree that everybody may read everything
L7 | an acknowledged letter is kept, and arrives once | host > is kept over a restart; host > is refused in words where letters are not taken
L8 | a clock by weekday and hour, in a named zone | calendar > goes through a week
L9 | gunboat has broadcasts at most | letters > gunboat has broadcasts at most
`
