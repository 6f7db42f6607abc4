import { formatDay, postedAgo } from '../lib/format/time';

/** "Posted about 1 hour ago", with the day on hover. The words may age between server and browser. */
export function PostedTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatDay(iso)} suppressHydrationWarning>
      {postedAgo(iso)}
    </time>
  );
}
