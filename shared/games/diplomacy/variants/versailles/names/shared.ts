// Spaces that Versailles 1929 has in common with the standard board: they are called the same in every language.
import type { NamesIn } from '../../../notation/names/board-names.ts'

const SHARED = `
  ADR AEG ALB APU BAL BAR BEL BER BLA BOH BOT BRE BUL BUR CLY CON DEN EAS EDI ENG FIN GAS GRE HEL
  HOL ION IRI LON LVP LYO MAR MOS MUN NAO NAP NTH NWG NWY PAR PIC POR ROM SER SEV SIL SKA SMY SPA
  SWE SYR TUN TUS TYS VEN WAL WAR WES YOR`

/** What these spaces are called on the standard board in one language. Throws where it has no such space. */
export const sharedWith = ({ spaces }: NamesIn): NamesIn['spaces'] =>
  Object.fromEntries(
    SHARED.trim()
      .split(/\s+/)
      .map((id) => {
        const name = spaces[id]
        if (!name) throw new Error(`the standard board has no ${id}`)
        return [id, name]
      }),
  )
