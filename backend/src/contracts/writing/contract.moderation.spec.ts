import { expect, it } from '@jest/globals';
import { moderationOf } from './contract.moderation.js';

const moderated = (facts: Record<string, string>) =>
  moderationOf({
    title: 'Civic lease',
    type: 'car-lease',
    description: 'Well kept.',
    location: 'Austin, TX',
    monthlyPayment: 38900,
    remainingTermMonths: 18,
    incentive: 0,
    facts,
  });

it('masks a phone number that is split over two facts', () => {
  const { maskedFacts, flags } = moderated({ make: 'call 512 555', model: '0100 today', color: 'blue' });
  expect(maskedFacts).toMatchObject({
    make: expect.not.stringMatching(/\d/),
    model: expect.not.stringMatching(/\d/),
  });
  expect(flags).toContain('phone');
});

it('leaves facts with numbers as they are', () => {
  for (const facts of [
    { make: 'Mazda', model: 'CX-5 2.5 S', thirdParty: 'Toyota Financial 2000' },
    { make: 'BMW', model: '330i', thirdParty: 'Bank 54' },
    { make: 'Fiat', model: '500 1.4', thirdParty: 'First 1st Bank' },
  ])
    expect(moderated(facts).maskedFacts).toBeNull();
});
