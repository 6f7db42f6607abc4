import { expect, it } from '@jest/globals';
import { senderOf } from './mail.service.js';

const SHIPPED = 'Handover <no-reply@example.com>';
const address = 'no-reply@example.com';

it.each([
  ['is as shipped', SHIPPED, null, 'Handover', { name: 'Handover', address }],
  ['has the name of the site', SHIPPED, null, 'Acme', { name: 'Acme', address }],
  [
    'has the name that the operator chose',
    '"Acme, Inc." <no-reply@example.com>',
    null,
    'Site',
    { name: 'Acme, Inc.', address },
  ],
  [
    'has the sender of the brand',
    '"Acme, Inc." <no-reply@example.com>',
    'Ada',
    'Site',
    { name: 'Ada', address },
  ],
  ['has no name', ' no-reply@example.com ', null, 'Site', { name: '', address }],
  ['has the sender of the brand before a bare address', address, 'Ada', 'Site', { name: 'Ada', address }],
  [
    'is left alone if its form is unknown',
    'no-reply@example.com (Acme)',
    'Ada',
    'Site',
    'no-reply@example.com (Acme)',
  ],
])('the sender %s', (_, mailFrom, mailSender, title, expected) => {
  expect(senderOf(mailFrom, mailSender, title)).toEqual(expected);
});
