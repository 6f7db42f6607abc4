import { findOffPlatform, type Finding, type OffPlatformKind } from './off-platform.js';

/** A finding in one of several texts. */
export interface PartFinding extends Finding {
  /** Which of the texts. */
  text: number;
}

/** How many messages of one sender are read together, and how far apart in time and in the thread they may be. */
export const TOGETHER = { messages: 3, minutes: 10, distance: 20 };

const LONGEST_PART = 200;
/** What is never masked; other findings that are not are doubtful, and with more texts around them all the more so. */
const TALK: readonly OffPlatformKind[] = ['messenger', 'payment-app', 'wire'];
const PART =
  /\d{2}|\d\D{1,3}\d|\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b|@|\b(?:dot|com|net|org|punto|arroba)\b|mail|yahoo|outlook|icloud|proton|insta|snap|telegram|\big\b|tiktok|discord|handle|\bapp\b|\$\s?[a-z]|^\S{4,40}$/i;

/** Whether a message may be one part of a contact that is split over several messages. Cheap: every message is asked. */
export const mayBePart = (text: string): boolean => text.length <= LONGEST_PART && PART.test(text);

/** Contacts that consecutive messages of one sender give only together, each cut into its parts. */
export function findSplitContacts(texts: readonly string[]): PartFinding[] {
  const starts: number[] = [];
  let joined = '';
  for (const text of texts) {
    starts.push(joined.length);
    joined += `${text}\n`;
  }
  const known = new Map<number, Finding[]>();
  const alone = (text: number): Finding[] => {
    const found = known.get(text) ?? findOffPlatform(texts[text] ?? '');
    known.set(text, found);
    return found;
  };
  const parts: PartFinding[] = [];
  for (const finding of findOffPlatform(joined)) {
    if (!finding.masked && !TALK.includes(finding.kind)) continue;
    const cut = texts.flatMap((text, at) => {
      const offset = starts[at] ?? 0;
      const [from, to] = [Math.max(0, finding.start - offset), Math.min(text.length, finding.end - offset)];
      const part = { ...finding, text: at, start: from, end: to };
      return part.start < part.end ? [part] : [];
    });
    if (cut.length > 1 || dependsOnOthers(finding, cut[0], alone)) parts.push(...cut);
  }
  return parts;
}

/** "my gmail is" / "ada.byron1815": the contact is in one message, what makes it one is in another. */
const dependsOnOthers = (
  { kind }: Finding,
  part: PartFinding | undefined,
  alone: (text: number) => Finding[],
): boolean =>
  part !== undefined &&
  !alone(part.text).some(
    (found) => found.kind === kind && found.start <= part.start && part.end <= found.end,
  );

export interface Sent {
  message: string;
  /** In seconds. */
  at: number;
  /** Its number in the thread. */
  seq: number;
}

/** The parts of contacts that a message completes with those before it; `text` is the place among all messages. */
export function partsCompletedBy(messages: readonly Sent[], last: number): PartFinding[] {
  const { message, at, seq } = messages[last] as Sent;
  if (!mayBePart(message)) return [];
  const first = messages.findIndex(
    (sent, place) =>
      place > last - TOGETHER.messages &&
      at - sent.at < TOGETHER.minutes * 60 &&
      seq - sent.seq < TOGETHER.distance,
  );
  const together = messages.slice(first, last + 1).map((sent) => sent.message);
  return findSplitContacts(together).map((part) => ({ ...part, text: part.text + first }));
}

/** The parts of split contacts in one of a sender's messages, whichever message completed them. */
export const splitPartsIn = (messages: readonly Sent[], own: number): PartFinding[] =>
  Array.from({ length: TOGETHER.messages }, (_, more) => own + more)
    .filter((last) => last < messages.length)
    .flatMap((last) => partsCompletedBy(messages, last))
    .filter(({ text }) => text === own);
