import type { Drawings } from '../../facts/drawings.js';

export const mortgage: Drawings = {
  fact: 'propertyType',
  several: { house: ['house', 'craftsman', 'ranch', 'victorian'] },
  words: [
    [/\bcraftsman\b|\bbungalow\b/i, 'craftsman'],
    [/\branch\b/i, 'ranch'],
    [/\bvictorian\b/i, 'victorian'],
    [/\bcondo/i, 'condo'],
    [/\b(?:town|row)\s?(?:house|home)/i, 'townhouse'],
    [/\b(?:duplex|triplex|fourplex|2-4 unit)/i, '2-4-units'],
    [/\b(?:manufactured|mobile) home/i, 'manufactured'],
  ],
  usual: ['house', 'craftsman', 'ranch', 'victorian'],
};
