// Where a place of the war lies on the page.
import type { Page } from '@playwright/test'
import packed from '../../../resources/maps/paths-of-glory.json' with { type: 'json' }
import { decodePlaces } from '../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../shared/map/places/packed.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)

export interface OnPage {
  readonly x: number
  readonly y: number
}

/** The middle of a place's stack, or a point beside it, in px of the map. */
export async function spotOf(page: Page, place: string, beside: OnPage = { x: 0, y: 0 }): Promise<OnPage> {
  const box = await page.locator('.board .world').boundingBox()
  const at = map.places.get(place)?.at
  if (!box || !at) throw new Error(`${place} is not on the page`)
  const scale = box.width / map.width
  return { x: box.x + (at[0] + beside.x) * scale, y: box.y + (at[1] + beside.y) * scale }
}
