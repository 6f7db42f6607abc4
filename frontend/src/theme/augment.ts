import type {} from '@mui/material/themeCssVarsAugmentation';

export interface Tone {
  /** Text and icons on `soft` or on paper. */
  main: string;
  /** Quiet background for chips and tiles. */
  soft: string;
}

export type KindKey = 'carLease' | 'apartment' | 'mortgage' | 'timeshare' | 'loan';
export type StateKey = 'active' | 'pending' | 'completed' | 'cancelled';

declare module '@mui/material/styles' {
  interface Palette {
    /** The one warm accent: highlights and the arrow in the mark, never body text. */
    amber: { main: string; soft: string; ink: string };
    /** A background a step below the page. */
    sunken: { main: string };
    /** Deep pine band with its own text colours, the same idea in both schemes. */
    band: { main: string; text: string; muted: string };
    kind: Record<KindKey, Tone>;
    state: Record<StateKey, Tone>;
  }
  interface PaletteOptions {
    amber?: Palette['amber'];
    sunken?: Palette['sunken'];
    band?: Palette['band'];
    kind?: Palette['kind'];
    state?: Palette['state'];
  }
}
