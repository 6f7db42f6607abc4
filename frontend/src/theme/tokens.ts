/** Corner radii in px, from the smallest part to the largest surface. */
export const radius = { small: 6, control: 10, large: 12, card: 16, dialog: 20, pill: 999 } as const;

/** Durations of transitions: `quick` for what a pointer touches, `calm` for what appears or leaves. */
export const motion = { quick: '140ms', calm: '220ms', curve: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Shadows are rare: cards barely leave the page, only what floats above it does. */
export const shadow = {
  card: '0 1px 2px rgb(20 35 30 / 0.04), 0 8px 24px -16px rgb(20 35 30 / 0.12)',
  raised: '0 2px 4px rgb(20 35 30 / 0.06), 0 16px 40px -16px rgb(20 35 30 / 0.28)',
} as const;

/** The smallest side of anything that a finger has to hit, in px. */
export const TOUCH_TARGET = 44;
