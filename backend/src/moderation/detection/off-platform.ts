import { normalise, originalSpan, type Reading } from './normalise.js';
import { correctNames, joinSpelled, signsForWords, undoLeet } from './readings.js';
import { GUARD_RULES, type OffPlatformKind, type ReadAs } from './rules.js';

export type { OffPlatformKind } from './rules.js';

export interface Finding {
  kind: OffPlatformKind;
  /** Its range in the original text: start, and end (exclusive). */
  start: number;
  end: number;
  /** True if readers see • in its place. */
  masked: boolean;
}

/** Characters between a request and the contact that it introduces: " at (". */
const AT_ONCE = 8;

/** Finds contact details and off-site payment hints, in the order of the text. */
export function findOffPlatform(written: string, plain: Reading = normalise(written)): Finding[] {
  const found: Finding[] = [];
  const places = new Places();
  const spelled = joinSpelled(plain);
  const named = (spelled ? [plain, spelled] : [plain]).map(correctNames);
  const [signs, words] = [named.map(signsForWords), named.map(undoLeet)];
  const readings: Record<ReadAs, Reading[]> = {
    plain: [plain],
    signs,
    words,
    all: [...new Set([plain, ...signs, ...words])],
  };
  for (const rule of GUARD_RULES)
    for (const reading of readings[rule.reads]) {
      if (!rule.needs.test(reading.text)) continue;
      for (const { from, to, doubtful } of rule.find(reading, written)) {
        const [start, end] = originalSpan(reading, from, to);
        if (rule.introduces && places.masks(end, end + AT_ONCE)) continue;
        const finding = { kind: rule.kind, start, end, masked: rule.masks && !doubtful };
        if (!places.has(finding)) found.push(places.add(finding));
      }
    }
  return found.sort((a, b) => a.start - b.start);
}

/** Where the text has findings: a set of characters, so that many findings do not take the square of their time. */
class Places {
  private readonly taken = new Map<OffPlatformKind | 'masked', Set<number>>();

  /** Whether a finding adds nothing: what it would mask is masked, or its kind was found in the same place. */
  has({ kind, masked, start, end }: Finding): boolean {
    return this.overlap(masked ? 'masked' : kind, start, end);
  }

  /** Whether a character from `start` to `end` (exclusive) is masked. */
  masks(start: number, end: number): boolean {
    return this.overlap('masked', start, end);
  }

  private overlap(what: OffPlatformKind | 'masked', start: number, end: number): boolean {
    const taken = this.taken.get(what);
    for (let at = start; taken && at < end; at++) if (taken.has(at)) return true;
    return false;
  }

  add(finding: Finding): Finding {
    for (const what of finding.masked ? (['masked', finding.kind] as const) : [finding.kind]) {
      const taken = this.taken.get(what) ?? new Set();
      for (let at = finding.start; at < finding.end; at++) taken.add(at);
      this.taken.set(what, taken);
    }
    return finding;
  }
}

const MASK = '•';

/** The text as others read it. Names of payment apps stay readable, so that the sentence still makes sense. */
export function maskContacts(
  written: string,
  findings: readonly Finding[] = findOffPlatform(written),
): string {
  let masked = '';
  let at = 0;
  const hidden = findings.filter((finding) => finding.masked).sort((a, b) => a.start - b.start);
  for (const { start, end } of hidden) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    masked += written.slice(at, from) + written.slice(from, end).replace(/[^\s]/gu, MASK);
    at = end;
  }
  return masked + written.slice(at);
}
