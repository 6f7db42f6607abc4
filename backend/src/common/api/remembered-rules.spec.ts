import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PartialType } from '@nestjs/swagger';
import { getMetadataStorage, IsInt, ValidateIf, validateSync, ValidateNested } from 'class-validator';
import { rememberRules } from './remembered-rules.js';

class Base {
  @IsInt()
  inherited: unknown;
}
class Given extends Base {
  @IsInt()
  own: unknown;
}
class Outer {
  @ValidateNested()
  inner: unknown;
}
class Conditional {
  @ValidateIf(({ isGiven }: Conditional) => isGiven)
  @IsInt()
  value: unknown;

  isGiven = true;
}
class Partly extends PartialType(Given) {
  @IsInt()
  further: unknown;
}

const storage = getMetadataStorage();
const find = jest.spyOn(storage, 'getTargetValidationMetadatas');
const group = jest.spyOn(storage, 'groupByPropertyName');
beforeAll(() => {
  rememberRules(storage);
  rememberRules(storage);
});
beforeEach(() => {
  find.mockClear();
  group.mockClear();
});

const problemsOf = (given: object) => validateSync(given).map(({ property }) => property);
/** Twice: the second time from memory. */
const problems = <T extends object>(type: new () => T, given: Partial<T>) => {
  const first = problemsOf(Object.assign(new type(), given));
  expect(problemsOf(Object.assign(new type(), given))).toEqual(first);
  return first.sort();
};

it('finds and groups the rules of a class once', () => {
  expect(problems(Given, { inherited: 'a', own: 'b' })).toEqual(['inherited', 'own']);
  expect(problems(Given, { inherited: 1, own: 'b' })).toEqual(['own']);
  expect(problems(Given, { inherited: 1, own: 2 })).toEqual([]);
  expect(find).toHaveBeenCalledTimes(1);
  expect(group).toHaveBeenCalledTimes(1);

  // with groups, other rules may apply
  validateSync(new Given(), { groups: ['some'] });
  expect(find).toHaveBeenCalledTimes(2);
});

describe('the rules', () => {
  it('of a condition are applied to each object', () => {
    expect(problems(Conditional, { value: 'a' })).toEqual(['value']);
    expect(problems(Conditional, { value: 'a', isGiven: false })).toEqual([]);
    expect(problems(Conditional, { value: 'a' })).toEqual(['value']);
  });

  it('of an object in an object are those of its class', () => {
    expect(problems(Outer, { inner: Object.assign(new Given(), { inherited: 1, own: 'b' }) })).toEqual([
      'inner',
    ]);
    expect(problems(Outer, { inner: Object.assign(new Base(), { inherited: 1 }) })).toEqual([]);
  });

  it('of a mapped type are not those of its parent', () => {
    expect(problems(Partly, { further: 1 })).toEqual([]);
    expect(problems(Partly, { own: 'b' })).toEqual(['further', 'own']);
    expect(problems(Given, {})).toEqual(['inherited', 'own']);
  });

  it('are found if they are added later', () => {
    expect(problems(Base, { inherited: 1 })).toEqual([]);
    class Later extends PartialType(Given) {
      late: unknown;
    }
    expect(problems(Later, { own: 'b' })).toEqual(['own']);
    IsInt()(Later.prototype, 'late');
    expect(problems(Later, { own: 'b' })).toEqual(['late', 'own']);
  });
});
