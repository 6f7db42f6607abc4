import type { ImportSourceFieldsFragment, MyImportSourcesQuery } from '../../../generated/import-sources';
import { formatMoment } from '../../../lib/format/time';

export type SourceShown = ImportSourceFieldsFragment;
export type Organisation = MyImportSourcesQuery['myOrganisations'][number];
type Tone = 'amber' | 'neutral' | 'primary';

const HOURS = [1, 2, 3, 4, 6, 8, 12, 24];

/** "dealer.example" of "https://dealer.example/stock.csv". */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** "Every hour", "Every 6 hours", "Once a day". */
export function everyText(hours: number): string {
  if (hours === 24) return 'Once a day';
  return hours === 1 ? 'Every hour' : `Every ${hours} hours`;
}

/** The usual intervals, and the one that was chosen over the API. */
export const everyOptions = (chosen: number): { value: string; label: string }[] =>
  [...new Set([...HOURS, chosen])]
    .toSorted((one, other) => one - other)
    .map((hours) => ({ value: String(hours), label: everyText(hours) }));

export function stateOf({ disabledAt, failures }: SourceShown): { label: string; tone: Tone } {
  if (disabledAt) return { label: 'Off', tone: 'neutral' };
  return failures > 0 ? { label: 'Failing', tone: 'amber' } : { label: 'On', tone: 'primary' };
}

/** "CSV, every 6 hours, for Acme Motors. Listings that the file leaves out are paused." */
export function settingsText(
  { format, everyHours, organisationId, missing }: SourceShown,
  organisations: readonly Organisation[],
): string {
  const name = organisations.find(({ id }) => id === organisationId)?.name ?? 'an organization';
  const parts = [
    format === 'CSV' ? 'CSV' : 'JSON Lines',
    everyText(everyHours).toLowerCase(),
    ...(organisationId ? [`for ${name}`] : []),
  ];
  return `${parts.join(', ')}.${missing === 'PAUSE' ? ' Listings that the file leaves out are paused.' : ''}`;
}

/** What came of the last fetch. */
export function resultText({ lastFetchedAt, lastOutcome, lastError, failures, failingSince }: SourceShown) {
  if (!lastFetchedAt || !lastOutcome) return 'Not fetched yet.';
  const at = formatMoment(lastFetchedAt);
  if (lastOutcome === 'IMPORTED') return `Imported on ${at}.`;
  if (lastOutcome === 'UNCHANGED') return `Not changed on ${at}.`;
  const since =
    failures > 1 && failingSince
      ? ` It has failed ${failures} times since ${formatMoment(failingSince)}.`
      : '';
  return `Failed on ${at}: ${lastError ?? ''}${since}`;
}

const OFF: Record<NonNullable<SourceShown['offReason']>, string> = {
  MEMBER: 'You switched it off.',
  FAILING: 'We switched it off after five days without a file. Switch it on once the address works again.',
  ACCOUNT: 'It was switched off while your account could not be used.',
  ORGANISATION: 'It was switched off because you cannot list for the organization any more.',
};

export const isDue = ({ nextFetchAt }: SourceShown, now: number): boolean =>
  nextFetchAt !== null && Date.parse(nextFetchAt) <= now;

/** When it is fetched next, or why it is not. */
export function nextText(source: SourceShown, now: number): string {
  if (source.nextFetchAt === null) return OFF[source.offReason ?? 'MEMBER'];
  if (isDue(source, now)) return 'It is fetched as soon as no other import of yours is running.';
  return `Next on ${formatMoment(source.nextFetchAt)}.`;
}
