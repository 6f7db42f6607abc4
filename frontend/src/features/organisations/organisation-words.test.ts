import { expect, it } from '@jest/globals';
import { domainOf, isOwner, roleLabel } from './organisation-words';

it.each([
  ['acme.example', 'acme.example'],
  [' https://Acme.example/cars?id=1 ', 'acme.example'],
  ['http://www.acme.example', 'www.acme.example'],
  ['', ''],
])('the domain of "%s" is "%s"', (text, domain) => expect(domainOf(text)).toBe(domain));

it('names roles, and knows who owns', () => {
  expect(roleLabel('EDITOR')).toBe('Editor');
  expect([isOwner({ role: 'OWNER' }), isOwner({ role: 'EDITOR' }), isOwner({ role: null })]).toEqual([
    ...[true, false, false],
  ]);
});
