import { expect, it } from '@jest/globals';
import { KINDS } from '@handover/domain/notifications/notification-kinds';
import type { NotificationPreference } from './notification.entity.js';
import { preferencesOf } from './notification-preferences.service.js';

const off = (kind: NotificationPreference['kind']) =>
  ({ userId: 'ada', kind, mail: false, inApp: false }) as NotificationPreference;
const chosen = (...stored: NotificationPreference[]) =>
  new Map(preferencesOf('ada', stored).map((preference) => [preference.kind, preference]));

it('has every kind in the order of the table, switched on until the member chooses', () => {
  const all = preferencesOf('ada', []);
  expect(all.map(({ kind }) => kind)).toEqual(KINDS);
  expect(all.every(({ mail, inApp, userId }) => mail && inApp && userId === 'ada')).toBe(true);
});

it('has what the member chose, of that kind only', () => {
  const preferences = chosen(off('question'));
  expect(preferences.get('question')).toMatchObject({ mail: false, inApp: false, locked: false });
  expect(preferences.get('answer')).toMatchObject({ mail: true, inApp: true });
});

it('keeps deadlines, money and saved searches on, whatever is stored', () => {
  const preferences = chosen(off('deadline'), off('money'), off('saved'));
  for (const kind of ['deadline', 'money', 'saved'] as const)
    expect(preferences.get(kind)).toMatchObject({ mail: true, inApp: true, locked: true });
});
