import { describe, expect, it } from '@jest/globals';
import {
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '@handover/domain/notifications/notification-events';
import type { NotificationKind } from '@handover/domain/notifications/notification-kinds';
import { mailOf, planMail } from './mail-plan.js';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(now + hours * HOUR).toISOString();

interface Row {
  event: NotificationEvent;
  kind: NotificationKind;
  facts: { to: 'buyer'; by: 'clock'; dueAt?: string } | null;
  readAt: string | null;
  mailAt: string | null;
}

const row = (event: NotificationEvent, more: Partial<Row> = {}): Row => ({
  event,
  kind: NOTIFICATION_EVENTS[event].kind,
  facts: null,
  readAt: null,
  mailAt: at(0),
  ...more,
});
const member = {
  ...{ isDeleted: false, hasConfirmedEmail: true, lastMailedAt: 0 },
  wantsMail: (_kind: NotificationKind) => true,
};
/** The events of each part of the plan. */
const plan = (rows: Row[], more: Partial<typeof member> = {}) => {
  const { drop, send, wait } = planMail(rows, { ...member, ...more }, now);
  const events = (part: Row[]) => part.map(({ event }) => event);
  return { drop: events(drop), send: events(send), wait: events(wait) };
};

describe('the email about a contract', () => {
  it('is sent once the first notification is due, and takes the others with it', () => {
    const rows = [row('step-done'), row('question', { mailAt: at(0.1) })];
    expect(plan(rows)).toEqual({ drop: [], send: ['step-done', 'question'], wait: [] });
    expect(plan(rows.slice(1))).toEqual({ drop: [], send: [], wait: [] });
  });

  it('comes at most once a day: what is due waits until a day after the last one', () => {
    const rows = [row('step-done'), row('question', { mailAt: at(0.1) })];
    const planned = planMail(rows, { ...member, lastMailedAt: now - 23 * HOUR }, now);
    expect(planned).toMatchObject({ drop: [], send: [], nextAt: now + HOUR });
    // the other one keeps its time
    expect(planned.wait).toEqual([rows[0]]);
    expect(plan(rows, { lastMailedAt: now - 24 * HOUR }).send).toHaveLength(2);
  });

  it('does not wait with money and ends', () => {
    const rows = [row('step-done'), row('completed')];
    expect(plan(rows, { lastMailedAt: now - HOUR }).send).toEqual(['step-done', 'completed']);
  });

  it('does not wait with a deadline that passes before the next email', () => {
    const due = (hours: number) => row('due-soon', { facts: { to: 'buyer', by: 'clock', dueAt: at(hours) } });
    const sent = (one: Row) => plan([one], { lastMailedAt: now - HOUR }).send.length;
    expect([due(22), due(24), due(-1), row('due-soon')].map(sent)).toEqual([1, 0, 0, 0]);
  });

  it('does not wait with a day of a step only because it is near', () => {
    const step = row('step-done', { facts: { to: 'buyer', by: 'clock', dueAt: at(2) } });
    expect(plan([step], { lastMailedAt: now - HOUR }).wait).toEqual(['step-done']);
  });

  it('leaves out what was read, but never money and deadlines', () => {
    const read = { readAt: at(-1) };
    const rows = [row('question', read), row('answer'), row('completed', read), row('late', read)];
    expect(plan(rows)).toEqual({ drop: ['question'], send: ['answer', 'completed', 'late'], wait: [] });
  });

  it('leaves out kinds that the member has switched off, but never money and deadlines', () => {
    const rows = [row('question'), row('answer'), row('completed'), row('late')];
    const isOff = new Set<NotificationKind>(['question', 'money', 'deadline']);
    expect(plan(rows, { wantsMail: (kind) => !isOff.has(kind) })).toEqual({
      drop: ['question'],
      send: ['answer', 'completed', 'late'],
      wait: [],
    });
  });

  it('has only money and deadlines in it if the address is not confirmed', () => {
    const rows = [row('question'), row('completed'), row('late'), row('listing-silent')];
    expect(plan(rows, { hasConfirmedEmail: false })).toEqual({
      drop: ['question', 'listing-silent'],
      send: ['completed', 'late'],
      wait: [],
    });
  });

  it('is never sent to a deleted account', () =>
    expect(plan([row('completed')], { isDeleted: true })).toEqual({
      drop: ['completed'],
      send: [],
      wait: [],
    }));
});

describe('what an email says', () => {
  const told = (event: NotificationEvent, contractId = 'c1') => ({
    ...{ userId: 'ada', event, kind: NOTIFICATION_EVENTS[event].kind, facts: null, contractId },
    ...{ transferId: null, title: `Title of ${event}`, text: `Text of ${event}` },
  });
  const titles = new Map([['c1', 'A lease']]);
  const mail = (...rows: ReturnType<typeof told>[]) =>
    mailOf(rows, titles, ({ userId, kinds }) => `off:${userId}:${kinds.join('+')}`);

  it('lists the notifications in their order, and links to the page of the newest', () => {
    const { news, path, contractTitle } = mail(told('answer'), told('listing-over'));
    expect(news.map(({ title }) => title)).toEqual(['Title of answer', 'Title of listing-over']);
    expect(path).toBe('/account?tab=listings');
    expect(contractTitle).toBe('A lease');
  });

  it('offers to switch off only the kinds that it is about, each once, and none that is locked', () => {
    expect(
      mail(told('answer'), told('completed'), told('listing-off'), told('question')).unsubscribe,
    ).toEqual({
      token: 'off:ada:answer+question',
      kinds: ['Answers to your questions', 'Questions about your listings'],
    });
    expect(mail(told('completed'), told('late')).unsubscribe).toBeNull();
  });

  it('links to the list of favorites if it is about several, and to the contract of a single one', () => {
    expect(mail(told('favourite-back'), told('favourite-gone', 'c2'))).toMatchObject({
      contractTitle: 'your favorites',
      path: '/account?tab=saved',
    });
    expect(mail(told('favourite-back')).path).toBe('/contracts/c1');
  });
});
