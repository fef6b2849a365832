import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { mapLook } from './map-look.svelte.ts'
import PatternChoice from './PatternChoice.svelte'

it('draws every board with patterns from then on, on this device', async () => {
  render(PatternChoice)
  const choice = screen.getByRole('checkbox')
  expect(mapLook.hatched).toBe(false)
  await fireEvent.click(choice)
  expect(mapLook.hatched).toBe(true)
  expect(localStorage.getItem('entente.patterns')).toBe('on')
  await fireEvent.click(choice)
  expect(mapLook.hatched).toBe(false)
})
