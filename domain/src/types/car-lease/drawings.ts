import type { Drawings } from '../../facts/drawings.js';

export const carLease: Drawings = {
  fact: 'bodyStyle',
  words: [
    [/\b(?:truck|pickup|f-?150|silverado|tacoma|tundra|ranger|frontier|ram 1500)\b/i, 'truck'],
    [/\b(?:minivan|van|odyssey|sienna|pacifica|carnival)\b/i, 'van'],
    [/\b(?:convertible|cabrio\w*|roadster|miata|spider|spyder)\b/i, 'convertible'],
    [/\b(?:coupe|mustang|camaro|challenger|corvette)\b/i, 'coupe'],
    [/\b(?:hatch(?:back)?|golf|leaf|bolt|prius|mini cooper)\b/i, 'hatchback'],
    [/\b(?:wagon|outback|allroad|v60|v90)\b/i, 'wagon'],
    [
      /\b(?:suv|cr-?v|rav4|cx-?\d+|x[1-7]|q[3-8]|model [xy]|tucson|explorer|rogue|pilot|highlander)\b/i,
      'suv',
    ],
    [/\b(?:sedan|accord|civic|camry|corolla|model [3s]|altima|sonata|jetta|elantra)\b/i, 'sedan'],
  ],
  usual: ['sedan', 'suv', 'hatchback', 'wagon'],
};
