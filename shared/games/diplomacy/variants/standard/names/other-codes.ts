/** Latin codes of the printed rulebooks and of other programs that differ from ours, in capitals. */
export const OTHER_CODES: Readonly<Record<string, string>> = {
  GOL: 'LYO',
  MID: 'MAO',
  MAT: 'MAO',
  NAT: 'NAO',
  NRG: 'NWG',
  TYN: 'TYS',
  ECH: 'ENG',
  GOB: 'BOT',
}
