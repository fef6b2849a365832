import { GIVEN, type Command } from '../../shared/commands/commands.ts'
import type { Commands } from './offered.svelte.ts'

/** The commands available now, in the list's order. The list is no part of a first view, whose pages only offer them. */
export const ableOf = (commands: Commands): readonly Command[] => GIVEN.filter(({ id }) => commands.find(id))
