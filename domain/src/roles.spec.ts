import { describe, expect, it } from '@jest/globals';
import { mayDo, RIGHTS, ROLES, ROLE_WORDS, type Right, type Role } from './roles.js';

const all = Object.keys(RIGHTS) as Right[];
const rightsOf = (...roles: Role[]) => all.filter((right) => mayDo(roles, right));

describe('what a role may do', () => {
  it('is everything for an admin, and nothing for a member without a role', () => {
    expect(rightsOf('admin')).toEqual(all);
    expect(rightsOf()).toEqual([]);
  });

  it('is no money and no settings for a moderator', () => {
    expect(rightsOf('moderator')).toEqual([
      'moderate',
      'answerRequests',
      'readMembers',
      'readContracts',
      'keepNotes',
      'readTransfers',
    ]);
  });

  it('is money, and the transfers that it belongs to, for finance', () =>
    expect(rightsOf('finance')).toEqual(['readTransfers', 'manageMoney']));

  it('is requests and reading for support', () =>
    expect(rightsOf('support')).toEqual([
      'answerRequests',
      'readMembers',
      'readContracts',
      'keepNotes',
      'readTransfers',
      'reachParties',
    ]));

  it('adds up for a member with several', () => {
    expect(rightsOf('finance', 'moderator')).toEqual(
      all.filter((right) => !['reachParties', 'runSite'].includes(right)),
    );
  });
});

it('every role is explained in a line', () => {
  for (const role of ROLES) expect(ROLE_WORDS[role].text).toMatch(/^[A-Z].{20,100}\.$/);
});
