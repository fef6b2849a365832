// Every counter of the box: public facts, checked by facts.test.ts.
/** id, or first..last | kind | nation | type | full combat-loss-move | reduced | pool that replaces it | loss priority | marks */
export const UNIT_ROWS = `
ge-1 | ge-1 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-2 | ge-2 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-3 | ge-3 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-4 | ge-4 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-5 | ge-5 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-6 | ge-6 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-7 | ge-7 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-8 | ge-8 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-9 | ge-9 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-10 | ge-10 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-11 | ge-11 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-12 | ge-12 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-14 | ge-14 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-17 | ge-17 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ge-18 | ge-18 | ge | army | 5-3-3 | 3-3-3 | ge | - | -
ah-1 | ah-1 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
ah-2 | ah-2 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
ah-3 | ah-3 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
ah-4 | ah-4 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
ah-5 | ah-5 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
ah-6 | ah-6 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
ah-7 | ah-7 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
ah-10 | ah-10 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
ah-11 | ah-11 | ah | army | 3-2-3 | 1-2-3 | ah | - | -
tu-yld | tu-yld | tu | army | 1-2-3 | 1-2-2 | - | - | dot perm-on-loss near-east-army
tu-aoi | tu-aoi | tu | army | 1-2-3 | 1-2-2 | - | - | dot perm-on-loss near-east-army
fr-1 | fr-1 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-2 | fr-2 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-3 | fr-3 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-4 | fr-4 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-5 | fr-5 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-6 | fr-6 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-7 | fr-7 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-9 | fr-9 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-10 | fr-10 | fr | army | 3-3-3 | 2-3-3 | fr | - | -
fr-orient | fr-orient | fr | army | 3-3-3 | 2-3-3 | - | - | dot perm-on-loss near-east-army
br-1 | br-1 | br | army | 4-3-3 | 3-3-3 | br | - | -
br-2 | br-2 | br | army | 4-3-3 | 3-3-3 | br | - | -
br-3 | br-3 | br | army | 4-3-3 | 3-3-3 | br | - | -
br-4 | br-4 | br | army | 4-3-3 | 3-3-3 | br | - | -
br-5 | br-5 | br | army | 4-3-3 | 3-3-3 | br | - | -
br-bef | br-bef | br | army | 5-3-3 | 4-3-3 | - | 1 | dot perm-on-loss west-only replaced-by-bef-corps-only
br-mef | br-mef | br | army | 1-2-3 | 1-2-3 | - | 3 | dot perm-on-loss near-east-army replaced-by-any-br-corps
br-ne | br-ne | br | army | 4-3-3 | 3-3-3 | - | - | dot perm-on-loss near-east-army replaced-by-any-br-corps
ru-1 | ru-1 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-2 | ru-2 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-3 | ru-3 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-4 | ru-4 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-5 | ru-5 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-6 | ru-6 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-7 | ru-7 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-8 | ru-8 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-9 | ru-9 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-10 | ru-10 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-11 | ru-11 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-12 | ru-12 | ru | army | 3-2-3 | 2-2-3 | ru | - | -
ru-cau | ru-cau | ru | army | 3-2-3 | 2-2-3 | - | 3 | dot perm-on-loss near-east-army
it-1 | it-1 | it | army | 2-2-3 | 1-2-3 | it | - | -
it-2 | it-2 | it | army | 2-2-3 | 1-2-3 | it | - | -
it-3 | it-3 | it | army | 2-2-3 | 1-2-3 | it | - | -
it-4 | it-4 | it | army | 2-2-3 | 1-2-3 | it | - | -
it-5 | it-5 | it | army | 2-2-3 | 1-2-3 | it | - | -
sb-1 | sb-1 | sb | army | 2-2-3 | 1-2-3 | a | - | -
sb-2 | sb-2 | sb | army | 2-2-3 | 1-2-3 | a | - | -
be-1 | be-1 | be | army | 2-3-3 | 1-3-3 | a | - | -
us-1 | us-1 | us | army | 5-3-3 | 3-3-3 | us | - | -
us-2 | us-2 | us | army | 5-3-3 | 3-3-3 | us | - | -
ge-corps-01..19 | ge-corps | ge | corps | 2-1-4 | 1-1-4 | ge | - | -
ah-corps-01..11 | ah-corps | ah | corps | 1-1-3 | 0-1-3 | ah | - | -
tu-corps-01..14 | tu-corps | tu | corps | 1-1-3 | 0-1-3 | tu | - | -
bu-corps-01..06 | bu-corps | bu | corps | 2-1-3 | 0-1-3 | bu | - | -
tu-sn | tu-sn | sn | corps | 1-1-1 | 0-1-1 | - | - | dot supplied-in-near-east attacks-do-not-meet-mandate
fr-corps-01..10 | fr-corps | fr | corps | 1-1-4 | 1-1-4 | fr | - | -
br-corps-01..10 | br-corps | br | corps | 2-1-4 | 1-1-4 | br | - | -
br-bef-corps | br-bef-corps | br | corps | 2-2-4 | 2-1-4 | - | 2 | dot west-only replaces-bef-only
br-aus | br-aus | aus | corps | 2-1-4 | 2-1-4 | a | 4 | cannot-replace-army
br-cnd | br-cnd | cnd | corps | 2-1-4 | 2-1-4 | a | 4 | cannot-replace-army not-near-east
br-pt | br-pt | pt | corps | 1-1-3 | 0-1-3 | a | - | cannot-replace-army not-near-east
br-ana | br-ana | ana | corps | 1-1-3 | 0-1-3 | a | - | cannot-replace-army supplied-in-near-east no-lasting-control no-reserve-box
ru-corps-01..18 | ru-corps | ru | corps | 1-1-3 | 0-1-3 | ru | - | -
it-corps-01..07 | it-corps | it | corps | 1-1-3 | 0-1-3 | it | - | -
us-corps-01..04 | us-corps | us | corps | 2-1-4 | 1-1-4 | us | - | -
us-corps-05..06 | us-corps | us | corps | 2-1-4 | 1-1-4 | us | - | optional
ro-corps-01..06 | ro-corps | ro | corps | 1-1-3 | 0-1-3 | a | - | -
gr-corps-01..03 | gr-corps | gr | corps | 1-1-3 | 0-1-3 | a | - | -
sb-corps-01..02 | sb-corps | sb | corps | 1-1-4 | 0-1-4 | a | - | -
be-corps-01 | be-corps | be | corps | 1-1-3 | 0-1-3 | a | - | -
mn-corps | mn-corps | mn | corps | 1-1-0 | 0-1-0 | a | - | cannot-move always-supplied dies-instead-of-retreat
ru-cav-1..2 | ru-cav | ru | corps | 1-1-4 | 0-1-4 | ru | - | optional cavalry cannot-replace-army not-near-east
ru-czech | ru-czech | cz | corps | 2-1-4 | 1-1-4 | ru | - | optional
ge-polish-1..3 | ge-polish | pl | corps | 2-1-4 | 1-1-4 | ge | - | optional german-for-all-purposes no-rp-unless-warsaw-cp
`
