import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { abbreviations } from '../words/abbreviations.ts'
import { NameLook, nameLook } from '../words/name-look.ts'
import { wordsOf } from '../words/notation-words.ts'
import Look from './Look.svelte'

const unit = { type: 'A', at: 'LVN' as LocationId } as const

afterEach(() => {
  nameLook.newcomer.on = false
  nameLook.latin.on = false
})

describe('somebody who is new', () => {
  it('reads full names where others read codes', async () => {
    render(Look)
    expect(wordsOf('en').order({ kind: 'hold', unit })).toBe('A LVN H')
    await fireEvent.click(screen.getByRole('checkbox', { name: /I am new/ }))
    expect(wordsOf('en').order({ kind: 'hold', unit })).toBe('A Livonia holds')
    expect(wordsOf('ru').shortUnit(unit)).toBe('А Ливония')
  })
})

describe('the learning room', () => {
  it('writes names until somebody says that the codes are known', () => {
    localStorage.clear()
    // Another device, on which nothing was chosen.
    const look = new NameLook()
    look.newcomer.usual = true
    expect(look.style).toBe('names')
    look.newcomer.on = false
    expect(look.style).toBe('codes')
    expect(new NameLook().style).toBe('codes')
  })
})

describe('Latin codes', () => {
  it('are no choice where the language has no others', () => {
    render(Look)
    expect(screen.queryByRole('checkbox', { name: /Latin/ })).toBeNull()
  })

  it.each(['ru', 'bg', 'cs'] as const)(
    'are written in lists and in the table of abbreviations in %s',
    (language) => {
      const codes = () => abbreviations(language).map(({ code }) => code)
      const own = codes()
      nameLook.latin.on = true
      expect(wordsOf(language).shortUnit(unit)).toBe('A LVN')
      expect(codes()).not.toEqual(own)
      expect(codes().filter((code) => !/^[A-Z]{2,3}$/.test(code))).toEqual([])
    },
  )
})
