// The lines between the places: 452 solid, 20 dashed, 4 landings.

/** a: b c .. are joined by a solid line; each pair stands once. */
export const SOLID_ROWS = `
aachen: essen koblenz liege
adana: aleppo kayseri konya
adapazari: constantinople sinope
adrianople: burgas constantinople gallipoli philippoli
ahwaz: basra khorramabad qurna
aleppo: beirut damascus urfa
alexandria: cairo libya port-said
amiens: calais cambrai paris rouen
amman: damascus jerusalem
an-nasiriya: qurna samawah
ancona: pescara ravenna
ankara: eskidor samsun sivas
antwerp: brussels ostend
aqaba: beersheba
asiago: maggiore trent venice
athens: larisa
augsburg: innsbruck nuremberg regensburg stuttgart
avignon: lyon marseilles
baghdad: kermanshah kirkuk kut samawah
baku: elizabethpol
balikesir: bursa cana-kale izmir
banja-luka: sarajevo zagreb
bar-le-duc: chateau-thierry dijon melun nancy verdun
baranovichi: grodno minsk slutsk
barlad: galatz jassy kishinev ploesti
basra: qurna
batum: kars poti rize
beersheba: gaza jerusalem sinai
beirut: nablus
belaya-tserkov: kiev uman vinnitsa zhitomir
belfort: dijon mulhouse nancy
belgrade: nis novi-sad timisvar valjevo
berlin: cottbus hannover leipzig rostock stettin
bialystok: brest-litovsk grodno lomza
bitlis: diyarbakir van
bologna: florence genoa venice verona
bordeaux: la-rochelle
bremen: essen hamburg hannover wilhelmshaven
breslau: cottbus lodz oppeln posen
brest-litovsk: kovel lublin pinsk warsaw
brun: kolin olmutz vienna
brussels: cambrai liege ostend sedan
bucharest: caracal galatz plevna ploesti varna
budapest: martin miskolcz pecs szeged vienna
burgas: kazanlik varna
bursa: constantinople eskidor
caen: cherbourg le-mans rouen
cairo: port-said sinai
calais: cambrai ostend
cambrai: chateau-thierry sedan
caracal: carte-de-arges plevna targu-jiu
carte-de-arges: hermannstadt ploesti targu-jiu
cetinje: mostar tirana
chateau-thierry: melun paris sedan verdun
chernigov: gomel kiev
cluj: debrecen hermannstadt munkacs schossburg
constanta: galatz varna
constantinople: eskidor gallipoli
cottbus: dresden posen
cracow: czestochowa martin oppeln tarnow
czernowitz: kamenets-podolski munkacs stanislau tarnopol
czestochowa: ivangorod lodz oppeln
damascus: nablus
danzig: kolberg tannenberg thorn
debrecen: miskolcz szeged
dijon: nevers
dilman: erivan tabriz van
diyarbakir: erzerum kharput mardin
dresden: leipzig prague
dubno: kamenets-podolski lutsk rovno tarnopol zhitomir
dvinsk: moldechno opochka polotsk riga szawli vilna
eleskirt: erivan erzerum van
elizabethpol: tbilisi
erfurt: kassel leipzig nuremberg
erivan: tbilisi
erzerum: erzingan kars
erzingan: kharput sivas trebizond
eskidor: konya
essen: kassel
florence: ravenna viterbo
florina: larisa monastir salonika valona
foggia: naples pescara taranto
frankfurt: kassel koblenz mannheim
galatz: ismail
gaza: nablus sinai
genoa: milan turin
giresun: samsun trebizond
gomel: mogilev roslavl
gorlice: martin miskolcz tarnow uzhgorod
graz: linz vienna villach zagreb
grenoble: lyon turin
grodno: insterburg kovno vilna
grozny: petrovsk tbilisi
hamadan: kermanshah khorramabad tabriz
hamburg: kiel rostock
hannover: kassel
hermannstadt: kronstadt
innsbruck: spittal trent
insterburg: konigsberg kovno memel tannenberg
ismail: kishinev odessa
ivangorod: lublin tarnow warsaw
jassy: zhmerinka
jerusalem: nablus
kamenets-podolski: tarnopol vinnitsa zhmerinka
kars: tbilisi
kavala: philippoli salonika strumitsa
kayseri: kharput sivas
kazanlik: philippoli plevna sofia varna
kermanshah: khorramabad
kharput: urfa
kiev: zhitomir
kirkuk: mosul
kishinev: zhmerinka
koblenz: liege metz sedan
kolberg: stettin
kolin: prague
konigsberg: tannenberg
kovel: lublin lutsk pinsk sarny
kovno: szawli vilna
kronstadt: ploesti schossburg
kut: qurna
la-rochelle: nantes poitiers
le-havre: rouen
le-mans: nantes orleans rennes rouen tours
lemberg: lutsk przemysl stanislau tarnopol
libau: memel szawli
liege: sedan
linz: regensburg vienna
lodz: plock posen thorn warsaw
lomza: plock tannenberg warsaw
lublin: lutsk przemysl
lutsk: rovno
lyon: nevers
maggiore: udine villach
mannheim: strasbourg stuttgart
mardin: mosul urfa
marseilles: nice
martin: olmutz
melun: nevers orleans paris
memel: szawli
metz: nancy sedan strasbourg verdun
milan: turin verona
minsk: moldechno orsha slutsk
miskolcz: uzhgorod
mogilev: orsha roslavl slutsk
moldechno: polotsk vilna
monastir: salonika skopje strumitsa
mostar: sarajevo
mozyr: slutsk zhitomir
mulhouse: strasbourg
munich: regensburg spittal
munkacs: stanislau uzhgorod
nancy: strasbourg verdun
nantes: rennes tours
naples: rome
nevers: st-amand
nice: turin
nis: skopje sofia valjevo
novi-sad: pecs sarajevo szeged
nuremberg: regensburg
odessa: uman
olmutz: oppeln
opochka: polotsk pskov velikiye-luki
orleans: paris st-amand tours
orsha: polotsk smolensk vitebsk
paris: rouen
pecs: szeged zagreb
petrovsk: tbilisi
philippoli: strumitsa
pinsk: sarny
plevna: varna
plock: tannenberg thorn warsaw
poitiers: tours
polotsk: vitebsk
port-said: sinai
posen: thorn
przemysl: stanislau tarnow uzhgorod
ravenna: venice
riga: szawli
rize: trebizond
rome: viterbo
roslavl: smolensk
rostock: stettin
rovno: sarny zhitomir
salonika: strumitsa
samsun: sinope sivas
sarajevo: valjevo
sedan: verdun
skopje: sofia tirana
smolensk: vitebsk
sofia: strumitsa
spittal: villach
st-amand: tours
stanislau: tarnopol uzhgorod
szeged: timisvar
tannenberg: thorn
targu-jiu: timisvar
tirana: valona
trent: verona
trieste: udine villach zagreb
udine: venice
uman: vinnitsa
velikiye-luki: vitebsk
venice: verona
vinnitsa: zhmerinka
`

/** a b NATIONS..: dashed lines (11.1.4), with the nations printed beside them. */
export const DASHED_ROWS = `
amman arabia ana
aqaba arabia ana
aqaba medina ana tu
arabia jerusalem ana
arabia medina ana
calais london br
caucasus grozny ru
caucasus odessa ru
caucasus poti ru
caucasus uman ru
cherbourg london br
kharkov kiev ru
le-havre london br
moscow smolensk ru
moscow velikiye-luki ru
petrograd pskov ru
petrograd reval ru
petrograd velikiye-luki ru
reval riga ru
taranto valona it
`

/** a b: a landing box and its shore, open only with the beachhead (11.1.10). */
export const LANDING_ROWS = `
adana mef-4
cana-kale mef-2
gallipoli mef-1
izmir mef-3
`
