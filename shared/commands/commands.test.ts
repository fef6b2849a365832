import { describe, expect, it } from 'vitest'
import { COMMANDS, GIVEN, PLACES } from './commands.ts'
import { MENUS } from './menus.ts'
import { accelerator, isPressed, keyCaps, type Stroke } from './shortcut.ts'

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('the list of commands', () => {
  it('names each command once', () => {
    const ids = COMMANDS.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it.each(PLACES)('gives no key press two meanings: %s', (place) => {
    // History and sheet are never open together, and neither are sheet and reading.
    const here = COMMANDS.filter((command) =>
      [place, 'everywhere', 'tables', 'table'].includes(command.place),
    ).flatMap(({ keys }) => keys)
    expect(here).toEqual([...new Set(here)])
  })

  it('puts every command that can be given into one menu', () => {
    const inMenus = Object.values(MENUS).flatMap((menu) =>
      menu.flatMap((entry) => ('command' in entry ? [entry.command] : [])),
    )
    expect(inMenus.toSorted()).toEqual(GIVEN.map(({ id }) => id).toSorted())
  })
})

describe('a shortcut', () => {
  it.each([
    ['Mod+Z', stroke('z', { ctrlKey: true }), true],
    ['Mod+Z', stroke('z', { metaKey: true }), true],
    ['Mod+Z', stroke('z'), false],
    ['Mod+Z', stroke('Z', { ctrlKey: true, shiftKey: true }), false],
    ['Mod+Shift+Z', stroke('Z', { ctrlKey: true, shiftKey: true }), true],
    ['Mod+Z', stroke('z', { ctrlKey: true, altKey: true }), false],
    // A Cyrillic layout has no Latin letters: the key in the same place counts.
    ['Mod+Z', stroke('я', { code: 'KeyZ', ctrlKey: true }), true],
    // On a Czech keyboard the letter Z lies where an English one has Y.
    ['Mod+Z', stroke('z', { code: 'KeyY', ctrlKey: true }), true],
    ['Mod+Z', stroke('y', { code: 'KeyZ', ctrlKey: true }), false],
    ['?', stroke('?', { shiftKey: true }), true],
    ['?', stroke('?'), true],
    ['/', stroke('/', { shiftKey: true }), true],
    ['Shift+Tab', stroke('Tab', { shiftKey: true }), true],
    ['Tab', stroke('Tab', { shiftKey: true }), false],
    ['Space', stroke(' '), true],
    ['Mod+.', stroke('.', { ctrlKey: true }), true],
  ])('%s by %o: %s', (shortcut, pressed, yes) => expect(isPressed(shortcut, pressed)).toBe(yes))

  it('is shown as the keys are printed', () => {
    expect(keyCaps('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
    expect(keyCaps('Mod+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z'])
    expect(keyCaps('Shift+ArrowLeft', false)).toEqual(['Shift', '←'])
    expect(keyCaps('+', false)).toEqual(['+'])
  })

  it('is written as an Electron accelerator', () => {
    expect(accelerator('Mod+Shift+Z')).toBe('CmdOrCtrl+Shift+Z')
    expect(accelerator('Mod+.')).toBe('CmdOrCtrl+.')
    expect(accelerator('F1')).toBe('F1')
  })
})
