import { version as packaged } from '../../package.json'

/** The program's version, as in package.json. */
export const version: string = packaged
