import { joinSpelled, normalise, originalSpan, signsForWords, undoLeet, type Reading } from './normalise.js';
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

/** Finds contact details and off-site payment hints, in the order of the text. */
export function findOffPlatform(written: string, plain: Reading = normalise(written)): Finding[] {
  const found: Finding[] = [];
  const spelled = joinSpelled(plain);
  const readings: Record<ReadAs, Reading[]> = {
    plain: [plain],
    signs: [plain, ...(spelled ? [spelled] : [])].map(signsForWords),
    leet: [plain, ...(spelled ? [spelled] : [])].map(undoLeet),
  };
  for (const rule of GUARD_RULES)
    for (const reading of readings[rule.reads]) {
      if (!rule.needs.test(reading.text)) continue;
      for (const { from, to, doubtful } of rule.find(reading, written)) {
        const [start, end] = originalSpan(reading, from, to);
        const finding = { kind: rule.kind, start, end, masked: rule.masks && !doubtful };
        if (!found.some((other) => isSameKind(other, finding) && overlaps(other, finding)))
          found.push(finding);
      }
    }
  return found.sort((a, b) => a.start - b.start);
}

const overlaps = (a: Finding, b: Finding) => a.start < b.end && b.start < a.end;
const isSameKind = (a: Finding, b: Finding) => (a.masked && b.masked) || a.kind === b.kind;

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
