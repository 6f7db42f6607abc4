import { describe, expect, it } from '@jest/globals';
import { findOffPlatform, maskContacts, type OffPlatformKind } from './off-platform.js';
import { findSecret } from './secrets.js';

const OFFERS: [OffPlatformKind, string][] = [
  ['phone', 'Call me: 512-555-0199'],
  ['phone', '(512) 555-0199 after six'],
  ['phone', '512.555.0199'],
  ['phone', '5125550199'],
  ['phone', '+1 512 555 0199'],
  ['phone', '1-512-555-0199'],
  ['phone', '512 555 0199 is best'],
  ['phone', 'five one two five five five zero one nine nine'],
  ['phone', 'five-one-two 555 oh one nine nine'],
  ['phone', '5 1 2 - 5 5 5 - 0 1 9 9'],
  ['phone', '５１２-５５５-０１９９'],
  ['phone', '512\u200b-555\u200b-0199'],
  ['phone', '512–555–0199'],
  ['phone', '+44 20 7946 0958'],
  ['phone', 'text 555-0199'],
  ['phone', 'my cell is 555 0199'],
  ['phone', '512/555/0199'],
  ['phone', '512_555_0199'],
  ['phone', '(five one two) 555-0199'],
  ['phone', '𝟓𝟏𝟐-𝟓𝟓𝟓-𝟎𝟏𝟗𝟗'],
  ['email', 'ada@example.com'],
  ['email', 'ADA@EXAMPLE.COM'],
  ['email', 'ada at example dot com'],
  ['email', 'ada (at) example (dot) com'],
  ['email', 'ada [at] example [dot] com'],
  ['email', 'ada@example dot com'],
  ['email', 'ada at gmail.com'],
  ['email', 'ada at gmail'],
  ['email', 'ada.byron+lease@mail.example.co.uk'],
  ['email', 'a\u200bda@exam\u200bple.com'],
  ['email', 'ada＠example．com'],
  ['email', 'ada @ example . com'],
  ['email', 'ada_at_example_dot_com'],
  ['email', 'аda@еxample.com'],
  ['email', 'ada{at}example{dot}net'],
  ['link', 'https://example.com/listing'],
  ['link', 'http://example.org'],
  ['link', 'www.example.com'],
  ['link', 'see example.com for photos'],
  ['link', 'my-lease-photos.net/album/7'],
  ['link', 'example dot com'],
  ['link', 'bit.ly/3abcd'],
  ['link', 'EXAMPLE.COM'],
  ['link', 't.me/someone'],
  ['link', 'example(dot)com'],
  ['messenger', 'I am on WhatsApp'],
  ['messenger', 'whats app is easier'],
  ['messenger', 'reach me via Signal'],
  ['messenger', 'Telegram works'],
  ['messenger', 'insta: @adabyron'],
  ['messenger', 'let us use messenger'],
  ['messenger', 'text me at home'],
  ['messenger', 'email me directly'],
  ['messenger', 'we chat? WeChat!'],
  ['payment-app', 'I take Venmo'],
  ['payment-app', 'Cash App only'],
  ['payment-app', 'send by Zelle'],
  ['payment-app', 'PayPal friends and family'],
  ['payment-app', 'pay in Bitcoin'],
  ['payment-app', 'two gift cards are fine'],
  ['payment-app', '$adabyron'],
  ['payment-app', 'Western Union'],
  ['payment-app', 'Vеnmo'],
  ['wire', 'a wire transfer is best'],
  ['wire', 'please wire me the deposit'],
  ['wire', 'we can do this outside the platform'],
  ['wire', 'pay the deposit off the site'],
  ['wire', "a cashier's check"],
  ['wire', 'I will send my routing number'],
];

const HONEST = [
  'Is this still available?',
  '12,000 miles a year, 36 months',
  'The payment is $1,250.00 a month',
  '$389/month, $2,500 due at signing',
  'Lease runs 2024-2027',
  'It ends on 11/20/2027',
  'From 2026-11-20 on',
  'Zip code 78701-1234',
  'VIN 1HGCM82633A004352',
  'VIN: 5125550199',
  'Unit 5125',
  'Odometer: 23,456 miles',
  'The odometer says 2345678',
  'Rate is 3.25% fixed for 30 years',
  'Balance of $312,450.17',
  '1,250,000 points a year',
  'Five bedrooms, two baths, one garage',
  'One two-bedroom unit',
  'Two to three weeks, four at most',
  'I live at the lake',
  'Meet at the dealer',
  'Look at the photos. They are new.',
  'Great lease.Me and my wife love it',
  'Well kept.In garage since new',
  'No smoking, no pets, etc. Ask me anything',
  'The U.S. branch of the lender, e.g. in Texas',
  'At 5 p.m. or 10 a.m.',
  'Turn signal and wipers are new',
  'Signal is good in the building',
  'Wireless charging and wire wheels',
  'Hardwired smoke alarms',
  'Can I wire a charger in the garage?',
  'The crypt of the old church is nearby',
  'Cash price or lease?',
  'The app of the dealer shows the payoff',
  'I will call the lender tomorrow',
  'Please text the description again here',
  'Phone holder and two keys included',
  'Does the building have an email list?',
  'Paid off in 18 months',
  'A discount of 10 % in month 1-12',
  'Model 3 Long Range 2023',
  'F-150 XLT 4x4, 2.7L',
  'Mazda CX-5 2.5 S',
  '0 down, 48 months, 7,500 miles',
  'Ratio is 1.5 to 2.5',
  'Size 245/45R18 tires',
  'Room 101, floor 12, tower 3',
  'Between 5th and 6th street',
  'Suite 200, 1234 Main Street',
  'I am at work until six',
  'Available at once',
  'Is the deposit refundable?',
  'Transfer fee of $25.00 is paid here',
  'Bank of America holds the loan',
  'The bank approves transfers in ten days',
  'Points: 150,000 a year; fees: $1,189',
  'Ends 03/2028, began 03/2025',
  'APR 4.9%, 60 months, 41 left',
  'MLS 5125550199',
  'It is a line of credit',
  'A gift from my aunt, car cards included',
  'Snap-on tools in the trunk',
];

describe('ways off the platform', () => {
  it('has at least sixty examples of each kind', () => {
    expect(OFFERS.length).toBeGreaterThanOrEqual(60);
    expect(HONEST.length).toBeGreaterThanOrEqual(60);
  });

  it.each(OFFERS)('sees a %s in "%s"', (kind, text) => {
    expect(findOffPlatform(text).map((finding) => finding.kind)).toContain(kind);
  });

  it.each(HONEST)('sees nothing in "%s"', (text) => {
    expect(findOffPlatform(text)).toEqual([]);
  });

  it('masks contacts where they stand and leaves the rest as it was written', () => {
    expect(maskContacts('Hi! ☎️ Call 512-555-0199 or write to ada@example.com, thanks.')).toBe(
      'Hi! ☎️ Call •••••••••••• or write to •••••••••••••••, thanks.',
    );
    expect(maskContacts('Is Venmo fine?')).toBe('Is Venmo fine?');
    expect(maskContacts('Nothing here: 12,000 miles')).toBe('Nothing here: 12,000 miles');
  });

  it('takes no longer on a text made to hurt', () => {
    for (const part of ['a.', '5 ', 'a@', 'five ', 'dot ', 'at ', '((((', 'www.', '$a', '1-']) {
      const text = part.repeat(Math.ceil(5000 / part.length));
      const times = Array.from({ length: 5 }, () => {
        const started = performance.now();
        findOffPlatform(text);
        return performance.now() - started;
      });
      expect(Math.min(...times)).toBeLessThan(250);
    }
  });
});

describe('what must never be published', () => {
  it.each([
    '4242 4242 4242 4242',
    'card 4242424242424242',
    '3782-822463-10005',
    '５５５５ ５５５５ ５５５５ ４４４４',
    '4242\u200b4242\u200b4242\u200b4242',
  ])('sees a card number in "%s"', (text) => expect(findSecret(text)).toBe('card-number'));
  it.each(['123-45-6789', 'my SSN is 123456789', 'social security number: 123 45 6789'])(
    'sees a social security number in "%s"',
    (text) => expect(findSecret(text)).toBe('social-security-number'),
  );
  it.each([
    '4242 4242 4242 4241',
    '1234567890123456',
    '512-555-0199',
    '000-12-3456',
    '78701-1234',
    'order 123456789',
    '2024 2025 2026 2027',
  ])('sees nothing in "%s"', (text) => expect(findSecret(text)).toBeNull());
});
