// The parts of the board that a phone shows by themselves.

import type { Part } from '../client'

export const PARTS: readonly Part[] = [
  { name: 'map', label: 'thebes-part-map', icon: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14' },
  { name: 'exhibitions', label: 'thebes-part-exhibitions', icon: 'M4 9l8-5 8 5zM6 9v9M10 9v9M14 9v9M18 9v9M4 20h16' },
  { name: 'desk', label: 'thebes-part-desk', icon: 'M4 9h16v3H4zM6 12v8M18 12v8M8 9V5h8v4' },
]
