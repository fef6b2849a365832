// Small packs like published ones, for tests: three lands between two seas.
import { strToU8, zipSync } from 'fflate'
import type { NamedFile } from '../../shared/kernel/brought.ts'

/** The three files of a pack, as text. */
export interface PackText {
  readonly variants: string
  readonly adjacency: string
  readonly svg: string
}

export const PLAIN: PackText = {
  variants: `<?xml version="1.0" standalone="yes"?>
<!DOCTYPE VARIANTS [ <!ELEMENT VARIANTS (DESCRIPTION, VARIANT+)> <!ENTITY big "aaaaaaaaaa"> ]>
<VARIANTS>
  <DESCRIPTION><![CDATA[<p>Two <b>seas</b>]]></DESCRIPTION>
  <MAP_DEFINITION id="seas" title="Two Seas" URI="two_seas.svg" thumbURI="thumb.jpg"/>
  <VARIANT name="Two Seas" version="1.0" default="true">
    <DESCRIPTION>&big;</DESCRIPTION>
    <MAP adjacencyURI="two_seas_adjacency.xml"><MAP_GRAPHIC ref="seas" default="true"/></MAP>
    <RULEOPTIONS><RULEOPTION name="OPTION_BUILDS" value="VALUE_BUILDS_HOME_ONLY"/></RULEOPTIONS>
    <POWER name="Red" active="true" adjective="Red"/>
    <POWER name="Blue" active="true" adjective="Blue"/>
    <STARTINGTIME turn="Spring, 1500, Movement"/>
    <VICTORYCONDITIONS><WINNING_SUPPLY_CENTERS value="2"/><GAME_LENGTH value="0"/></VICTORYCONDITIONS>
    <SUPPLYCENTER province="wes" homepower="red" owner="red"/>
    <SUPPLYCENTER province="eas" homepower="blue" owner="blue"/>
    <SUPPLYCENTER province="isl"/>
    <INITIALSTATE province="wes" power="red" unit="army"/>
    <INITIALSTATE province="eas" power="blue" unit="fleet"/>
  </VARIANT>
</VARIANTS>`,
  adjacency: `<?xml version="1.0" encoding="ISO-8859-1"?>
<PROVINCES>
  <PROVINCE shortname="wes" fullname="West Land"><UNIQUENAME name="west"/>
    <ADJACENCY type="mv" refs="isl"/><ADJACENCY type="xc" refs="nse sse isl-nc isl-sc"/></PROVINCE>
  <PROVINCE shortname="eas" fullname="East Land">
    <ADJACENCY type="mv" refs="isl"/><ADJACENCY type="xc" refs="nse sse isl-nc isl-sc"/></PROVINCE>
  <PROVINCE shortname="isl" fullname="Isthmus">
    <ADJACENCY type="mv" refs="wes eas"/>
    <ADJACENCY type="nc" refs="nse wes eas"/><ADJACENCY type="sc" refs="sse wes eas"/></PROVINCE>
  <PROVINCE shortname="nse" fullname="North Sea"><ADJACENCY type="xc" refs="wes eas isl-nc"/></PROVINCE>
  <PROVINCE shortname="sse" fullname="South Sea"><ADJACENCY type="xc" refs="wes eas isl-sc"/></PROVINCE>
</PROVINCES>`,
  svg: `<?xml version="1.0"?>
<!DOCTYPE svg [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]>
<svg xmlns="&ns;" xmlns:jdipNS="http://jdip.sourceforge.net/jDip.dtd" viewBox="0 0 600 300">
  <defs><style type="text/css"><![CDATA[ .water { fill: blue } ]]></style>
    <symbol id="Fleet"><path d="M0 0h9v9z"/></symbol></defs>
  <jdipNS:PROVINCE_DATA>
    <jdipNS:PROVINCE name="wes"><jdipNS:UNIT x="100" y="150"/><jdipNS:DISLODGED_UNIT x="110" y="160"/></jdipNS:PROVINCE>
    <jdipNS:PROVINCE name="eas"><jdipNS:UNIT x="500" y="150"/></jdipNS:PROVINCE>
    <jdipNS:PROVINCE name="isl"><jdipNS:UNIT x="300" y="150"/></jdipNS:PROVINCE>
    <jdipNS:PROVINCE name="isl-nc"><jdipNS:UNIT x="300" y="110"/></jdipNS:PROVINCE>
    <jdipNS:PROVINCE name="nse"><jdipNS:UNIT x="300" y="50"/></jdipNS:PROVINCE>
    <jdipNS:PROVINCE name="sse"><jdipNS:UNIT x="300" y="250"/></jdipNS:PROVINCE>
  </jdipNS:PROVINCE_DATA>
  <g id="MapLayer">
    <polygon id="_nse" class="water" points="0,0 600,0 600,100 0,100"/>
    <rect id="_wes" class="red" x="0" y="100" width="200" height="100"/>
    <g id="_isl" class="nopower"><path d="M200 100H400V200H200Z"/></g>
    <path id="_eas" class="blue" d="m400 100h200v100h-200z"/>
    <path id="_sse" class="water" d="M0 200H600V300H0Z"/>
  </g>
  <g id="BriefLabelLayer"><text x="1" y="1">wes</text></g>
</svg>`,
}

/** A pack whose drawing is one picture: coasts and borders as lines, no shape for any province. */
export const PICTURE: PackText = {
  ...PLAIN,
  svg: PLAIN.svg.replace(
    /<g id="MapLayer">[^]*<\/g>\n/,
    `<g id="art" fill-opacity="0.5"><rect class="water" width="600" height="300"/>
      <path d="M0 100H600V200H0Z" style="fill: tan; stroke: #333; stroke-width: 2px"/>
      <polyline points="200,100 200,200" fill="none" stroke="rgb(10, 20, 30)" transform="translate(0 0) scale(1)"/></g>`,
  ),
}
export const filesOf = (pack: PackText, folder = ''): NamedFile[] => [
  { name: `${folder}variants.xml`, data: strToU8(pack.variants) },
  { name: `${folder}two_seas_adjacency.xml`, data: strToU8(pack.adjacency) },
  { name: `${folder}two_seas.svg`, data: strToU8(pack.svg) },
]

export const zipOf = (files: readonly NamedFile[]): NamedFile => ({
  name: 'pack.zip',
  data: zipSync(Object.fromEntries(files.map(({ name, data }) => [name, data]))),
})
