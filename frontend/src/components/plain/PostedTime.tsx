import { formatDay, timeSince } from '../../lib/format/time';

/** "Posted about 1 hour ago", with the date on hover. Hydration may find a different text, because time has passed. */
export function PostedTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatDay(iso)} suppressHydrationWarning>
      {`Posted ${timeSince(iso)} ago`}
    </time>
  );
}
