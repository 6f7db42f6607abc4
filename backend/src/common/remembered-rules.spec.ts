import { expect, it, jest } from '@jest/globals';
import { getMetadataStorage, IsInt, validateSync } from 'class-validator';
import { rememberRules } from './remembered-rules.js';

class Base {
  @IsInt()
  inherited: unknown;
}
class Given extends Base {
  @IsInt()
  own: unknown;
}

it('finds and groups the rules of a class once', () => {
  const storage = getMetadataStorage();
  const find = jest.spyOn(storage, 'getTargetValidationMetadatas');
  const group = jest.spyOn(storage, 'groupByPropertyName');
  rememberRules(storage);
  const problems = (given: object) =>
    validateSync(Object.assign(new Given(), given)).map(({ property }) => property);

  expect(problems({ inherited: 'a', own: 'b' })).toEqual(expect.arrayContaining(['inherited', 'own']));
  expect(problems({ inherited: 1, own: 'b' })).toEqual(['own']);
  expect(problems({ inherited: 1, own: 2 })).toEqual([]);
  expect(find).toHaveBeenCalledTimes(1);
  expect(group).toHaveBeenCalledTimes(1);

  // with groups, other rules may apply
  validateSync(new Given(), { groups: ['some'] });
  expect(find).toHaveBeenCalledTimes(2);
});
