import { describe, expect, it } from '@jest/globals';
import { namesOf, normalisedName, sharedName, subjectsByName } from './company-names.js';
import type { NamedSubject } from './rule.js';

it.each([
  ['GM Financial', 'gm'],
  ['  gm-financial, Inc. ', 'gm'],
  ['Ford Credit', 'fordcredit'],
  ['Ally Bank, N.A.', 'ally'],
  ['Toyota Financial Services', 'toyota'],
  ['BMW FS', 'bmw'],
  ['Citroën Finance', 'citroen'],
  ['M&T Bank', 'mt'],
  ['Sotheby’s L.L.C.', 'sothebys'],
  ['Financial Services', 'financialservices'],
  ['Incline Village', 'inclinevillage'],
  ['三菱 UFJ', '三菱ufj'],
  ['!?', ''],
  ['', ''],
])('%j is compared as %j', (name, normalised) => expect(normalisedName(name)).toBe(normalised));

const subject = (name: string, aliases: string[] = [], types: NamedSubject['types'] = ['car-lease']) => ({
  ...{ name, aliases, types },
});

it('a subject is found by its name and its aliases', () => {
  expect([...namesOf(subject('GM Financial', ['GMF', 'General Motors Financial', '?!']))]).toEqual([
    ...['gm', 'gmf', 'generalmotors'],
  ]);
});

describe('subjects by name', () => {
  const gm = subject('GM Financial', ['GMF']);
  const ford = subject('Ford Credit');
  const other = subject('G.M.');

  it('has exactly one subject for a name', () => {
    const found = subjectsByName([gm, ford, other]);
    expect(found.get('gmf')).toBe(gm);
    expect(found.get('fordcredit')).toBe(ford);
    expect(found.get('gm')).toBeNull();
    expect(found.get('tesla')).toBeUndefined();
  });
});

it.each([
  [subject('Acme'), subject('ACME Inc.'), 'Acme'],
  [subject('Acme', ['Acme Two']), subject('Other', ['acme two llc']), 'Acme Two'],
  [subject('Acme'), subject('Acme', [], ['loan']), null],
  [subject('Acme', [], ['loan', 'car-lease']), subject('Acme', [], ['loan']), 'Acme'],
  [subject('Acme'), subject('Apex'), null],
])('%j and %j share the name %j', (one, two, name) => expect(sharedName(one, two)).toBe(name));
