// Flags of the nations of 1914, drawn in a box 12 wide and 8 high around 0,0. Some stripes are horizontal and some
// vertical, so that flags differ without colour too.

/** Pieces of one colour: a path whose every stroke begins with M and goes on in relative steps. */
export interface FlagPiece {
  readonly ink: string
  readonly d: string
}

const RED = '#c8202e'
const WHITE = '#ffffff'
const BLACK = '#16181c'
const BLUE = '#1f4fa3'
const GREEN = '#1f8a4c'
const YELLOW = '#f6c21c'

const whole = (ink: string): FlagPiece => ({ ink, d: 'M-6 -4h12v8h-12z' })
const lying = (...inks: readonly string[]): FlagPiece[] =>
  inks.map((ink, i) => {
    const high = 8 / inks.length
    return { ink, d: `M-6 ${-4 + i * high}h12v${high}h-12z` }
  })
const standing = (...inks: readonly string[]): FlagPiece[] =>
  inks.map((ink, i) => {
    const wide = 12 / inks.length
    return { ink, d: `M${-6 + i * wide} -4h${wide}v8h${-wide}z` }
  })
/** A crescent and a star. */
const CRESCENT: FlagPiece = {
  ink: WHITE,
  d: 'M.2 -2.4a2.5 2.5 0 1 0 0 4.8a2 2 0 1 1 0 -4.8zM1.6 -1l.4 .8h.9l-.7 .6l.3 .9l-.9 -.5l-.9 .5l.3 -.9l-.7 -.6h.9z',
}
const UNION: readonly FlagPiece[] = [
  whole(BLUE),
  { ink: WHITE, d: 'M-6 -4h1.8l10.2 6.8v1.2h-1.8l-10.2 -6.8zM6 -4h-1.8l-10.2 6.8v1.2h1.8l10.2 -6.8z' },
  { ink: WHITE, d: 'M-1.5 -4h3v8h-3zM-6 -1.5h12v3h-12z' },
  { ink: RED, d: 'M-.8 -4h1.6v8h-1.6zM-6 -.8h12v1.6h-12z' },
]
const withCanton = (...more: readonly FlagPiece[]): readonly FlagPiece[] => [
  whole('#17346f'),
  { ink: WHITE, d: 'M-6 -2.6h6v1.2h-6zM-3.6 -4h1.2v4h-1.2z' },
  { ink: RED, d: 'M-6 -2.3h6v.6h-6zM-3.3 -4h.6v4h-.6z' },
  ...more,
]

const FLAGS: Readonly<Record<string, readonly FlagPiece[]>> = {
  ge: lying(BLACK, WHITE, RED),
  ah: [...lying(RED, WHITE, RED), { ink: GREEN, d: 'M0 1.333h6v2.667h-6z' }],
  tu: [whole(RED), CRESCENT],
  bu: lying(WHITE, GREEN, RED),
  sn: [whole(BLACK), CRESCENT],
  pl: lying(WHITE, RED),
  fr: standing(BLUE, WHITE, RED),
  br: UNION,
  aus: withCanton({
    ink: WHITE,
    d: 'M2.2 -2.4h1.4v1.4h-1.4zM2.2 1h1.4v1.4h-1.4zM-3.7 1.2h1.4v1.4h-1.4zM4.4 -.6h1v1h-1z',
  }),
  cnd: withCanton({ ink: RED, d: 'M1.6 -1.4h3v3.4l-1.5 1l-1.5 -1z' }),
  pt: [...standing(GREEN, RED), { ink: YELLOW, d: 'M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z' }],
  ana: [...lying(BLACK, GREEN, WHITE), { ink: RED, d: 'M-6 -4l4.5 4l-4.5 4z' }],
  ru: lying(WHITE, BLUE, RED),
  cz: lying(WHITE, RED),
  it: standing(GREEN, WHITE, RED),
  be: standing(BLACK, YELLOW, RED),
  sb: lying(RED, BLUE, WHITE),
  mn: [...lying(RED, BLUE, WHITE), { ink: YELLOW, d: 'M-1.3 -.9h2.6v1.8h-2.6z' }],
  ro: standing(BLUE, YELLOW, RED),
  gr: [whole(BLUE), { ink: WHITE, d: 'M-1 -4h2v8h-2zM-6 -1h12v2h-12z' }],
  us: [
    whole(WHITE),
    {
      ink: RED,
      d: 'M-6 -4h12v1.143h-12zM-6 -1.714h12v1.143h-12zM-6 .571h12v1.143h-12zM-6 2.857h12v1.143h-12z',
    },
    { ink: BLUE, d: 'M-6 -4h5.5v4.571h-5.5z' },
  ],
}

/** The edge of a flag: a hairline in the ink of what it lies on keeps a stripe of the ground's colour visible. */
export const FLAG_RIM = 'M-6 -4h12v8h-12z'

/** The pieces of a nation's flag, back to front; a grey one for an unknown nation. */
export const flagOf = (nation: string): readonly FlagPiece[] => FLAGS[nation] ?? [whole('#8a8a8a')]
