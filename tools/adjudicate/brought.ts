// A board from a file, for the adjudicator: read and checked, with a sentence for every fault.
import { readFileSync, statSync } from 'node:fs'
import { type Board, compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import { boardOf, namesOf } from '../../shared/games/diplomacy/brought/board.ts'
import { type Definition, definitionSchema } from '../../shared/games/diplomacy/brought/definition.ts'
import { type Fault, faultsOf } from '../../shared/games/diplomacy/brought/faults.ts'
import type { BoardNames } from '../../shared/games/diplomacy/notation/names/board-names.ts'
import { err, ok, type Result } from '../../shared/kernel/result.ts'

export interface BroughtBoard {
  readonly id: string
  readonly board: Board
  readonly names: BoardNames
}

/** The largest board that is played takes a tenth of this, in bytes. */
const MOST_BYTES = 2_000_000
/** More sentences than are useful. */
const MOST_SENTENCES = 50

/** Reads a board's definition; the error is a list of sentences. */
export function readBoard(path: string): Result<BroughtBoard, readonly string[]> {
  try {
    if (statSync(path).size > MOST_BYTES) return err([`${path} is larger than ${MOST_BYTES} bytes`])
    return boardFrom(readFileSync(path, 'utf8'))
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error)])
  }
}

/** A definition's text as a board; the error is a list of sentences. */
export function boardFrom(text: string): Result<BroughtBoard, readonly string[]> {
  const value = parsed(text)
  if (value === undefined) return err(['this is not JSON'])
  const read = definitionSchema.safeParse(value)
  if (!read.success)
    return err(read.error.issues.slice(0, MOST_SENTENCES).map(({ path, message }) => `${path.join('.')}: ${message}`)) // oxfmt-ignore
  const faults = faultsOf(read.data)
  if (faults.length > 0)
    return err(faults.slice(0, MOST_SENTENCES).map((fault) => sentence(read.data, fault)))
  return ok({ id: read.data.id, board: compileBoard(boardOf(read.data)), names: namesOf(read.data) })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** What a fault says, with the names of its places. */
export function sentence({ provinces, powers }: Definition, { code, of }: Fault): string {
  const english = (name: Definition['title']) => (typeof name === 'string' ? name : name.en)
  const known = (id: string): string => {
    const found = provinces.find((one) => one.id === provinceOf(id)) ?? powers.find((one) => one.id === id)
    return found ? `${english(found.name)} (${id})` : id
  }
  const [a = '', b = ''] = of.map(known)
  switch (code) {
    case 'province-twice':
      return `${a} is listed twice.`
    case 'province-name-twice':
      return `Several provinces have one name: ${of.join(', ')}.`
    case 'power-twice':
      return `The power ${a} is listed twice.`
    case 'power-name-twice':
      return `Several powers have one name: ${of.join(', ')}.`
    case 'unknown-place':
      return `A border leads to ${of[0] ?? ''}, and there is no such place.`
    case 'border-to-itself':
      return `${a} borders itself.`
    case 'border-one-way':
      return `${a} borders ${b}, but not the other way round.`
    case 'army-at-sea':
      return `Armies cannot go to ${a}: it is a sea or a coast.`
    case 'fleet-inland':
      return `Fleets cannot go to ${a}: it is inland.`
    case 'coast-unnamed':
      return `${a} has separate coasts: a border for fleets must say which.`
    case 'one-coast-only':
      return `${a} has one separate coast; there are several or none.`
    case 'coasts-without-shore':
      return `${a} has separate coasts, but is not coastal.`
    case 'shore-without-water':
      return `No fleet comes to ${a}.`
    case 'convoying-elsewhere':
      return `${a} is said to convoy; only seas do, and coasts that say so.`
    case 'unknown-home':
      return `The home ${of[0] ?? ''} of ${b} is no province.`
    case 'home-without-centre':
      return `${a} is a home of ${b}, but has no centre.`
    case 'home-of-two':
      return `${a} is a home of several powers.`
    case 'power-with-nothing':
      return `${a} has neither a home centre nor a unit.`
    case 'unit-misplaced':
      return `The unit ${of[0] ?? ''} cannot stand in ${b}.`
    case 'two-units':
      return `Two units begin in ${a}.`
    case 'out-of-reach':
      return `Nobody gets to ${a}.`
    case 'victory-out-of-reach':
      return 'More centres win than there are on the board.'
  }
}
