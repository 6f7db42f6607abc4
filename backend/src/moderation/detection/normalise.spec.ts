import { describe, expect, it } from '@jest/globals';
import { normalise } from './normalise.js';
import { maskContacts } from './off-platform.js';

describe('letters, digits and signs that only look different', () => {
  it.each([
    ['ᴀᴅᴀ.ʙʏʀᴏɴ15@ɢᴍᴀɪʟ.ᴄᴏᴍ', 'ada.byron15@gmail.com'],
    ['🅰🅳🅰15@🅶🅼🅰🅸🅻.com', 'ada15@gmail.com'],
    ['🅐🅓🅐15@gmailꓸcom', 'ada15@gmail.com'],
    ['ada15\u2800@\u2800gmail⸱com', 'ada15 @ gmail.com'],
    ['❺❶❷-❺❺❺-⓿❶❾❾', '512-555-0199'],
    ['⓹⓵⓶-⓹⓹⓹-🄋⓵⓽⓽', '512-555-0199'],
  ])('%s is read as %s, and masked as a whole', (written, read) => {
    expect(normalise(written).text).toBe(read);
    expect(maskContacts(`Hello ${written}`)).toMatch(/^Hello [•\u2800]+$/u);
  });

  it('keeps flags of countries, signs of parking and words in other scripts', () => {
    for (const text of ['Great car.🇺🇸', 'Garage 🅿️ included', 'Тихий двор, 3 комнаты'])
      expect(maskContacts(text)).toBe(text);
  });
});
