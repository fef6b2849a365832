import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} Locked */
/** What somebody wants to do: start the program, or work on it as well. @typedef {'program' | 'everything'} Purpose */

/** The packages that the lock names for a purpose, by their folder. @param {Purpose} purpose */
export function lockedPackages(purpose) {
  const packages = readLock(path.join(root, 'package-lock.json'))
  delete packages['']
  return new Map(
    Object.entries(packages).filter(
      ([, { dev, devOptional }]) => purpose === 'everything' || !(dev || devOptional),
    ),
  )
}

/** Whether a package is for this system; most optional ones are for others. @param {Locked} locked */
export const fitsHere = ({ os, cpu }) => names(os, process.platform) && names(cpu, process.arch)

/** Whether npm has installed what a purpose needs, in the versions of the lock. @param {Purpose} purpose */
export function isInstalled(purpose) {
  // npm writes this file last, so an installation that was broken off has none.
  const file = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(file)) return false
  const there = readLock(file)
  return [...lockedPackages(purpose)].every(
    ([folder, { version, optional }]) => optional || there[folder]?.version === version,
  )
}

/** @param {string} file @returns {Record<string, Locked>} */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** @param {string[] | undefined} list @param {string} here */
function names(list, here) {
  if (!list) return true
  const refused = list.filter((name) => name.startsWith('!'))
  return refused.length > 0 ? !refused.includes(`!${here}`) : list.includes(here)
}
