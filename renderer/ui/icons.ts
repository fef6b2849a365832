// The icons of the pages, in one file so that all have the same stroke width: strokes in a 24 px box.
const CROSS = 'M6 6l12 12M18 6L6 18'

export const ICON_PATHS = {
  hold: 'M5 19h14M8 19V9a4 4 0 0 1 8 0v10',
  move: 'M4 12h14M13 6l6 6-6 6',
  support: 'M3 12h4M9.5 12h4M16 6v12',
  convoy: 'M3 17q3-4 6 0t6 0t6 0M7 12h10l-2 3M12 12V4l5 5h-5',
  via: 'M3 18q3-4 6 0t6 0t6 0M4 10h13M13 5l5 5-5 5',
  disband: CROSS,
  back: 'M14 5l-7 7 7 7',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  wipe: CROSS,
  cross: CROSS,
  dot: 'M12 12v.01',
  menu: 'M5 12v.01M12 12v.01M19 12v.01',
  check: 'M5 12.5l4.5 4.5L19 7',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  map: 'M9 5L3 7.5v12L9 17l6 2.5 6-2.5v-12L15 7.5 9 5zM9 5v12M15 7.5v12',
  warn: 'M12 4l9 16H3zM12 10v4.5M12 17.4v.01',
  army: 'M3 17h4M13 17h8M7 12.5L19 7l1.4 3L9 16',
  fleet: 'M4 15h16l-2.5 4h-11zM12 14V4c4 1.5 6 5 6.5 10M10.5 14V6.5C8 8 6.3 10.5 5.5 14',
  forward: 'M10 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  first: 'M17 5l-7 7 7 7M7 5v14',
  last: 'M7 5l7 7-7 7M17 5v14',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  voice: 'M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  awaited: 'M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4',
  chart: 'M4 20V4M4 20h16M8 16l4-5 3 3 5-7',
} as const

export type IconName = keyof typeof ICON_PATHS
