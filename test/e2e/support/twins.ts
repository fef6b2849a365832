// Controls of a page that have the same name for a screen reader or voice control.
import type { Page } from '@playwright/test'

/** Controls that are pressed, chosen or filled in. */
const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'slider',
  'switch',
  'tab',
  'DisclosureTriangle',
])
/** A radio button is called together with its group. */
const GROUPS = new Set(['group', 'radiogroup'])

/** Names that several controls of a page have, as the browser computes them; inert and hidden controls have none. */
export async function twinsOn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  // Provinces are left out: an answer may have the name of the province that gives it.
  const provinces = await page
    .locator('[data-province]')
    .evaluateAll((all) => all.map((province) => province.getAttribute('aria-label')))
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  type Node = (typeof nodes)[number]
  const roleOf = (node: Node) => String(node.role?.value)
  const nameOf = (node: Node) => String(node.name?.value ?? '').trim()
  const groupOf = (node: Node): string => {
    const parent = node.parentId === undefined ? undefined : byId.get(node.parentId)
    if (!parent) return ''
    return GROUPS.has(roleOf(parent)) && nameOf(parent) !== '' ? nameOf(parent) : groupOf(parent)
  }
  // Two links with one target count once.
  const goalOf = (node: Node) =>
    String(node.properties?.find(({ name }) => (name as string) === 'url')?.value.value ?? node.nodeId)
  const goals = new Map<string, Set<string>>()
  for (const node of nodes) {
    if (node.ignored || !CONTROLS.has(roleOf(node))) continue
    const name = roleOf(node) === 'radio' ? `${groupOf(node)}: ${nameOf(node)}` : nameOf(node)
    goals.set(name, (goals.get(name) ?? new Set()).add(goalOf(node)))
  }
  return [...goals]
    .filter(([name, { size }]) => name === '' || size > 1 + provinces.filter((own) => own === name).length)
    .map(([name, { size }]) =>
      name === '' ? `${size} controls without a name` : `${size} controls called “${name}”`,
    )
}
