import { expect, it } from '@jest/globals';
import { fieldsOf } from '../../backend/src/common/api/shown.js';
import { Contract } from '../../backend/src/contracts/contract.entity.js';

interface Fields {
  properties: object;
  columns: string;
}

it("P1 with the product's fields has those of its REST API, in their order", async () => {
  const path = './peers/p1-fields.js';
  const { FIELDS } = (await import(path)) as { FIELDS: Record<'own' | 'product', Fields> };
  expect(Object.keys(FIELDS.product.properties)).toEqual(fieldsOf(Contract.prototype));
  for (const { properties, columns } of Object.values(FIELDS))
    for (const name of Object.keys(properties)) expect(columns).toMatch(new RegExp(`\\b${name}\\b`));
});
