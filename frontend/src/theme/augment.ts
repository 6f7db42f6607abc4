import type { ContractType } from '@handover/domain/types/words';
import type {} from '@mui/material/themeCssVarsAugmentation';

export interface Tone {
  /** Color of text and icons on `soft` or on paper. */
  main: string;
  /** Background of chips and tiles. */
  soft: string;
}

export type StateKey = 'active' | 'pending' | 'completed' | 'cancelled';

declare module '@mui/material/styles' {
  interface Palette {
    /** The warm accent: highlights and the logo's arrow, never body text. */
    amber: { main: string; soft: string; ink: string };
    /** A background slightly darker than the page. */
    sunken: { main: string };
    /** The deep pine band and its text colors, in both color schemes. */
    band: { main: string; text: string; muted: string };
    kind: Record<ContractType, Tone>;
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
