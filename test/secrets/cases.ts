// The sentences of the rules (2013) that are about more than one phase's orders, each as a turn: what stands, who owns what,
// what is ordered and declared, and what is left of it. `docs/secrets.md` says which decision a row marked D stands for.

/**
 * Rows of `rule | sentence | units with orders | owners | declarations | expected`, an empty line between them. Owners not named
 * are nobody. Expected: `GERMANY A WAR` stands there, `WAR=GERMANY` owns it, `WAR=-` is nobody's, `WAR empty`, `spent GERMANY`,
 * `unspent GERMANY`, `refused CODE` for the declarations.
 */
export const CASES = `
S1 | the Helgoland Bight touches the Baltic Sea | GERMANY: F HEL - BAL | | | GERMANY F BAL

S1 | the Helgoland Bight touches the Skagerrak | GERMANY: F HEL - SKA | | | GERMANY F SKA

S1 | the Helgoland Bight does not touch Sweden | GERMANY: F HEL - SWE | | | GERMANY F HEL

S1 | the Skagerrak does not touch the Baltic Sea | GERMANY: F SKA - BAL | | | GERMANY F SKA

S1 | from the Baltic one goes to Denmark first | GERMANY: F BAL - DEN | | | GERMANY F DEN

S1 | Denmark does not touch Berlin | GERMANY: A DEN - BER | | | GERMANY A DEN

S1 | Denmark touches Kiel | GERMANY: A DEN - KIE | | | GERMANY A KIE

S1 | Denmark touches the North Sea | GERMANY: F DEN - NTH | | | GERMANY F NTH

S1 | an army goes from Sweden to Denmark in one turn | RUSSIA: A SWE - DEN | | | RUSSIA A DEN

S1 | a fleet goes from Sweden to Denmark in one turn | RUSSIA: F SWE - DEN | | | RUSSIA F DEN

S1 | Spain does not touch North Africa | FRANCE: A SPA - NAF | | | FRANCE A SPA

S1 | Rumania touches Serbia | TURKEY: A RUM - SER | | | TURKEY A SER

S1 | a fleet goes from Holland to Kiel | GERMANY: F HOL - KIE | | | GERMANY F KIE

S1 | and from Kiel to Berlin, not round Denmark | GERMANY: F KIE - BER | | | GERMANY F BER

S1 | a fleet goes from the Black Sea to Constantinople | TURKEY: F BLA - CON | | | TURKEY F CON

S1 | and from there to the Aegean | TURKEY: F CON - AEG | | | TURKEY F AEG

S1 | but not from the Black Sea to the Aegean at once | TURKEY: F BLA - AEG | | | TURKEY F BLA

S1 | a fleet on the north coast of Spain cannot go to the Gulf of Lyon | FRANCE: F SPA/NC - LYO | | | FRANCE F SPA/NC

S1 | nor to Marseilles | FRANCE: F SPA/NC - MAR | | | FRANCE F SPA/NC

S1 | where two coasts are possible and none is named, the fleet does not move | TURKEY: F CON - BUL | | | TURKEY F CON

S1 | the eastern coast of Bulgaria named | TURKEY: F CON - BUL/EC | | | TURKEY F BUL/EC

S1 | the southern coast named | TURKEY: F CON - BUL/SC | | | TURKEY F BUL/SC

S1 | from the Mid-Atlantic the coast of Spain must be named | FRANCE: F MAO - SPA | | | FRANCE F MAO

S1 | a fleet on one coast has the whole province | FRANCE: F SPA/NC; ITALY: A MAR - SPA | SPA=FRANCE | | FRANCE F SPA/NC, ITALY A MAR

S1 | and moves no other way from there | FRANCE: F SPA/NC - WES | | | FRANCE F SPA/NC

S1 | and supports only into what its coast touches | FRANCE: F SPA/NC S A GAS - MAR, A GAS - MAR; ITALY: A MAR H | | | FRANCE A GAS, ITALY A MAR

S1 | D: of “any sea beside a province with more than one coast” its own coast has the say | RUSSIA: F STP/SC - BAR | | | RUSSIA F STP/SC

S1 | a fleet goes to the next province only along the coast | ITALY: F ROM - VEN | | | ITALY F ROM

S1 | along the coast it does | ITALY: F ROM - NAP | | | ITALY F NAP

S1 | Denmark does not part the coast of Sweden | RUSSIA: F SWE - BAL | | | RUSSIA F BAL

S10 | a move into an empty province is only a move | GERMANY: A SIL - GAL | | | GERMANY A GAL

S10 | one army against one that defends is in vain, and both stay | GERMANY: A SIL - WAR; RUSSIA: A WAR | WAR=RUSSIA | | GERMANY A SIL, RUSSIA A WAR

S10 | two armies that attack one province both stay | GERMANY: A SIL - WAR; AUSTRIA: A GAL - WAR | | | GERMANY A SIL, AUSTRIA A GAL, WAR empty

S10 | with support the defender is beaten | GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR H | | | GERMANY A WAR, GERMANY A PRU

S10 | supported defence takes three to beat: one attacks and two support | RUSSIA: A PRU - BER, A SIL S A PRU - BER, A MUN S A PRU - BER; GERMANY: A BER H, A KIE S A BER | | | RUSSIA A BER

S10 | or one attacks, one supports and the third drives the helper out | RUSSIA: A PRU - BER, A SIL S A PRU - BER, A RUH - KIE, A HOL S A RUH - KIE; GERMANY: A BER H, A KIE S A BER | | | RUSSIA A BER, RUSSIA A KIE

S11 | without any order all armies defend | GERMANY: A SIL; RUSSIA: A WAR - SIL | SIL=GERMANY | | GERMANY A SIL, RUSSIA A WAR

S12 | a unit whose attack failed is always thrown out by two | GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR - GAL, A UKR S A WAR; AUSTRIA: A GAL H | | | GERMANY A WAR

S16 | a landing goes over a chain of seas in one turn | ENGLAND: A LON - TUN, F ENG C A LON - TUN, F MAO C A LON - TUN, F WES C A LON - TUN | | | ENGLAND A TUN

S16 | over the new passage too | GERMANY: A HOL - SWE, F HEL C A HOL - SWE, F SKA C A HOL - SWE | | | GERMANY A SWE

S16 | an attacked fleet ends a landing | ENGLAND: A LON - HOL, F NTH C A LON - HOL; GERMANY: F HEL - NTH | | | ENGLAND A LON, ENGLAND F NTH

S16 | a fleet in port carries nobody | ENGLAND: A YOR - HOL, F LON C A YOR - HOL | | | ENGLAND A YOR, ENGLAND F LON

S16 | a landing is supported as any attack | ENGLAND: A LON - HOL, F NTH C A LON - HOL, A BEL S A LON - HOL; GERMANY: A HOL H | | | ENGLAND A HOL

S17 | two fleets for one sea stay where they were | ENGLAND: F EDI - NTH; GERMANY: F HOL - NTH | | | ENGLAND F EDI, GERMANY F HOL, NTH empty

S18 | an army supports a fleet on a coast | GERMANY: F KIE - DEN, A SWE S F KIE - DEN; RUSSIA: A DEN H | | | GERMANY F DEN

S18 | an army attacks a fleet on a coast | GERMANY: A SWE - DEN, A KIE S A SWE - DEN; RUSSIA: F DEN H | | | GERMANY A DEN

S18 | and none at sea | GERMANY: A SWE - BAL, A PRU S A SWE - BAL; RUSSIA: F BAL H | | | GERMANY A SWE, RUSSIA F BAL

S18 | it does not support a fleet at sea | GERMANY: F KIE - BAL, A SWE S F KIE - BAL; RUSSIA: F BAL H | | | GERMANY F KIE, RUSSIA F BAL

S20 | seas cannot be taken | ENGLAND: F NTH H | | | NTH=-

S20 | land that nobody has is grey until taken | ENGLAND: A BEL | | | BEL=ENGLAND

S21 | who defends in neutral land takes it | GERMANY: A DEN H | | | DEN=GERMANY

S21 | without an order too | GERMANY: A DEN | | | DEN=GERMANY

S21 | and in foreign land | GERMANY: A WAR H | WAR=RUSSIA | | WAR=GERMANY

S21 | not while attacking, even in vain | GERMANY: A WAR - MOS; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | | GERMANY A WAR, WAR=RUSSIA

S21 | not while supporting an attack | GERMANY: A WAR S A UKR - MOS, A UKR - MOS | WAR=RUSSIA | | WAR=RUSSIA

S21 | not while supporting a defence | GERMANY: A WAR S A UKR, A UKR H | WAR=RUSSIA, UKR=RUSSIA | | WAR=RUSSIA, UKR=GERMANY

S21 | D: not the turn it came in | GERMANY: A SIL - WAR | WAR=RUSSIA | | GERMANY A WAR, WAR=RUSSIA

S21 | D: not where it was driven out | GERMANY: A WAR H; RUSSIA: A MOS - WAR, A LVN S A MOS - WAR | WAR=RUSSIA | | RUSSIA A WAR, WAR=RUSSIA

S21 | a fleet on a coast takes the province | ENGLAND: F SPA/NC H | | | SPA=ENGLAND

S21 | an attack that is beaten off does not keep a unit from taking land | GERMANY: A WAR H; RUSSIA: A MOS - WAR | WAR=RUSSIA | | WAR=GERMANY

S21 | D: an order that is not allowed is none of defending | GERMANY: A WAR - PAR | WAR=RUSSIA | | GERMANY A WAR, WAR=RUSSIA

S21 | D: nor is a support in vain | GERMANY: A WAR S A UKR - MOS, A UKR H | WAR=RUSSIA | | WAR=RUSSIA

S21 | one’s own land stays one’s own | GERMANY: A SIL H | SIL=GERMANY | | SIL=GERMANY

S21 | land one leaves stays one’s own | GERMANY: A WAR - GAL | WAR=GERMANY | | GERMANY A GAL, WAR=GERMANY

S21 | a unit that walks through takes nothing | GERMANY: A WAR - UKR; RUSSIA: A MOS H | WAR=RUSSIA, UKR=RUSSIA | | WAR=RUSSIA, UKR=RUSSIA

S40 | a province beside one’s own unit | GERMANY: A SIL H | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR | WAR=GERMANY, spent GERMANY

S40 | units there are no hindrance | GERMANY: A SIL H; RUSSIA: A WAR H, A MOS S A WAR | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR | WAR empty, WAR=GERMANY, RUSSIA A MOS

S40 | however strong the defence | GERMANY: A SIL H; RUSSIA: A WAR H, A MOS S A WAR, A UKR S A WAR, A LVN S A WAR | WAR=RUSSIA | GERMANY strike SIL WAR | WAR empty, WAR=GERMANY

S40 | once a game | GERMANY: A SIL H | WAR=RUSSIA | spent GERMANY; GERMANY strike SIL WAR | refused strike/spent, WAR=RUSSIA

S40 | not two provinces away | GERMANY: A SIL H; RUSSIA: A MOS H | MOS=RUSSIA | GERMANY strike SIL MOS | refused strike/too-far, RUSSIA A MOS, unspent GERMANY

S40 | not from where no unit of one’s own stands | GERMANY: A BER H; RUSSIA: A WAR H | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR | refused strike/no-unit, RUSSIA A WAR

S40 | D: an army strikes a sea | GERMANY: A HOL H; ENGLAND: F NTH H | HOL=GERMANY | GERMANY strike HOL NTH | NTH empty, NTH=-, spent GERMANY

S40 | D: a fleet at sea strikes land | ENGLAND: F NTH H; GERMANY: A HOL H | HOL=GERMANY | ENGLAND strike NTH HOL | HOL empty, HOL=ENGLAND

S40 | D: a fleet strikes land that it could not sail to | ITALY: F ROM H; AUSTRIA: A VEN H | ROM=ITALY, VEN=AUSTRIA | ITALY strike ROM VEN | VEN empty, VEN=ITALY

S40 | D: from foreign land one stands in | GERMANY: A WAR - GAL; RUSSIA: A MOS H; AUSTRIA: A GAL H | WAR=RUSSIA, MOS=RUSSIA | GERMANY strike WAR MOS | MOS empty, MOS=GERMANY

S41 | whoever has left the target is unharmed | GERMANY: A SIL H; RUSSIA: A WAR - MOS | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR | RUSSIA A MOS, WAR=GERMANY

S41 | whoever has come in dies | GERMANY: A SIL H; RUSSIA: A MOS - WAR | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR | WAR empty, MOS empty, WAR=GERMANY

S41 | an empty province is taken all the same | GERMANY: A SIL H | WAR=RUSSIA | GERMANY strike SIL WAR | WAR=GERMANY

S41 | it comes later than all attacks: the victor in the target dies | GERMANY: A SIL H; RUSSIA: A WAR H; AUSTRIA: A GAL - WAR, A UKR S A GAL - WAR | WAR=RUSSIA | GERMANY strike SIL WAR | WAR empty, GAL empty, WAR=GERMANY

S41 | D: it comes after land is taken | GERMANY: A SIL H; AUSTRIA: A WAR H | WAR=RUSSIA | GERMANY strike SIL WAR | WAR empty, WAR=GERMANY

S41 | D: it comes after gifts | GERMANY: A SIL H; RUSSIA: A MOS H | WAR=RUSSIA | GERMANY strike SIL WAR; RUSSIA give WAR TURKEY | WAR=GERMANY

S41 | the unit that strikes may attack as well | GERMANY: A SIL - GAL; RUSSIA: A WAR H | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR | GERMANY A GAL, WAR empty, WAR=GERMANY

S42 | not where one’s own unit has come | GERMANY: A SIL - WAR | WAR=RUSSIA | GERMANY strike SIL WAR | GERMANY A WAR, WAR=RUSSIA, unspent GERMANY

S42 | not where one’s own unit stands | GERMANY: A SIL H, A GAL H | GAL=GERMANY | GERMANY strike SIL GAL | GERMANY A GAL, unspent GERMANY

S42 | not where an enemy has taken the province struck from | GERMANY: A SIL H; RUSSIA: A WAR - SIL, A GAL S A WAR - SIL, A MOS H | SIL=GERMANY | GERMANY strike SIL BER | RUSSIA A SIL, BER=-, unspent GERMANY

S42 | nor where one left it to him | GERMANY: A SIL - BOH; RUSSIA: A WAR - SIL | SIL=GERMANY | GERMANY strike SIL BER | RUSSIA A SIL, BER=-, unspent GERMANY

S42 | an attack that is beaten off is no hindrance | GERMANY: A SIL H; RUSSIA: A WAR - SIL | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR | WAR empty, WAR=GERMANY, spent GERMANY

S42 | D: an origin that was given away, and that nobody entered, is not taken | GERMANY: A SIL - BOH | SIL=GERMANY, WAR=AUSTRIA | GERMANY give SIL RUSSIA; GERMANY strike SIL WAR | SIL=RUSSIA, WAR=GERMANY, spent GERMANY

S43 | two on one province: both are used, units die, nobody owns it | GERMANY: A SIL H; AUSTRIA: A GAL H; RUSSIA: A WAR H | WAR=RUSSIA | GERMANY strike SIL WAR; AUSTRIA strike GAL WAR | WAR empty, WAR=-, spent GERMANY, spent AUSTRIA

S43 | whoever comes in dies then too | GERMANY: A SIL H; AUSTRIA: A GAL H; RUSSIA: A MOS - WAR | WAR=RUSSIA | GERMANY strike SIL WAR; AUSTRIA strike GAL WAR | WAR empty, MOS empty, WAR=-

S43 | D: one of the two that has its own unit there does not happen | GERMANY: A SIL - WAR; AUSTRIA: A GAL H | WAR=RUSSIA | GERMANY strike SIL WAR; AUSTRIA strike GAL WAR | WAR empty, WAR=AUSTRIA, unspent GERMANY, spent AUSTRIA

S43 | from A to B and from B to A: both are used, foreign units die, the provinces change hands | GERMANY: A SIL H; RUSSIA: A WAR H | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR; RUSSIA strike WAR SIL | SIL empty, WAR empty, SIL=RUSSIA, WAR=GERMANY, spent GERMANY, spent RUSSIA

S43 | the same where both have left | GERMANY: A SIL - BOH; RUSSIA: A WAR - MOS | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR; RUSSIA strike WAR SIL | GERMANY A BOH, RUSSIA A MOS, SIL=RUSSIA, WAR=GERMANY

S43 | D: a strike that S42 stops is none, also of two on each other | GERMANY: A SIL - WAR; RUSSIA: A WAR - GAL | SIL=GERMANY, WAR=RUSSIA | GERMANY strike SIL WAR; RUSSIA strike WAR SIL | GERMANY A WAR, RUSSIA A GAL, SIL=GERMANY, WAR=RUSSIA, unspent GERMANY, unspent RUSSIA

S43 | D: three on one province: nobody owns it | GERMANY: A SIL H; AUSTRIA: A GAL H; TURKEY: A UKR H; RUSSIA: A WAR H | WAR=RUSSIA | GERMANY strike SIL WAR; AUSTRIA strike GAL WAR; TURKEY strike UKR WAR | WAR empty, WAR=-, spent TURKEY

S43 | D: three in a ring all fall at once | GERMANY: A SIL H; RUSSIA: A WAR H; AUSTRIA: A GAL H | SIL=GERMANY, WAR=RUSSIA, GAL=AUSTRIA | GERMANY strike SIL WAR; RUSSIA strike WAR GAL; AUSTRIA strike GAL SIL | SIL=AUSTRIA, WAR=GERMANY, GAL=RUSSIA, SIL empty, WAR empty, GAL empty

S51 | land may be given | GERMANY: A BER H | SIL=GERMANY | GERMANY give SIL RUSSIA | SIL=RUSSIA

S51 | armies may not: a unit stays its power’s | GERMANY: A SIL H; RUSSIA: A WAR H | SIL=GERMANY, WAR=RUSSIA | GERMANY give SIL RUSSIA; RUSSIA pass GERMANY * | GERMANY A SIL, SIL=RUSSIA

S51 | D: a giver’s own unit that stands there takes it back at once | GERMANY: A SIL H | SIL=GERMANY | GERMANY give SIL RUSSIA | SIL=GERMANY

S51 | not land of somebody else | GERMANY: A SIL H | WAR=RUSSIA | GERMANY give WAR AUSTRIA | refused gift/not-yours, WAR=RUSSIA

S51 | not to oneself | GERMANY: A SIL H | SIL=GERMANY | GERMANY give SIL GERMANY | refused gift/to-oneself

S51 | D: a gift comes before land is taken | GERMANY: A BER H; AUSTRIA: A SIL H | SIL=GERMANY | GERMANY give SIL RUSSIA | SIL=AUSTRIA

S51 | D: what is given to the guest who stands there is his | GERMANY: A BER H; AUSTRIA: A SIL H | SIL=GERMANY | GERMANY give SIL AUSTRIA | SIL=AUSTRIA

S51 | a centre may be given as any land | GERMANY: A SIL H | BER=GERMANY | GERMANY give BER RUSSIA | BER=RUSSIA

S51 | D: two powers that give to each other trade | GERMANY: A MUN H; RUSSIA: A MOS H | MUN=GERMANY, SIL=GERMANY, MOS=RUSSIA, WAR=RUSSIA | GERMANY give SIL RUSSIA; RUSSIA give WAR GERMANY | SIL=RUSSIA, WAR=GERMANY

S52 | one may stand in a friend’s land without taking it | GERMANY: A WAR H; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | RUSSIA pass GERMANY WAR | GERMANY A WAR, WAR=RUSSIA

S52 | everywhere | GERMANY: A WAR H; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | RUSSIA pass GERMANY * | WAR=RUSSIA

S52 | in one province does not mean in another | GERMANY: A WAR H; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | RUSSIA pass GERMANY MOS | WAR=GERMANY

S52 | nor another power | GERMANY: A WAR H; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | RUSSIA pass AUSTRIA WAR | WAR=GERMANY

S52 | until withdrawn | GERMANY: A WAR H; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | before RUSSIA GERMANY WAR | WAR=RUSSIA

S52 | withdrawn, it counts no longer | GERMANY: A WAR H; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | before RUSSIA GERMANY WAR; RUSSIA bar GERMANY WAR | WAR=GERMANY

S52 | D: withdrawn everywhere, every part of it is | GERMANY: A WAR H; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | before RUSSIA GERMANY WAR; RUSSIA bar GERMANY * | WAR=GERMANY

S52 | D: leave of one that no longer owns the land counts for nothing | GERMANY: A WAR H; AUSTRIA: A VIE H | WAR=AUSTRIA, VIE=AUSTRIA | before RUSSIA GERMANY WAR | WAR=GERMANY

S52 | not in foreign land | GERMANY: A SIL H | WAR=RUSSIA | GERMANY pass AUSTRIA WAR | refused passage/not-yours

S52 | one’s own units need none | GERMANY: A SIL H | SIL=GERMANY | GERMANY pass GERMANY SIL | refused passage/to-oneself

S52 | a guest may be attacked as anybody | GERMANY: A WAR H; RUSSIA: A MOS - WAR, A UKR S A MOS - WAR | WAR=RUSSIA | RUSSIA pass GERMANY WAR | RUSSIA A WAR

S52 | leave says nothing of a strike | GERMANY: A WAR H; RUSSIA: A MOS H | WAR=RUSSIA, MOS=RUSSIA | RUSSIA pass GERMANY *; GERMANY strike WAR MOS | MOS empty, MOS=GERMANY

S50 | a treaty takes another power | GERMANY: A SIL H | SIL=GERMANY | GERMANY treaty GERMANY Peace | refused treaty/with-oneself

S50 | and a text | GERMANY: A SIL H | SIL=GERMANY | GERMANY treaty RUSSIA | refused treaty/empty

S50 | D: a treaty hinders nobody: no penalty for breaking one | GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR H | WAR=RUSSIA | GERMANY treaty RUSSIA Peace; RUSSIA treaty GERMANY Peace | GERMANY A WAR
`

/** Retreats: `rule | sentence | units with orders | owners | retreat orders | where the beaten unit may go | where it stands then`. */
export const RETREATS = `
S30 | to one’s own and to neutral land, and to foreign land without a centre | GERMANY: A WAR; RUSSIA: A MOS - WAR, A UKR S A MOS - WAR | GAL=AUSTRIA, LVN=RUSSIA, PRU=GERMANY | GERMANY: A WAR R GAL | GAL LVN PRU SIL | GERMANY A GAL

S30 | not to a centre of another power | GERMANY: A SIL; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL | BER=FRANCE, MUN=GERMANY | GERMANY: A SIL R MUN | BOH MUN PRU | GERMANY A MUN

S30 | D: to a centre that nobody owns | GERMANY: A SIL; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL | MUN=FRANCE | GERMANY: A SIL R BER | BER BOH PRU | GERMANY A BER

S30 | not to an occupied province | GERMANY: A SIL, A BER H; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL | | GERMANY: A SIL R MUN | BOH MUN PRU | GERMANY A MUN

S30 | not to where the attack came from | GERMANY: A SIL; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL | | GERMANY: A SIL R GAL | BER BOH MUN PRU |

S30 | not to a province left empty by a stand-off | GERMANY: A SIL, A MUN - BOH; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL; AUSTRIA: A VIE - BOH | | GERMANY: A SIL R PRU | BER PRU | GERMANY A PRU

S30 | seas are nobody’s | GERMANY: F DEN; ENGLAND: F NTH - DEN, F SKA S F NTH - DEN | SWE=RUSSIA, KIE=FRANCE | GERMANY: F DEN R BAL | BAL HEL | GERMANY F BAL

S31 | without an order a lot takes one of the ways | GERMANY: A SIL; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL | BER=FRANCE, MUN=FRANCE, PRU=FRANCE | | BOH PRU |

S31 | D: an order that is not allowed is none | GERMANY: A SIL; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL, A BOH H | BER=FRANCE, MUN=FRANCE | GERMANY: A SIL R BER | PRU | GERMANY A PRU

S31 | D: an order without its coast is none, and the lot may still go there | ENGLAND: F CON; GERMANY: A ANK - CON, A SMY S A ANK - CON, F AEG H; TURKEY: F BLA H | ANK=GERMANY | ENGLAND: F CON R BUL | BUL/EC BUL/SC |

S31 | with no way left the unit is disbanded | GERMANY: A SIL; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL, A BOH H, A PRU H | BER=FRANCE, MUN=FRANCE | | | gone

S31 | one may disband it all the same | GERMANY: A SIL; RUSSIA: A GAL - SIL, A WAR S A GAL - SIL | | GERMANY: A SIL D | BER BOH MUN PRU | gone
`

/** Winters: `rule | sentence | units | owners | orders | expected`. */
export const WINTERS = `
S22 | as many units as centres are kept | GERMANY: A BER, A MUN, F KIE | BER=GERMANY, MUN=GERMANY, KIE=GERMANY | | GERMANY 3

S22 | more centres: new units on original centres that are free | GERMANY: A SIL, A RUH | BER=GERMANY, MUN=GERMANY, KIE=GERMANY | GERMANY: A BER B | GERMANY A BER, GERMANY 3

S22 | not where a unit stands | GERMANY: A BER, A RUH | BER=GERMANY, MUN=GERMANY, KIE=GERMANY | GERMANY: A BER B | GERMANY 2

S22 | not on centres that are not original | GERMANY: A SIL | BER=GERMANY, HOL=GERMANY | GERMANY: A HOL B | GERMANY 1

S22 | D: not on an original one that another power owns | GERMANY: A SIL | BER=FRANCE, HOL=GERMANY, DEN=GERMANY, MUN=GERMANY | GERMANY: A BER B | GERMANY 1

S22 | with all original centres lost nothing can be built | GERMANY: A SIL | HOL=GERMANY, DEN=GERMANY | GERMANY: A HOL B, A BER B | GERMANY 1

S22 | no order: nothing is built | GERMANY: A SIL | BER=GERMANY, MUN=GERMANY | | GERMANY 1

S22 | land without a centre keeps nobody | GERMANY: A SIL, A PRU | BER=GERMANY, SIL=GERMANY, PRU=GERMANY, RUH=GERMANY | | GERMANY 1

S22 | fewer centres: the owner chooses who goes | GERMANY: A SIL, A RUH | BER=GERMANY | GERMANY: A SIL D | GERMANY A RUH, GERMANY 1

S22 | no choice: a unit taken by lot goes | GERMANY: A SIL, A RUH, A BOH | BER=GERMANY, MUN=GERMANY | | GERMANY 2
`
