import { timeAgoInText } from '../../../lib/format/time';

interface ChangedTimeProps {
  iso: string;
  inSentence?: boolean;
}

/** "Updated 5 minutes ago". Hydration may find a different text, because time has passed. */
export const ChangedTime = ({ iso, inSentence = false }: ChangedTimeProps) => (
  <time dateTime={iso} suppressHydrationWarning>
    {`${inSentence ? 'updated' : 'Updated'} ${timeAgoInText(iso)}`}
  </time>
);
