import type { ContractType } from '@handover/domain/types/words';

/** Strokes of 24 x 24 for contracts without a photo; the drawings of the web client are part of its build. */
const STROKES: Partial<Record<ContractType, string>> = {
  'car-lease':
    'M5 16H3v-4l3-5h11l3 5h1v4h-2M9 16h6M5 12h15M5 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  apartment: 'M5 21V3h14v18M3 21h18M9 7h2M13 7h2M9 11h2M13 11h2M10 21v-5h4v5',
  mortgage: 'M3 11l9-7 9 7M6 9v11h12V9M10 20v-6h4v6',
  timeshare: 'M12 21s7-6.5 7-12A7 7 0 0 0 5 9c0 5.5 7 12 7 12zM9.5 9a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  loan: 'M3 6h18v12H3zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 9.5v5M18 9.5v5',
};
/** A sheet of paper, for a type without strokes of its own. */
const SHEET = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';

export const pictogram = (type: ContractType): string =>
  `<svg viewBox="0 0 24 24" width="56" height="56" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"
 stroke-linejoin="round" aria-hidden="true"><path d="${STROKES[type] ?? SHEET}"/></svg>`;
