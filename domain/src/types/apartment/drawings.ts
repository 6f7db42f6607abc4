import type { Drawings } from '../../facts/drawings.js';

export const apartment: Drawings = {
  words: [
    [/\bloft\b/i, 'loft'],
    [/\b(?:room|furnished)\b/i, 'room'],
    [/\b(?:high-?rise|tower|penthouse)\b/i, 'tower'],
    [/\b(?:balcony|balconies|terrace)\b/i, 'balconies'],
    [/\b(?:garden|yard|duplex|townhouse|house)\b/i, 'garden'],
    [/\bcourtyard\b/i, 'courtyard'],
  ],
  usual: ['tower', 'walkup', 'loft', 'balconies', 'corner', 'garden', 'courtyard'],
};
