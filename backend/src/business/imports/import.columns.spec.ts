import { definitionsOf } from '@handover/domain/facts/definitions';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { describe, expect, it } from '@jest/globals';
import { columnsOfType, columnWithHeading, FILE_COLUMNS } from './import.columns.js';
import { STATED } from '../../contracts/contract.fields.js';

describe('the columns of a file of contracts', () => {
  it('have each heading and each name once', () => {
    for (const part of ['heading', 'name'] as const)
      expect(new Set(FILE_COLUMNS.map((column) => column[part])).size).toBe(FILE_COLUMNS.length);
  });

  it.each(CONTRACT_TYPES)('of type %s are all that it states', (type) => {
    const names = columnsOfType(type).map(({ name }) => name);
    const stated = STATED.filter((key) => key !== 'facts');
    const facts = definitionsOf(type).map(({ key }) => `facts.${key}`);
    expect(names.toSorted()).toEqual(['externalId', 'photoUrls', ...stated, ...facts].toSorted());
    for (const { key, values } of definitionsOf(type))
      expect(FILE_COLUMNS.find(({ name }) => name === `facts.${key}`)?.values).toEqual(
        expect.arrayContaining([...(values ?? []).map(({ value }) => expect.objectContaining({ value }))]),
      );
  });

  it.each([
    ['monthly_payment_dollars', 'monthlyPayment', 'money'],
    ['Monthly payment', 'monthlyPayment', 'money'],
    [' REMAINING_TERM_MONTHS ', 'remainingTermMonths', 'int'],
    ['Model year', 'facts.year', 'int'],
    ['VIN', 'facts.vin', 'text'],
    ['type', 'type', 'enum'],
    ['External ID', 'externalId', 'text'],
    ['Photo addresses', 'photoUrls', 'text'],
    ['photo_urls', 'photoUrls', 'text'],
  ])('the heading %j means %s, which is %s', (heading, name, kind) =>
    expect(columnWithHeading(heading)).toMatchObject({ name, kind }),
  );

  it.each(['status', 'notes', '', 'user_id'])('the heading %j means nothing', (heading) =>
    expect(columnWithHeading(heading)).toBeUndefined(),
  );
});
