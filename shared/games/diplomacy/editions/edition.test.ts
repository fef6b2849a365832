import { describe, expect, it } from 'vitest'
import { EDITION_IDS, EDITIONS, POLICIES, withPolicies, type PolicyName } from './edition.ts'

describe.each(EDITION_IDS)('the edition %s', (id) => {
  const { policies } = EDITIONS[id]

  it('has its own name', () => expect(EDITIONS[id].id).toBe(id))

  it.each(Object.keys(POLICIES) as PolicyName[])('has an answer to %s', (name) =>
    expect(POLICIES[name]).toContain(policies[name]),
  )

  it('with a house rule is another edition, and is not changed itself', () => {
    const house = withPolicies(EDITIONS[id], { convoyParadox: 'all-hold' })
    expect(house).toEqual({ id: `${id}*`, policies: { ...policies, convoyParadox: 'all-hold' } })
    expect(EDITIONS[id].policies.convoyParadox).not.toBe('all-hold')
  })
})
