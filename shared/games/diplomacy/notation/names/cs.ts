// Czech. The Czech rulebook writes orders with the English letters and codes.
import type { Tongue } from './tongue.ts'

export const cs: Tongue = {
  coasts: {
    NC: { name: 'severní pobřeží', code: 'SP', also: ['sp'], stems: ['sever'] },
    SC: { name: 'jižní pobřeží', code: 'JP', also: ['jp'], stems: ['jih', 'jižn'] },
    EC: { name: 'východní pobřeží', code: 'VP', also: ['vp'], stems: ['východ', 'vých'] },
    WC: { name: 'západní pobřeží', code: 'ZP', also: ['zp'], stems: ['západ', 'záp'] },
  },
  units: { A: 'A', F: 'F' },
  unitWords: {
    A: ['armáda', 'armády', 'armádu', 'armádě', 'armádou'],
    F: ['flotila', 'flotily', 'flotilu', 'flotile', 'flotilou', 'flota', 'loďstvo'],
  },
  writes: {
    hold: { short: 'H', long: 'obrana' },
    support: { short: 'S', long: 'S' },
    convoy: { short: 'C', long: 'C' },
    via: { short: 'konvojem', long: 'za pomoci konvoje' },
    retreat: { short: 'R', long: 'ústup -' },
    disband: { short: 'D', long: 'rozpustit' },
    build: { short: 'B', long: 'postavit' },
    remove: { short: 'D', long: 'odstranit' },
    waive: { short: 'BEZ STAVBY', long: 'bez stavby' },
  },
  says: {
    hold: 'se brání',
    move: ', přesun ',
    support: 'podporuje:',
    convoy: 'přepravuje:',
    retreat: ', ústup ',
    disband: 'rozpuštění:',
    build: 'stavba:',
    remove: 'odstranění:',
  },
  reads: {
    hold: { words: ['o', 'stojí', 'zůstává', 'na místě'], stems: ['obran', 'brán', 'drž'] },
    move: {
      words: ['do', 'na', 'přesun do', 'přesun na', 'jde do', 'útočí na', 'útok na'],
      stems: ['přesun', 'útok'],
    },
    support: { words: ['p', 'podp'], stems: ['podpor', 'podpoř'] },
    convoy: { words: ['k', 'konv'], stems: ['konvoj', 'přeprav', 'převáž', 'převez'] },
    via: {
      words: ['konvojem', 'za pomoci konvoje', 's konvojem', 'přes konvoj', 'pomocí konvoje', 'po moři'],
      stems: [],
    },
    retreat: {
      words: ['u', 'ústup do', 'ústup na', 'ustupuje do', 'ustupuje na'],
      stems: ['ústup', 'ustup', 'ustoup'],
    },
    disband: { words: ['rozp'], stems: ['rozpušt', 'rozpust', 'rozpoušt'] },
    build: { words: ['st'], stems: ['postav', 'stav'] },
    remove: { words: ['odstr', 'ruší', 'rušit'], stems: ['odstran', 'zruš'] },
    waive: { words: ['bez stavby', 'nestaví', 'nestavět', 'vzdává se stavby'], stems: ['nestav'] },
  },
  fillers: {
    position: ['pozici', 'pozice', 'svou pozici', 'na místě'],
    in: ['v', 've', 'z', 'ze', 'na'],
    beside: ['se', 'je', 'jednotka', 'podle povelu'],
    and: ['a', '&'],
  },
  coastWords: ['pobřeží', 'pobř', 'břeh'],
  seasons: ['jaro', 'léto', 'podzim', 'zima'],
}
