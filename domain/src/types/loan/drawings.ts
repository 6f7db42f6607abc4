import type { Drawings } from '../../facts/drawings.js';

export const loan: Drawings = {
  fact: 'loanKind',
  words: [
    [/\b(?:motorcycle|harley|ducati)\b/i, 'motorcycle'],
    [/\b(?:rv|motorhome|camper|trailer)\b/i, 'rv'],
    [/\b(?:boat|yacht|pontoon)\b/i, 'boat'],
    [/\bsolar\b/i, 'solar'],
    [/\b(?:tractor|excavator|equipment|machine)\b/i, 'equipment'],
    [/\b(?:business|shop|restaurant)\b/i, 'business'],
    [/\b(?:auto|car|truck|suv)\b/i, 'auto'],
  ],
  usual: ['personal'],
};
