import { EDITIONS, type Edition } from '../edition.ts'

/**
 * How units move in Secrets of Diplomacy (S10 to S18, docs/secrets.md): the edition of 2000, but only dislodgement ends a
 * support of a defence, any attack ends a convoy or a support of an attack, and fleets that meet at sea defend.
 */
export const SECRETS: Edition = {
  id: 'secrets',
  policies: {
    ...EDITIONS['2000'].policies,
    supportHoldCut: 'by-dislodgement',
    ownAttack: 'cuts',
    convoyDisruption: 'by-attack',
    standOffAtSea: 'defence',
  },
}
