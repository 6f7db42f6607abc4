import type { Drawings } from '../../facts/drawings.js';

export const timeshare: Drawings = {
  words: [
    [/\b(?:ski|aspen|vail|breckenridge|park city|whistler)\b/i, 'ski'],
    [/\b(?:mountain|smok(?:y|ies)|gatlinburg|rockies|tahoe|sedona)\b/i, 'mountain'],
    [/\b(?:lake|cabin|ozarks?|branson)\b/i, 'lake'],
    [/\bgolf\b|\bscottsdale\b/i, 'golf'],
    [/\b(?:sail|harbor|marina|cape)\b/i, 'sail'],
    [/\b(?:beach|island|maui|hawaii|oahu|kauai|aruba|caribbean|cancun|ocean|keys)\b/i, 'palm'],
    [/\b(?:pool|orlando|water ?park)\b/i, 'pool'],
  ],
  usual: ['palm', 'sail', 'pool', 'resort'],
};
