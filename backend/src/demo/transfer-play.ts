import { newsOf, type News } from '@handover/domain/notifications/transfer-news';
import { ACCEPT_HOURS_RANGE } from '@handover/domain/transfers/accept-hours';
import { addDays, dayOf } from '@handover/domain/days';
import { otherOf, type Party, type TransferActor } from '@handover/domain/transfers/transfer-life';
import { move, outcomeOf, type Outcome } from '@handover/domain/transfers/transfer-moves';
import { currentStep, newTransfer, type TransferState } from '@handover/domain/transfers/transfer-state';
import { isBound, templateOf } from '@handover/domain/transfers/transfer-steps';
import { CONSENT_FROM, type Act, type Story } from './transfer-stories.js';

export interface PlayedEvent {
  at: string;
  by: TransferActor;
  action: string;
  stepKey: string | null;
  note: string | null;
}

export interface Played {
  state: TransferState;
  /** What the last act asks of money and contract, if it ended the transfer. */
  outcome: Outcome | null;
  events: PlayedEvent[];
  /** What the parties were told, and when. */
  news: (News & { at: string })[];
  /** When the last thing happened. */
  at: string;
}

/** Days that one step takes, and days until the other party confirms it. */
const PACE = { step: 2, word: 0.4 };

/** Plays a story from its beginning with the rules of the product, so that the result is what they lead to. */
export function play({ type, until, acts = [] }: Story, start: string): Played {
  const events: PlayedEvent[] = [{ at: start, by: 'provider', action: 'begin', stepKey: null, note: null }];
  const played: Played = {
    state: newTransfer(type, {}, start, ACCEPT_HOURS_RANGE.usual),
    outcome: null,
    events,
    news: [],
    at: start,
  };
  const tell = (before: TransferState | null, by: TransferActor) =>
    played.news.push(...newsOf(before, played.state, by).map((news) => ({ ...news, at: played.at })));
  tell(null, 'provider');
  const act = (days: Act[0], by: Act[1], action: Act[2], more: Act[3] = {}) => {
    const at = addDays(played.at, days);
    const before = played.state;
    const asked = { action, by, ...more };
    const stepKey = currentStep(played.state)?.key ?? null;
    const state = move(played.state, asked, at);
    events.push({ at, by, action, stepKey, note: more.note ?? null });
    Object.assign(played, { at, state, outcome: outcomeOf(state, asked) });
    tell(before, by);
  };
  const closeStep = (key: string) => {
    const { actor, closes } = templateOf(type, key);
    const by: Party = actor === 'buyer' ? 'buyer' : 'holder';
    const day = dayOf(addDays(played.at, PACE.step));
    act(PACE.step, by, 'complete-step', {
      doneOn: day,
      ...(isBound(type, key, {}) && { from: CONSENT_FROM[type] }),
    });
    if (closes === 'both') act(PACE.word, otherOf(by), 'confirm-step');
  };
  if (until !== null) {
    act(PACE.word, 'buyer', 'accept');
    act(PACE.word, 'holder', 'accept');
    for (let step = currentStep(played.state); step && step.key !== until; step = currentStep(played.state))
      closeStep(step.key);
  }
  for (const one of acts) act(...one);
  return played;
}

/** The same, with its last act `ago` days before now. */
export function playUntilNow(story: Story, now: number): Played {
  const dry = play(story, new Date(0).toISOString());
  const start = now - story.ago * 86_400_000 - Date.parse(dry.at);
  return play(story, new Date(start).toISOString());
}
