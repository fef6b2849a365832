// Where everything stands at the start (book 224-288, 2025-2259), and where nations come in.

/** place | units, reduced ones in brackets | trench */
export const SETUP_ROWS = `
cracow | ah-corps | 1
tarnow | ah-1 | 0
przemysl | ah-4 | 0
tarnopol | ah-3 | 0
czernowitz | ah-corps | 0
stanislau | ah-corps | 0
munkacs | (ah-2) | 0
timisvar | ah-corps | 0
novi-sad | ah-5 | 0
sarajevo | ah-6 | 0
trent | - | 1
villach | ah-corps | 1
trieste | - | 1
bremen | (ge-corps) | 0
aachen | ge-1 | 0
koblenz | ge-2 ge-3 | 0
metz | ge-4 ge-5 | 1
strasbourg | ge-6 | 0
mulhouse | (ge-7) | 1
konigsberg | - | 1
insterburg | ge-8 ge-corps | 0
oppeln | (ge-corps) | 0
antwerp | be-1 | 0
brussels | br-bef | 1
port-said | (br-corps) | 1
cairo | (br-corps) | 1
basra | (br-corps) | 1
sedan | fr-5 | 0
verdun | fr-3 fr-4 | 1
nancy | fr-1 fr-2 | 1
belfort | fr-corps*2 | 1
bar-le-duc | (fr-9) | 0
paris | (fr-6) | 1
grenoble | fr-corps | 0
cetinje | mn-corps | 0
riga | ru-corps | 1
szawli | ru-corps | 0
kovno | ru-1 | 0
grodno | ru-corps | 0
lomza | ru-2 | 0
ivangorod | ru-4 | 0
lublin | ru-5 | 0
dubno | ru-3 | 0
kamenets-podolski | ru-8 | 0
lutsk | ru-corps | 0
odessa | ru-corps | 1
batum | ru-corps | 0
kars | ru-corps | 0
erivan | ru-corps | 0
belgrade | sb-1 | 0
valjevo | sb-2 | 0
`

/** Corps in the reserve boxes. */
export const RESERVE_ROWS = `
ah-corps*4
ge-corps*8
be-corps
br-corps br-bef-corps
fr-corps*7
ru-corps*5
sb-corps*2
`

/** nation | place, or reserve | units | trench */
export const ENTRY_ROWS = `
tu | adrianople | tu-corps | 0
tu | gallipoli | tu-corps | 0
tu | constantinople | tu-corps | 0
tu | balikesir | tu-corps | 0
tu | ankara | tu-corps | 0
tu | adana | tu-corps | 0
tu | rize | tu-corps | 0
tu | erzerum | tu-corps | 0
tu | giresun | - | 1
tu | van | tu-corps | 0
tu | mosul | tu-corps | 0
tu | baghdad | tu-corps | 1
tu | damascus | tu-corps | 0
tu | gaza | tu-corps | 1
tu | medina | tu-corps | 0
it | turin | it-corps | 0
it | verona | (it-1) | 0
it | asiago | (it-4) | 0
it | maggiore | (it-3) | 0
it | udine | (it-2) | 0
it | rome | it-corps | 0
it | taranto | it-corps | 0
bu | sofia | bu-corps*2 | 0
ro | bucharest | ro-corps*2 | 0
gr | florina | gr-corps | 0
gr | larisa | gr-corps | 0
gr | athens | gr-corps | 0
it | reserve | it-corps*4 | 0
`

/** nation | units for its owner to place, one a place | places */
export const ENTRY_CHOICE_ROWS = `
bu | bu-corps*4 | varna plevna kazanlik burgas philippoli strumitsa
ro | ro-corps*4 | jassy targu-jiu carte-de-arges caracal barlad galatz ploesti constanta
`
