import { beforeEach, expect, it } from 'vitest'
import { chooseTheme, chosenTheme, wearTheme } from './theme.ts'

const worn = () => document.documentElement.dataset['theme']

beforeEach(() => chooseTheme('device'))

it('is the device’s until the user chooses, and is stored then', () => {
  expect([chosenTheme(), worn()]).toEqual(['device', undefined])
  chooseTheme('dark')
  expect([chosenTheme(), worn()]).toEqual(['dark', 'dark'])
  chooseTheme('device')
  expect([chosenTheme(), worn()]).toEqual(['device', undefined])
})

it('ignores unknown themes', () => {
  localStorage.setItem('entente.theme', 'purple')
  expect(chosenTheme()).toBe('device')
  wearTheme('light')
  expect(worn()).toBe('light')
})
